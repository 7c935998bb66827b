#!/usr/bin/env python3
"""A bot that plays a game of Broadside over "broadside engine".

    docs/examples/bot.py                                   # Spanish Main against a bosun
    docs/examples/bot.py spanish-main --seats bot,captain,bosun --seed 7
    BROADSIDE="java -jar cli/target/broadside.jar" docs/examples/bot.py

It needs Python 3.8 or newer and nothing else. It plays legal choices at random, so it loses: the place to change that is
the function choose(). docs/protocol.md describes every message.
"""
import json
import os
import random
import shlex
import subprocess
import sys


def choose(decision, view, dice):
    """Returns the index of one of the offered options.

    decision  the message that asks: "says" is the question in words, "options" is what may be answered; each option has
              its "parts" (what a program reads) and "says" (what a person reads)
    view      all that our seat knows of the table, as a position document
    dice      a random generator
    """
    # An accusation tells the others who we are not, so this bot rarely makes one.
    quiet = [o for o in decision["options"] if not (isinstance(o["parts"], dict) and "accuse" in o["parts"])]
    options = quiet if quiet and dice.random() < 0.9 else decision["options"]
    return dice.choice(options)["index"]


def patched(view, changes):
    """Applies a patch: each change puts a value at a path, or takes one away. Returns the new view."""
    for change in changes:
        path = change["at"]
        if not path:
            view = change["put"]
            continue
        place = view
        for step in path[:-1]:
            place = place[step]
        if "put" in change:
            place[path[-1]] = change["put"]
        else:
            del place[path[-1]]
    return view


def play(arguments, dice):
    """Starts the engine, plays one match and returns the last message."""
    launcher = shlex.split(os.environ.get("BROADSIDE", ""))
    if not launcher:
        here = os.path.dirname(os.path.abspath(__file__))
        launcher = [os.path.join(here, "..", "..", "broadside")]
    engine = subprocess.Popen(
        launcher + ["engine"] + arguments,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    views = {}  # what each of our seats knows; with one bot seat there is only one
    ended = None
    for line in engine.stdout:
        message = json.loads(line)
        seat = message.get("to")
        kind = message["type"]
        if kind == "view":
            views[seat] = message["view"]
        elif kind == "patch":
            views[seat] = patched(views[seat], message["changes"])
        elif kind == "events" and seat == next(iter(views), seat):
            for event in message["events"]:
                print(event["says"])
        elif kind == "decision" and message["decision"] is not None:
            answer = {
                "type": "choose",
                "as": seat,  # needed only by a bot with several seats
                "decision": message["decision"],  # names the question, so that a late answer cannot hit another one
                "option": choose(message, views[seat], dice),
            }
            engine.stdin.write(json.dumps(answer) + "\n")
            engine.stdin.flush()
        elif kind in ("refused", "error", "fault"):
            # A bot that only picks from the options never gets here.
            print("bot: " + message["says"], file=sys.stderr)
            engine.kill()
        elif kind == "ended":
            ended = message
    engine.stdin.close()
    code = engine.wait()
    if code != 0 or ended is None:
        sys.exit("bot: the engine stopped with exit code %d" % code)
    return ended


def main():
    arguments = sys.argv[1:] or ["spanish-main", "--seats", "bot,bosun"]
    # The same --seed makes the same match: the engine's cards and our own choices.
    seed = arguments[arguments.index("--seed") + 1] if "--seed" in arguments else None
    ended = play(arguments, random.Random(seed))
    print()
    print(ended["says"])
    for name, place in sorted(ended["outcome"]["places"].items(), key=lambda item: item[1]):
        print("%d. %s: %d" % (place, name, ended["outcome"]["scores"][name]))


if __name__ == "__main__":
    main()
