"""Learns to tell pages that offer a service from articles, from what dump.ts wrote, and writes the weights.

    python scripts/train/offers.py --data DIR [--out functions/src/reading/metadata/offer-model.json]

A logistic regression over the signs of functions/src/reading/metadata/offer-signs.ts and what the model of page types makes
of the page where its script tells nothing. It stands behind that model, which the main text is chosen by, and changes what is
reported alone. The tables are of pages whose sites neither model has seen.
"""

import argparse
import json
import pathlib

import lightgbm as lgb
import numpy as np

from pages import FOLDS, Pages
from train import TYPE_MODEL, TYPE_ROUNDS

FLOOR = 0.01
L2 = 2.0
# Logit from which a page is called a service. From -0.5 to 0 as many labelled pages are right: of the two mistakes, calling
# a firm's offer an article is the worse one.
THRESHOLD = -0.5
STEPS = 60


def without_script(pages):
    """What models that have not seen a page's site make of it as if it were in Latin script."""
    facts = pages.facts.copy()
    facts[:, pages.meta["pageFeatures"].index("page:cjk")] = 0
    found = np.zeros((len(pages.pages), len(pages.types)))
    for k in range(FOLDS):
        seen = pages.fold != k
        data = lgb.Dataset(pages.facts[seen], pages.kind[seen])
        model = lgb.train(dict(TYPE_MODEL, num_class=len(pages.types)), data, TYPE_ROUNDS)
        found[~seen] = model.predict(facts[~seen])
    return found


def learn(rows, labels):
    """Newton's method; weights of standardised columns are held small, the bias is free."""
    mean, spread = rows.mean(0), rows.std(0) + 1e-9
    x = np.hstack([(rows - mean) / spread, np.ones((len(rows), 1))])
    held = np.full(x.shape[1], L2)
    held[-1] = 0
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-x @ weights))
        hessian = x.T @ (x * (p * (1 - p))[:, None]) + np.diag(held + 1e-9)
        weights -= np.linalg.solve(hessian, x.T @ (p - labels) + held * weights)
    scaled = weights[:-1] / spread
    return scaled, weights[-1] - (scaled * mean).sum()


def show(title, pages, found):
    chosen = np.array([page["set"] == "wcxb" for page in pages.pages])
    print(f"{title}: {(found == pages.kind)[chosen].mean():.3f} right")
    for at, name in enumerate(pages.types):
        row = [int(((pages.kind == at) & (found == to) & chosen).sum()) for to in range(len(pages.types))]
        print(f"  {name:14}", *(f"{count:5}" for count in row))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path)
    options = parser.parse_args()
    pages = Pages(options.data)
    probabilities = without_script(pages)
    article, service = pages.types.index("article"), pages.types.index("service")
    layout = np.log((probabilities[:, service] + FLOOR) / (probabilities[:, article] + FLOOR))
    rows = np.column_stack([[page["offer"] for page in pages.pages], layout])
    learned = np.isin(pages.kind, [article, service])
    labels = (pages.kind == service).astype(float)
    logits = np.zeros(len(rows))
    for k in range(FOLDS):
        seen = learned & (pages.fold != k)
        weights, bias = learn(rows[seen], labels[seen])
        logits[pages.fold == k] = rows[pages.fold == k] @ weights + bias
    before = probabilities.argmax(1)
    asked = np.isin(before, [article, service])
    after = np.where(asked, np.where(logits > THRESHOLD, service, article), before)
    show("types by layout", pages, before)
    show("with signs of an offer", pages, after)
    if options.out is None:
        return
    weights, bias = learn(rows[learned], labels[learned])
    model = {
        "provenance": {"pages": int(learned.sum()), "pagesSha256": pages.meta["digest"], "l2": L2},
        "threshold": THRESHOLD,
        "bias": round(float(bias), 4),
        "layout": round(float(weights[-1]), 4),
        "signs": {name: round(float(weight), 4) for name, weight in zip(pages.meta["offerSigns"], weights)},
    }
    options.out.write_text(json.dumps(model, indent=2) + "\n")


if __name__ == "__main__":
    main()
