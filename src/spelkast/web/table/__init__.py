"""The table page and the replay: from what one viewer is shown to markup, region by region."""
