"""Learns the reader's three models from what dump.ts wrote, and writes them as plain numbers.

    python scripts/train/train.py --data DIR [--out functions/src/reading/model]

First it cross-validates: five folds, no site in two of them, and every figure is of pages that the models that judged
them had not seen. Then it learns from all pages. Without --out it only reports.

The model of page types answers with probabilities from facts of the page; the first model of segments answers, for each
segment, with the share of it that is main text, and the second answers the same again, seeing what the first answered
around it. The choice is then made as functions/src/reading/main-text.ts does.

The second model learns from answers of first models that had not seen the page's site; and where the second is judged
on a fold, those first models had not seen that fold either. So there is one first model for each fold and for each pair
of folds left out.
"""

import argparse
import json
import pathlib
from collections import Counter, defaultdict

import lightgbm as lgb
import numpy as np

from second_look import second_look

FOLDS = 5
TYPE_MODEL = dict(
    objective="multiclass", learning_rate=0.06, num_leaves=6, min_data_in_leaf=6, feature_fraction=0.2,
    bagging_fraction=0.8, bagging_freq=1, lambda_l2=1, verbose=-1, num_threads=1, deterministic=True, seed=7,
)
TYPE_ROUNDS = 100
SEGMENT_MODEL = dict(
    objective="cross_entropy", learning_rate=0.07, num_leaves=24, min_data_in_leaf=60, feature_fraction=0.3,
    data_sample_strategy="goss", lambda_l2=5, max_bin=63, verbose=-1, num_threads=1, deterministic=True, seed=7,
)
SEGMENT_ROUNDS = 100
# Longer copies of a text are one: as in main-text.ts.
COPY_WORDS = 8
# How the threshold is chosen: as in choose.ts.
INDEPENDENT = 0.6
CASES = 24


def load(folder):
    meta = json.loads((folder / "pages.json").read_text())
    segments = np.fromfile(folder / "segments.f32", dtype=np.float32).reshape(-1, len(meta["segmentFeatures"]))
    pages = np.fromfile(folder / "pages.f32", dtype=np.float32).reshape(-1, len(meta["pageFeatures"]))
    return meta, meta["pages"], segments, pages


def folds_of(pages):
    sites = sorted({page["site"] for page in pages})
    np.random.RandomState(7).shuffle(sites)
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


def without_copies(page, p):
    """Of each longer text only the likeliest copy may be kept, and what directly follows a dropped copy goes with it."""
    words = page["segments"]
    best = {}
    for i, one in enumerate(words):
        if len(one) >= COPY_WORDS:
            key = tuple(one)
            if key not in best or p[i] > p[best[key]] + 0.02:
                best[key] = i
    kept = {tuple(one) for one in words if one}
    out = p.copy()
    dropped = False
    seen = set()
    for i, one in enumerate(words):
        key = tuple(one)
        if len(one) >= COPY_WORDS:
            dropped = best[key] != i
        else:
            dropped = dropped and key in seen
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


def report(pages, p, offsets):
    """Mean word F1 by group; and, as the benchmark counts it, F1 of mean precision and mean recall of 4-grams."""
    words_of, shingles_of = defaultdict(list), defaultdict(list)
    for i, page in enumerate(pages):
        one = p[offsets[i] : offsets[i + 1]]
        words = np.array([len(words) for words in page["segments"]], float)
        chosen = choose(without_copies(page, one), words) if len(one) else []
        for group in ("all", page["set"], *([f"{page['set']}/{page['type']}"] if page["set"] != "zh" else [])):
            words_of[group].append(f1(page, chosen))
            shingles_of[group].append(shingles(page, chosen))

    def of_means(pairs):
        precision, recall = (np.mean([pair[k] for pair in pairs if pair[k] is not None]) for k in (0, 1))
        return 2 * precision * recall / (precision + recall)

    return {
        "words": {group: round(float(np.mean(scores)), 4) for group, scores in words_of.items()},
        "4-grams": {group: round(float(of_means(pairs)), 4) for group, pairs in shingles_of.items()},
    }


def as_text(booster, names, tree_filter=lambda index: True, start=0.0):
    """The format of functions/src/reading/model/trees.ts."""
    dump = booster.dump_model()
    trees = [tree["tree_structure"] for index, tree in enumerate(dump["tree_info"]) if tree_filter(index)]
    used = sorted({feature for tree in trees for feature in features_in(tree)})
    column = {feature: i for i, feature in enumerate(used)}

    def lines(node):
        out, stack = [], [node]
        while stack:
            at = stack.pop()
            if "split_feature" not in at:
                out.append(f"{at['leaf_value']:.4g}")
                continue
            out.append(f"{column[at['split_feature']]}<{at['threshold']:.6g}")
            stack += [at["right_child"], at["left_child"]]
        return " ".join(out)

    return "\n".join([" ".join(names[i] for i in used), f"{start:.6g}", *(lines(tree) for tree in trees)])


def features_in(node):
    stack, found = [node], set()
    while stack:
        at = stack.pop()
        if "split_feature" in at:
            found.add(at["split_feature"])
            stack += [at["left_child"], at["right_child"]]
    return found


