"""Learns the reader's three models from what dump.ts wrote, and writes them with where they come from.

    python scripts/train/train.py --data DIR [--out FILE] [--curve]

The model of page types answers with probabilities from facts of the page; the first model of segments answers, for each
segment, with the share of it that is main text, and the second answers the same again, seeing what the first answered
around it. The choice is then made as functions/src/reading/main-text.ts does.

Every figure is of pages that the models that judged them had not seen, in folds without a site in two of them. The second
model learns from answers of first models that had not seen the page's site; and where the second is judged on a fold, those
first models had not seen that fold either. So there is one first model for each fold and for each pair of folds left out.

What has been learned is kept beside the data, so that a run that was ended goes on where it was. --curve learns the first model
from shares of the pages instead, and prints how the figures grow.
"""

import argparse
import datetime
import json
import pathlib

import lightgbm as lgb
import numpy as np

from choosing import report
from pages import FOLDS, SEED, Pages
from second_stage import is_asked, second_stage_features
from trees import as_data

COMMON = dict(verbose=-1, num_threads=1, deterministic=True, seed=SEED)
TYPE_MODEL = dict(
    COMMON, objective="multiclass", learning_rate=0.06, num_leaves=6, min_data_in_leaf=6, feature_fraction=0.2,
    bagging_fraction=0.8, bagging_freq=1, lambda_l2=1,
)
TYPE_ROUNDS = 150
SEGMENT_MODEL = dict(
    COMMON, objective="cross_entropy", num_leaves=31, min_data_in_leaf=100, feature_fraction=0.3,
    data_sample_strategy="goss", lambda_l2=5, max_bin=63,
)
# Trees cost time on every page. 250 trees with a learning rate of 0.05 are no better than these.
FIRST_MODEL, FIRST_ROUNDS = dict(SEGMENT_MODEL, learning_rate=0.1), 80
SECOND_MODEL, SECOND_ROUNDS = dict(SEGMENT_MODEL, learning_rate=0.08), 140
CURVE = (0.25, 0.5, 0.75)


class Learner:
    def __init__(self, pages):
        self.pages = pages
        self.of = pages.fold[pages.owner]
        self.cache = pages.folder / f"learned-{pages.key(TYPE_MODEL, TYPE_ROUNDS, FIRST_MODEL, FIRST_ROUNDS, SECOND_MODEL, SECOND_ROUNDS)}"
        self.cache.mkdir(exist_ok=True)
        probabilities = self.kept("types", self.type_probabilities)
        shared = [pages.meta["pageFeatures"].index(name) for name in pages.meta["sharedPageFeatures"]]
        self.names = [
            *pages.meta["segmentFeatures"], *pages.meta["sharedPageFeatures"], *(f"type:{one}" for one in pages.types),
        ]
        self.rows = np.hstack(
            [pages.segments, pages.facts[pages.owner][:, shared], probabilities[pages.owner].astype(np.float32)]
        )
        self.likeliest = [pages.types[kind] for kind in probabilities.argmax(1)]
        self.right = float((probabilities.argmax(1) == pages.kind).mean())
        self.data = self.dataset(self.rows)

    def kept(self, name, learn):
        """An array from the cache, or learned now."""
        path = self.cache / f"{name}.npy"
        if not path.exists():
            np.save(path, learn())
            print(f"{datetime.datetime.now():%H:%M:%S} learned {name}", flush=True)
        return np.load(path)

    def dataset(self, rows):
        pages = self.pages
        return lgb.Dataset(rows, pages.label, weight=pages.learning_weight, params=SEGMENT_MODEL).construct()

    def learn_types(self, chosen):
        data = lgb.Dataset(self.pages.facts[chosen], self.pages.kind[chosen])
        return lgb.train(dict(TYPE_MODEL, num_class=len(self.pages.types)), data, TYPE_ROUNDS)

    def type_probabilities(self):
        """Each page's from a model that has not seen its site."""
        found = np.zeros((len(self.pages.pages), len(self.pages.types)))
        for k in range(FOLDS):
            seen = self.pages.fold != k
            found[~seen] = self.learn_types(seen).predict(self.pages.facts[~seen])
        return found

    def learn_first(self, chosen):
        return self.learn(self.data, chosen, FIRST_MODEL, FIRST_ROUNDS)

    def learn_second(self, rows, chosen):
        return self.learn(self.dataset(rows), chosen, SECOND_MODEL, SECOND_ROUNDS)

    def learn(self, data, chosen, settings, rounds):
        return lgb.train(settings, data.subset(np.where(chosen & self.pages.learned)[0]), rounds)

    def booster(self, name, learn):
        """A model from the cache, or learned now."""
        path = self.cache / f"{name}.txt"
        if not path.exists():
            learn().save_model(path)
            print(f"{datetime.datetime.now():%H:%M:%S} learned {name}", flush=True)
        return lgb.Booster(model_file=path)

    def first_without(self, *left_out):
        """What a first model that has not seen these folds answers of them."""
        asked = np.isin(self.of, left_out)
        answers = np.full(len(self.of), np.nan)
        answers[asked] = self.learn_first(~asked).predict(self.rows[asked], raw_score=True)
        return answers

    def first(self, *left_out):
        return self.kept("first-" + "-".join(map(str, left_out)), lambda: self.first_without(*left_out))

    def unseen(self):
        """Each segment's answer from a first model that has not seen its fold."""
        found = np.zeros(len(self.of))
        for k in range(FOLDS):
            found[self.of == k] = self.first(k)[self.of == k]
        return found

    def unseen_beside(self, k):
        """The same, from first models that have not seen fold k either."""
        found = self.first(k).copy()
        for j in range(FOLDS):
            if j != k:
                found[self.of == j] = self.first(*sorted((j, k)))[self.of == j]
        return found

    def stacked(self, logits):
        stages = [second_stage_features(page, own) for page, own in self.pages.each(logits) if len(own) > 0]
        return np.hstack([self.rows, np.concatenate(stages)])

    def judged(self):
        """The second model's answers of pages that neither it nor those it learned from have seen."""
        found = np.zeros(len(self.of))
        for k in range(FOLDS):
            found[self.of == k] = self.kept(f"second-{k}", lambda k=k: self.second_on(k))
        return found

    def second_on(self, k):
        logits = self.unseen_beside(k)
        seen = self.stacked(logits)
        return self.learn_second(seen, self.of != k).predict(seen[self.of == k]) * is_asked(logits[self.of == k])


