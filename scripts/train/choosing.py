"""Chooses segments by their likelihoods, as choose-segments.ts does, and scores the choice."""

from collections import Counter, defaultdict

import numpy as np

# As in choose-segments.ts.
COPY_WORDS = 8
REPEATING = "documentation"
CLEARLY = 0.02
INDEPENDENT = 0.6
CASES = 24


def without_copies(page, p):
    """Of each longer text only the likeliest copy may be kept, and what directly follows a dropped copy goes with it."""
    words = page["segments"]
    best = {}
    for i, one in enumerate(words):
        if len(one) >= COPY_WORDS:
            key = tuple(one)
            if key not in best or p[i] > p[best[key]] + CLEARLY:
                best[key] = i
    out = p.copy()
    dropped = False
    seen = set()
    for i, one in enumerate(words):
        key = tuple(one)
        dropped = best[key] != i if len(one) >= COPY_WORDS else dropped and key in seen
        if dropped:
            out[i] = 0
        seen.add(key)
    return out


def choose(p, words):
    """As chooseSegments: segments half independent, half right or wrong together."""
    order = np.argsort(-p, kind="stable")
    kept = np.cumsum(words[order])
    mass = np.cumsum(p[order] * words[order])
    apart = 2 * mass / (kept + mass[-1] + 1e-9)
    likelier = np.searchsorted(-p[order], -(np.arange(CASES) + 0.5) / CASES, side="left")
    together = np.zeros(len(p))
    for truth in kept[likelier[likelier > 0] - 1]:
        if truth > 0:
            together += 2 * np.minimum(kept, truth) / (kept + truth)
    expected = INDEPENDENT * apart + (1 - INDEPENDENT) * together / CASES
    return p >= p[order[int(np.argmax(expected))]]


def f1(page, chosen):
    truth = Counter(page["truth"])
    got = Counter()
    for words, keep in zip(page["segments"], chosen):
        if keep:
            got.update(words)
    hits = sum(min(count, truth[word]) for word, count in got.items() if word in truth)
    return 0.0 if hits == 0 else 2 * hits / (sum(got.values()) + len(page["truth"]))


def shingles(page, chosen):
    """Precision and recall of 4-grams of words; None of an empty text."""
    grams = lambda words: Counter(tuple(words[i : i + 4]) for i in range(max(1, len(words) - 3)) if words)
    truth = grams(page["truth"])
    got = grams([word for words, keep in zip(page["segments"], chosen) if keep for word in words])
    hits = sum(min(count, truth[gram]) for gram, count in got.items() if gram in truth)
    return [hits / sum(one.values()) if one else None for one in (got, truth)]


def report(pages, p, types):
    """Mean word F1 by group; and, as the benchmark counts it, F1 of mean precision and mean recall of 4-grams.

    types: each page's likeliest type, by a model that has not seen its site.
    """
    words_of, shingles_of = defaultdict(list), defaultdict(list)
    for (page, one), kind in zip(pages.each(p), types):
        words = np.array([len(words) for words in page["segments"]], float)
        unique = one if kind == REPEATING else without_copies(page, one)
        chosen = choose(unique, words) if len(one) else []
        of_type = [f"{page['set']}/{page['type']}"] if page["set"] == "wcxb" else []
        for group in ("all", page["set"], *of_type):
            words_of[group].append(f1(page, chosen))
            shingles_of[group].append(shingles(page, chosen))

    def of_means(pairs):
        precision, recall = (np.mean([pair[k] for pair in pairs if pair[k] is not None]) for k in (0, 1))
        return 2 * precision * recall / (precision + recall)

    return {
        group: {
            "pages": len(scores),
            "wordF1": round(float(np.mean(scores)), 4),
            "fourGramF1": round(float(of_means(shingles_of[group])), 4),
        }
        for group, scores in words_of.items()
    }
