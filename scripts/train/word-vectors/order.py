"""Orders the words of a table so that it is smaller on the wire, without changing what any word means.

Rows are stored as what differs from the row before, so a row that is like the one before compresses better. Words with one first
character stay together, because that character is written once. From each word the order goes on to the nearest one of its
character, and from the last of these to the nearest word that is left.

Usage: order.py TABLE.json, which is written anew. `learn.py` orders what it learned by the same function.
"""

import base64
import json
import sys
from itertools import groupby

import numpy as np

ONES = np.array([bin(byte).count("1") for byte in range(256)], dtype=np.uint16)


def nearest(rows, candidates, row):
    """The first of the candidates, rows of `rows`, in which the fewest bits differ from `row`."""
    return int(np.argmin(ONES[rows[candidates] ^ row].sum(axis=1)))


def stored(words, rows):
    """The stored parts of a table of `words`, sorted, and their `rows` of bits."""
    groups = [list(group) for _, group in groupby(range(len(words)), lambda at: words[at][0])]
    group_of = {at: number for number, group in enumerate(groups) for at in group}
    left = np.ones(len(words), dtype=bool)
    order, lines = [], []
    while left.any():
        candidates = np.flatnonzero(left)
        at = int(candidates[nearest(rows, candidates, rows[order[-1]])]) if order else 0
        open_words = list(groups[group_of[at]])
        chosen = []
        while True:
            chosen.append(at)
            open_words.remove(at)
            left[at] = False
            if not open_words:
                break
            at = open_words[nearest(rows, open_words, rows[at])]
        lines.append(words[chosen[0]][0] + " ".join(words[each][1:] for each in chosen))
        order += chosen
    ordered = rows[order]
    ordered[1:] ^= ordered[:-1].copy()
    return {"wordsByFirst": "\n".join(lines), "bits": base64.b64encode(ordered.tobytes()).decode()}


def read(table):
    """The words of a table, sorted, and their rows of bits."""
    words = [line[0] + rest for line in table["wordsByFirst"].split("\n") for rest in line[1:].split(" ")]
    rows = np.frombuffer(base64.b64decode(table["bits"]), dtype=np.uint8).reshape(len(words), -1)
    rows = np.bitwise_xor.accumulate(rows, axis=0)
    order = sorted(range(len(words)), key=words.__getitem__)
    return [words[at] for at in order], rows[order]


if __name__ == "__main__":
    path = sys.argv[1]
    with open(path, encoding="utf-8") as file:
        table = json.load(file)
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"dimensions": table["dimensions"], **stored(*read(table))}, file, ensure_ascii=False)
