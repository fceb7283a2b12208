"""The pages that dump.ts wrote: their features, labels and folds."""

import hashlib
import json

import numpy as np

FOLDS = 3
SEED = 7
# Of a longer page so many segments are learned from, weighing as much as all: the rest repeats them.
MAX_SEGMENTS = 200
# News and Chinese pages are a tenth of the labelled pages; most pages of a report are Chinese articles.
SET_WEIGHTS = {"news": 3, "zh": 3}


class Pages:
    """All pages of a folder, their segments one after another."""

    def __init__(self, folder):
        meta = json.loads((folder / "pages.json").read_text())
        self.folder = folder
        self.meta = meta
        self.pages = meta["pages"]
        self.types = meta["pageTypes"]
        self.segments = read_rows(folder / "segments.f32", meta["segmentFeatures"])
        self.facts = read_rows(folder / "pages.f32", meta["pageFeatures"])
        counts = [len(page["labels"]) for page in self.pages]
        self.offsets = np.cumsum([0, *counts])
        self.owner = np.repeat(np.arange(len(self.pages)), counts)
        self.kind = np.array([self.types.index(page["type"]) for page in self.pages])
        self.fold = folds_of(self.pages)
        self.label = join(labels_of(page) for page in self.pages)
        self.weight = weights_of(join([len(one) for one in page["segments"]] for page in self.pages), self.owner)
        self.learned, self.learning_weight = self.thinned()

    def thinned(self):
        """Which segments are learned from, and their weights."""
        random = np.random.RandomState(SEED)
        kept = np.ones(len(self.label), bool)
        weight = self.weight * np.array([SET_WEIGHTS.get(page["set"], 1) for page in self.pages])[self.owner]
        for first, last in zip(self.offsets[:-1], self.offsets[1:]):
            if last - first <= MAX_SEGMENTS:
                continue
            chosen = random.rand(last - first) < MAX_SEGMENTS / (last - first)
            kept[first:last] = chosen
            if chosen.any():
                weight[first:last] *= self.weight[first:last].sum() / self.weight[first:last][chosen].sum()
        return kept, weight

    def each(self, values):
        """Pages with their part of what is one a segment."""
        for index, page in enumerate(self.pages):
            yield page, values[self.offsets[index] : self.offsets[index + 1]]

    def key(self, *facts):
        """A name for what is learned from these pages with these settings."""
        written = json.dumps(
            [self.meta["digest"], self.meta["segmentFeatures"], self.meta["pageFeatures"], SET_WEIGHTS, facts]
        )
        return hashlib.sha256(written.encode()).hexdigest()[:16]


def read_rows(path, names):
    return np.fromfile(path, dtype=np.float32).reshape(-1, len(names))


def join(lists):
    return np.concatenate([np.array(one, float) for one in lists])


def folds_of(pages):
    """No site is in two folds."""
    sites = sorted({page["site"] for page in pages})
    np.random.RandomState(SEED).shuffle(sites)
    fold = {site: i % FOLDS for i, site in enumerate(sites)}
    return np.array([fold[page["site"]] for page in pages])


def labels_of(page):
    """Copies of a text share the best label among them: which copy the truth was taken from is chance."""
    best = {}
    for words, label in zip(page["segments"], page["labels"]):
        if len(words) >= 4:
            key = tuple(words)
            best[key] = max(best.get(key, 0), label)
    return [best.get(tuple(words), label) for words, label in zip(page["segments"], page["labels"])]


def weights_of(words, owner):
    """Each page weighs the same; within it longer segments weigh more, less than in proportion."""
    weight = (words + 1) ** 0.7
    weight /= np.bincount(owner, weight)[owner]
    return weight * len(weight) / weight.sum()
