"""Sit down and play: python example_bot.py http://localhost:8765 TABLE NAME"""

import json
import random
import sys
import urllib.request

site, table, name = sys.argv[1:]


def call(path, body=None, token=""):
    """Ask the site something; with a body, have it do something."""
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{site}/api{path}", data, headers))


token = json.load(call("/people", {"name": name}))["token"]
print("My seat:", json.load(call(f"/tables/{table}/join", {"name": name}, token))["seat"])
event, answered = "", ""
for line in call(f"/tables/{table}/stream", token=token):
    key, _, value = line.decode().strip().partition(": ")
    event = value if key == "event" else event
    view = json.loads(value) if key == "data" and event == "view" else {}
    if view.get("moment", "") not in ("", answered):  # this seat owes a decision
        answered, action = view["moment"], random.choice(view["legal"])
        print(view["what"], "->", action["words"], flush=True)
        call(f"/tables/{table}/act", {"action": action["text"], "moment": answered}, token)
    if view.get("state") == "over":
        sys.exit(view["what"])