def write(path, learner):
    """Learns from all pages; the figures are those of the cross-validation."""
    pages = learner.pages
    all_rows = np.ones(len(learner.of), bool)
    types = learner.booster("page-types", lambda: learner.learn_types(np.ones(len(pages.pages), bool)))
    first = learner.booster("first", lambda: learner.learn_first(all_rows))
    # The second learns from what first models say of pages they have not seen, as it will be asked of such.
    second = learner.booster("second", lambda: learner.learn_second(learner.stacked(learner.unseen()), all_rows))
    figures = report(pages, learner.judged(), learner.likeliest)
    print(json.dumps(figures, indent=1))
    kinds = len(pages.types)
    models = {
        "provenance": {
            "pages": len(pages.pages),
            "pagesSha256": pages.meta["digest"],
            "learned": f"{datetime.date.today()}",
            "seed": SEED,
            "learner": f"lightgbm {lgb.__version__}",
            "crossValidated": {"folds": FOLDS, "pageTypesRight": round(learner.right, 4), "mainText": figures},
        },
        "pageTypes": {
            one: as_data(types, pages.meta["pageFeatures"], lambda index, i=i: index % kinds == i)
            for i, one in enumerate(pages.types)
        },
        "first": as_data(first, learner.names),
        "second": as_data(second, learner.names + pages.meta["secondStage"]),
    }
    path.write_text(json.dumps(models, indent=2, ensure_ascii=False) + "\n")
    # For each segment, what the reader must answer too.
    logits = first.predict(learner.rows, raw_score=True)
    answers = second.predict(learner.stacked(logits)) * is_asked(logits)
    answers.astype(np.float32).tofile(pages.folder / "answers.f32")


def curve(learner):
    """Figures of the first model alone, learned from a part of the pages and judged on folds it has not seen."""
    pages = learner.pages
    drawn = np.random.RandomState(SEED).rand(len(pages.pages))
    for share in CURVE:
        found = np.zeros(len(learner.of))
        for k in range(FOLDS):
            asked = learner.of == k
            chosen = ~asked & (drawn <= share)[pages.owner]
            found[asked] = learner.learn_first(chosen).predict(learner.rows[asked], raw_score=True)
        show_point(learner, share, found)
    show_point(learner, 1, learner.unseen())


def show_point(learner, share, logits):
    figures = {
        group: (one["wordF1"], one["fourGramF1"])
        for group, one in report(learner.pages, 1 / (1 + np.exp(-logits)), learner.likeliest).items()
    }
    print(round(share * len(learner.pages.pages) * (FOLDS - 1) / FOLDS), json.dumps(figures), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--curve", action="store_true")
    options = parser.parse_args()
    learner = Learner(Pages(options.data))
    print("page types, share right:", round(learner.right, 4), flush=True)
    if options.curve:
        curve(learner)
    elif options.out is not None:
        write(options.out, learner)
    else:
        print(json.dumps(report(learner.pages, learner.judged(), learner.likeliest), indent=1))


if __name__ == "__main__":
    main()
