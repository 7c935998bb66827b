#!/usr/bin/env python3
"""A bot that plays a game of Broadside, over "broadside engine" or at a table of a server.

    docs/examples/bot.py                                   # Spanish Main against a bosun
    docs/examples/bot.py spanish-main --seats bot,captain,bosun --seed 7
    BROADSIDE="java -jar cli/target/broadside.jar" docs/examples/bot.py

    docs/examples/bot.py --server http://localhost:8080    # opens a table with a bosun there, and plays
    docs/examples/bot.py --server http://localhost:8080 --table ID --token TOKEN
                                                           # plays the seat that this token is for

It needs Python 3.8 or newer and nothing else. It plays legal choices at random, so it loses: the place to change that is
the function choose(). docs/protocol.md describes every message, docs/api.md what a server adds to them.
"""
import base64
import json
import os
import random
import shlex
import socket
import ssl
import struct
import subprocess
import sys
import urllib.parse
import urllib.request


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


def play_engine(arguments, dice):
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


class Connection:
    """A WebSocket, as much of it as a bot needs (RFC 6455): text both ways, pings answered."""

    def __init__(self, url):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme in ("https", "wss")
        port = parts.port or (443 if secure else 80)
        self.socket = socket.create_connection((parts.hostname, port))
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (
                "GET %s HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\n\r\n" % (parts.path, parts.netloc, key)
            ).encode()
        )
        self.file = self.socket.makefile("rb")
        status = self.file.readline().decode()
        if " 101 " not in status:
            sys.exit("bot: the server did not open a socket: " + status.strip())
        while self.file.readline().strip():
            pass  # the other headers

    def frame(self, kind, payload):
        mask = os.urandom(4)
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)  # a request is shorter than 64 KB
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def messages(self):
        """Yields messages until the server closes."""
        text = b""
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                return
            kind, size = head[0] & 15, head[1] & 127
            if size == 126:
                size = struct.unpack("!H", self.file.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.file.read(8))[0]
            payload = self.file.read(size)
            if kind == 8:
                if payload[2:]:
                    print("bot: the server closed: " + payload[2:].decode(), file=sys.stderr)
                return
            if kind == 9:
                self.frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if head[0] & 0x80:
                    # what happened together comes together, a message a line
                    for line in text.decode().split("\n"):
                        yield json.loads(line)
                    text = b""

    def close(self):
        self.frame(8, struct.pack("!H", 1000))
        self.socket.close()


def ask(server, path, token, body):
    """Sends a request to the server and returns its answer."""
    request = urllib.request.Request(server + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    if token:
        request.add_header("Authorization", "Bearer " + token)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def open_table(server, game):
    """Comes in as a guest, opens a table with a bosun, and returns its id and a token for the bot's seat."""
    person = ask(server, "/api/people", None, {"name": "Bot"})["token"]
    seats = [{"sits": "me", "name": "Bot"}, {"sits": "captain", "level": "bosun"}]
    table = ask(server, "/api/tables", person, {"game": game, "seats": seats})
    # A seat's token can do nothing but play this seat: give that to a bot, not your own.
    token = ask(server, "/api/tables/%s/seats/0/token" % table["id"], person, {})["token"]
    return table["id"], token


def play_server(server, table, token, dice):
    """Plays one seat at a table of a server and returns the last message."""
    connection = Connection(server + "/play/" + table)
    connection.send({"type": "hello", "token": token, "language": "en"})
    view = None
    for message in connection.messages():
        kind = message["type"]
        if kind == "view":
            view = message["view"]
        elif kind == "patch":
            view = patched(view, message["changes"])
        elif kind == "events":
            for event in message["events"]:
                print(event["says"])
        elif kind == "decision" and message["decision"] is not None:
            option = choose(message, view, dice)
            connection.send({"type": "choose", "decision": message["decision"], "option": option})
        elif kind in ("refused", "error", "fault"):
            print("bot: " + message["says"], file=sys.stderr)
            if not message.get("stale"):
                sys.exit(1)
        elif kind == "ended":
            connection.close()
            return message
    sys.exit("bot: the server closed the connection before the end; start me again with the same token")


def value(arguments, flag):
    """Returns what stands behind a flag, or None."""
    return arguments[arguments.index(flag) + 1] if flag in arguments else None


def main():
    arguments = sys.argv[1:]
    # The same --seed makes the same match: the engine's cards and our own choices.
    dice = random.Random(value(arguments, "--seed"))
    server = value(arguments, "--server")
    if server:
        server = server.rstrip("/")
        table, token = value(arguments, "--table"), value(arguments, "--token")
        if not table or not token:
            table, token = open_table(server, "spanish-main")
        ended = play_server(server, table, token, dice)
    else:
        ended = play_engine(arguments or ["spanish-main", "--seats", "bot,bosun"], dice)
    print()
    print(ended["says"])
    for name, place in sorted(ended["outcome"]["places"].items(), key=lambda item: item[1]):
        print("%d. %s: %d" % (place, name, ended["outcome"]["scores"][name]))


if __name__ == "__main__":
    main()