HEADER = "// Learned by scripts/train/train.py; not written by hand. The format is that of trees.ts.\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path)
    options = parser.parse_args()
    meta, pages, X, PX = load(options.data)
    types = meta["pageTypes"]
    fold = folds_of(pages)
    counts = [len(page["labels"]) for page in pages]
    offsets = np.cumsum([0, *counts])
    owner = np.repeat(np.arange(len(pages)), counts)

    # Page types: each page's probabilities come from a model that has not seen its site.
    kind = np.array([types.index(page["type"]) for page in pages])
    probabilities = np.zeros((len(pages), len(types)))
    type_params = dict(TYPE_MODEL, num_class=len(types))
    for k in range(FOLDS):
        train = fold != k
        model = lgb.train(type_params, lgb.Dataset(PX[train], kind[train]), TYPE_ROUNDS)
        probabilities[~train] = model.predict(PX[~train])
    right = probabilities.argmax(1) == kind
    print("page types, share right:", round(float(right.mean()), 4), {t: round(float(right[kind == i].mean()), 2) for i, t in enumerate(types)})

    shared = [meta["pageFeatures"].index(name) for name in meta["sharedPageFeatures"]]
    names = meta["segmentFeatures"] + meta["sharedPageFeatures"] + [f"type:{t}" for t in types]
    rows = np.hstack([X, PX[owner][:, shared], probabilities[owner].astype(np.float32)])
    label = np.concatenate([np.array(labels_of(page), float) for page in pages if page["labels"]])
    words = np.concatenate([np.array([len(one) for one in page["segments"]], float) for page in pages if page["labels"]])
    # Each page weighs the same; within it longer segments weigh more, less than in proportion.
    weight = (words + 1) ** 0.7
    weight /= np.bincount(owner, weight, len(pages))[owner]
    weight *= len(weight) / weight.sum()
    full = lgb.Dataset(rows, label, weight=weight, params=SEGMENT_MODEL).construct()
    of = fold[owner]

    def first_without(*left_out):
        learned = np.where(~np.isin(of, left_out))[0]
        return lgb.train(SEGMENT_MODEL, full.subset(learned), SEGMENT_ROUNDS)

    def looked(logits):
        looks = [second_look(page, logits[offsets[i] : offsets[i + 1]]) for i, page in enumerate(pages)]
        return np.hstack([rows, np.concatenate([look for look in looks if len(look) > 0])])

    # first[k] holds, for each segment, the answer of a first model that has seen neither its own fold nor fold k.
    first = np.zeros((FOLDS, len(label)))
    for k in range(FOLDS):
        first[k, of == k] = first_without(k).predict(rows[of == k], raw_score=True)
        for j in range(k):
            both = np.isin(of, (j, k))
            answers = first_without(j, k).predict(rows[both], raw_score=True)
            first[k, of == j] = answers[of[both] == j]
            first[j, of == k] = answers[of[both] == k]
    p = np.zeros(len(label))
    for k in range(FOLDS):
        seen = looked(first[k])
        learned = np.where(of != k)[0]
        data = lgb.Dataset(seen[learned], label[learned], weight=weight[learned], params=SEGMENT_MODEL)
        p[of == k] = lgb.train(SEGMENT_MODEL, data, SEGMENT_ROUNDS).predict(seen[of == k])
    alone = np.concatenate([first[k, of == k] for k in range(FOLDS)])
    held_out = np.zeros(len(label))
    held_out[np.concatenate([np.where(of == k)[0] for k in range(FOLDS)])] = alone
    print("F1 of the first model alone:", json.dumps(report(pages, 1 / (1 + np.exp(-held_out)), offsets)["words"]))
    p.astype(np.float32).tofile(options.data / "held-out.f32")
    print("F1, cross-validated by site:", json.dumps(report(pages, p, offsets)))
    print("F1 if every segment were judged right:", json.dumps(report(pages, label, offsets)))

    if options.out is None:
        return
    model = lgb.train(type_params, lgb.Dataset(PX, kind), TYPE_ROUNDS)
    texts = [as_text(model, meta["pageFeatures"], lambda index, i=i: index % len(types) == i) for i in range(len(types))]
    body = ",\n".join(f"  {t}: `{text}`" for t, text in zip(types, texts))
    (options.out / "type-model.ts").write_text(f"{HEADER}export const TYPE_MODEL = {{\n{body},\n}}\n")
    model = lgb.train(SEGMENT_MODEL, full, SEGMENT_ROUNDS)
    (options.out / "segment-model.ts").write_text(f"{HEADER}export const SEGMENT_MODEL = `{as_text(model, names)}`\n")
    # The second learns from what first models say of pages they have not seen, as it will be asked of such.
    data = lgb.Dataset(looked(held_out), label, weight=weight, params=SEGMENT_MODEL)
    second = lgb.train(SEGMENT_MODEL, data, SEGMENT_ROUNDS)
    text = as_text(second, names + meta["secondLook"])
    (options.out / "second-model.ts").write_text(f"{HEADER}export const SECOND_MODEL = `{text}`\n")
    # For each page of the data, what the reader must answer too.
    second.predict(looked(model.predict(rows, raw_score=True))).astype(np.float32).tofile(options.data / "answers.f32")


if __name__ == "__main__":
    main()
