"""Spelkast: five board games with secrets, written once, played and studied everywhere."""
