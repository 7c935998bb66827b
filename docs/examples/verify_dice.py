#!/usr/bin/env python3
"""Recomputes the dice of a Broadside match without Broadside. Needs Python 3.8 and nothing else.

  verify_dice.py                    check the test vector beside this file
  verify_dice.py RECORD             check chain and commitment of a finished record, list its draws
  verify_dice.py RECORD --sides 6   the same, shown as dice with so many sides
"""
import hashlib
import json
import os
import sys


def sha(data):
    return hashlib.sha256(data).digest()


def key_of(secret, match, strings):
    """SHA-256 over the secret, then the match id and each seat's string, each behind its length in four bytes."""
    parts = [bytes.fromhex(secret)]
    for text in [match] + strings:
        data = text.encode("utf-8")
        parts += [len(data).to_bytes(4, "big"), data]
    return sha(b"".join(parts))


def word(key, n):
    """Draw n: the first eight bytes of SHA-256 over the key and n in eight bytes, as an unsigned number."""
    return int.from_bytes(sha(key + n.to_bytes(8, "big"))[:8], "big")


def below(key, n, bound):
    """A number from 0 to bound - 1 starting at draw n, and the number of the next draw."""
    while True:
        w, n = word(key, n), n + 1
        if w >= 2**64 % bound:  # words in the incomplete stretch are rejected
            return w % bound, n


def canonical(value):
    """Canonical JSON: sorted names, no blanks, integers only."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(canonical(n) + ":" + canonical(value[n]) for n in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, str):
        short = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
        odd = lambda c: c < " " or c in "\x7f\u2028\u2029" or "\ud800" <= c <= "\udfff"
        return '"' + "".join(short.get(c) or ("\\u%04x" % ord(c) if odd(c) else c) for c in value) + '"'
    return json.dumps(value)


def check_vector(path):
    with open(path, encoding="utf-8") as file:
        vector = json.load(file)
    key = key_of(vector["secret"], vector["match"], vector["strings"])
    assert sha(bytes.fromhex(vector["secret"])).hex() == vector["commitment"], "commitment"
    assert key.hex() == vector["key"], "key"
    assert ["%016x" % word(key, n) for n in range(len(vector["words"]))] == vector["words"], "words"
    n = 0
    for draw in vector["draws"]:
        value, n = below(key, n, draw["bound"])
        assert value == draw["value"], draw
    print("The test vector is right: key, %d words, %d draws." % (len(vector["words"]), len(vector["draws"])))


def check_record(path, sides):
    chain, lines = "", []
    with open(path, encoding="utf-8", newline="\n") as file:
        for number, text in enumerate(file, 1):
            line = json.loads(text)
            found = line.pop("chain")
            chain = sha((chain + canonical(line)).encode("utf-8")).hex()[:16]
            if chain != found:
                sys.exit("line %d was edited, or lines before it are missing" % number)
            lines.append(line)
    header, secret = lines[0], lines[1]["secret"]
    if lines[-1]["line"] != "end":
        sys.exit("the record is not finished")
    if sha(bytes.fromhex(secret)).hex() != header["commitment"]:
        sys.exit("the secret is not the one the host committed to")
    key = key_of(secret, header["match"], [seat.get("string", "") for seat in header["seats"]])
    print("chain and commitment are right, key", key.hex())
    for line in lines:
        if line["line"] == "events" and "draws" in line:
            said = " ".join(event.get("says", event["message"]["key"]) for event in line["events"])
            for n in range(*line["draws"]):
                shown = "%016x" % word(key, n) if not sides else "%d" % (1 + below(key, n, sides)[0])
                print("entry %d draw %d: %s  %s" % (line["seq"], n, shown, said))


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if not arguments:
        check_vector(os.path.join(os.path.dirname(os.path.abspath(__file__)), "dice-vector.json"))
    else:
        check_record(arguments[0], int(arguments[2]) if arguments[1:2] == ["--sides"] else 0)
