"""Learns word vectors from texts on one subject in different words, and writes word-vectors.json.

Usage: learn.py tokens.json words.json start.npy word-vectors.json [--held-out]

The vectors begin as the embeddings of embed.py. One matrix turns all of them, so that words the texts lack move as well, and each
word has a difference of its own. Only the signs are used, as in the product; gradients pass through tanh. Two texts of a keyword
are compared as the product does (text/src): by the cosine of the weighted sums of their words' signs, less the mean of the
keyword's texts, and by aligning each word with its nearest one. For each text, those on the same subject must come before those on
sibling subjects (a softmax over the keyword's texts with several positives, as in InfoNCE). With --held-out every fifth keyword is
left out, and the area under the curve on these is printed instead of writing vectors.
"""

import json
import sys

import jax
import jax.numpy as jnp
import numpy as np
import optax

from order import stored

EPOCHS = 8
# Rates at the start; they fall linearly to a tenth.
RATES = {"turn": 1.5e-3, "own": 3e-3, "mix": 1e-2}
OWN_PENALTY = 1e-6
# Share of the mean of the steps so far in the next one: the last 500 steps or so are averaged (Polyak and Juditsky 1992).
AVERAGED = 0.998
# Words of a text, characters of an unknown word: longer ones are cut.
TEXT_WORDS = 24
CHARACTERS = 4
TEXTS_MOST = 160
# The product's constants: text/src/word-matches.ts.
MIN_COSINE = 0.15
STEEPNESS = 2.0

arguments = [each for each in sys.argv[1:] if not each.startswith("--")]
held_out = "--held-out" in sys.argv
tokens = json.load(open(arguments[0], encoding="utf-8"))
words = json.load(open(arguments[1], encoding="utf-8"))
start = np.load(arguments[2])
place_of = {word: place for place, word in enumerate(words)}
DIMENSIONS = start.shape[1]


def keyword_arrays(subjects):
    """A keyword's texts as arrays of places, with the weights that the product would give their words."""
    texts = [(text["words"], subject) for subject, each in enumerate(subjects) for text in each if text["words"]]
    texts = texts[:TEXTS_MOST]
    frequency = {}
    for own, _ in texts:
        for word in set(own):
            frequency[word] = frequency.get(word, 0) + 1
    local = {word: place for place, word in enumerate(frequency)}
    rows = np.zeros((len(local), CHARACTERS), np.int32)
    shares = np.zeros((len(local), CHARACTERS), np.float32)
    for word, place in local.items():
        known = [place_of[word]] if word in place_of else [place_of[each] for each in word if each in place_of]
        known = known[:CHARACTERS]
        rows[place, : len(known)] = known
        shares[place, : len(known)] = 1 / max(1, len(known))
    idf = {
        word: np.log(1 + (len(texts) - count + 0.5) / (count + 0.5)) for word, count in frequency.items()
    }
    at = np.zeros((len(texts), TEXT_WORDS), np.int32)
    meaning = np.zeros((len(texts), TEXT_WORDS), np.float32)
    aligned = np.zeros((len(texts), TEXT_WORDS), np.float32)
    for text, (own, _) in enumerate(texts):
        counts = {}
        for word in own:
            counts[word] = counts.get(word, 0) + 1
        for place, (word, count) in enumerate(list(counts.items())[:TEXT_WORDS]):
            at[text, place] = local[word]
            meaning[text, place] = (1 + np.log(count)) * np.sqrt(idf[word])
            aligned[text, place] = idf[word]
    label = np.array([subject for _, subject in texts], np.int32)
    return {"rows": rows, "shares": shares, "at": at, "meaning": meaning, "aligned": aligned, "label": label}


def padded(arrays, texts, vocabulary):
    """All keywords have arrays of one size, so that the computation is compiled once."""
    sizes = {"rows": vocabulary, "shares": vocabulary}
    result = {}
    for name, values in arrays.items():
        shape = (sizes.get(name, texts), *values.shape[1:])
        result[name] = np.full(shape, -1 if name == "label" else 0, values.dtype)
        result[name][: len(values)] = values
    return result


def signs(values):
    smooth = jnp.tanh(STEEPNESS * values)
    return smooth + jax.lax.stop_gradient(jnp.sign(values) - smooth)


def table(weights):
    return jnp.asarray(start) @ weights["turn"] + weights["own"]


def similarities(weights, keyword):
    own = signs(table(weights)[keyword["rows"]])
    vectors = (own * keyword["shares"][..., None]).sum(1)
    valid = (keyword["label"] >= 0).astype(jnp.float32)
    # By meaning.
    sums = (vectors[keyword["at"]] * keyword["meaning"][..., None]).sum(1)
    sums = sums / jnp.sqrt((sums**2).sum(1, keepdims=True) + 1e-6)
    sums = sums - (sums * valid[:, None]).sum(0) / valid.sum()
    sums = sums / jnp.sqrt((sums**2).sum(1, keepdims=True) + 1e-6)
    # By alignment. An unknown word has the signs of most of its characters, of a tie the first one's.
    known = (keyword["shares"].sum(1) > 0).astype(jnp.float32)
    whole = signs(2 * vectors + 0.1 * own[:, 0]) * known[:, None]
    cosines = jnp.where(jnp.eye(len(whole)) > 0, 1.0, whole @ whole.T / DIMENSIONS)
    matches = jnp.maximum(0, (cosines - MIN_COSINE) / (1 - MIN_COSINE))
    in_text = keyword["aligned"] > 0
    best = jnp.where(in_text[:, :, None], matches[keyword["at"]], 0.0).max(1)
    alignment = (best[:, keyword["at"]] * keyword["aligned"][None]).sum(2)
    alignment = alignment / (keyword["aligned"].sum(1)[None] + 1e-6)
    alignment = alignment - (alignment * valid[:, None]).sum(0) / valid.sum()
    return sums @ sums.T, jnp.maximum(alignment, alignment.T), jnp.minimum(alignment, alignment.T)


def loss(weights, keyword):
    score = sum(share * each for share, each in zip(weights["mix"], similarities(weights, keyword)))
    label = keyword["label"]
    valid = label >= 0
    other = valid[:, None] & valid[None] & ~(jnp.eye(len(label)) > 0)
    same = (label[:, None] == label[None]) & other
    masked = jnp.where(other, score, -1e9)
    odds = masked - jax.nn.logsumexp(masked, axis=1, keepdims=True)
    count = same.sum(1)
    each = -jnp.where(same, odds, 0).sum(1) / jnp.maximum(1, count) * (count > 0)
    return each.sum() / jnp.maximum(1, (count > 0).sum()) + OWN_PENALTY * (weights["own"] ** 2).sum()


def area_under_curve(scores, labels):
    ranks = np.empty(len(scores))
    ranks[np.argsort(scores, kind="stable")] = np.arange(len(scores))
    true = labels.sum()
    return (ranks[labels > 0].sum() - true * (true - 1) / 2) / (true * (len(labels) - true))


def evaluate(weights, keywords):
    areas = []
    for keyword in keywords:
        count = (keyword["label"] >= 0).sum()
        pairs = np.triu_indices(count, 1)
        labels = (keyword["label"][pairs[0]] == keyword["label"][pairs[1]]).astype(int)
        found = jax.jit(similarities)(weights, keyword)
        areas.append([area_under_curve(np.asarray(each)[pairs], labels) for each in found[:2]])
    return np.mean(areas, axis=0)


arrays = [keyword_arrays(each["subjects"]) for each in tokens]
texts = max(len(each["label"]) for each in arrays)
vocabulary = max(len(each["rows"]) for each in arrays)
keywords = [padded(each, texts, vocabulary) for each in arrays]
kept = [keyword for at, keyword in enumerate(keywords) if not held_out or at % 5 > 0]
held = [keyword for at, keyword in enumerate(keywords) if held_out and at % 5 == 0]

weights = {
    "turn": jnp.eye(DIMENSIONS),
    "own": jnp.zeros((len(words), DIMENSIONS)),
    "mix": jnp.array([3.0, 5.0, 2.0]),
}
steps = EPOCHS * len(kept)
optimiser = optax.multi_transform(
    {name: optax.adam(optax.linear_schedule(rate, rate / 10, steps)) for name, rate in RATES.items()},
    {name: name for name in weights},
)
state = optimiser.init(weights)


@jax.jit
def step(weights, state, keyword):
    gradients = jax.grad(loss)(weights, keyword)
    updates, state = optimiser.update(gradients, state, weights)
    return optax.apply_updates(weights, updates), state


if held_out:
    print("before: meaning %.3f, alignment %.3f" % tuple(evaluate(weights, held)))

@jax.jit
def average(mean, weights):
    return jax.tree.map(lambda old, new: AVERAGED * old + (1 - AVERAGED) * new, mean, weights)


random = np.random.default_rng(1)
mean = weights
for epoch in range(EPOCHS):
    for at in random.permutation(len(kept)):
        weights, state = step(weights, state, kept[at])
        mean = average(mean, weights)
    if held_out:
        print("epoch %d: meaning %.3f, alignment %.3f" % (epoch + 1, *evaluate(mean, held)), flush=True)
if not held_out:
    bits = np.packbits(np.asarray(table(mean)) > 0, axis=1)
    result = {"dimensions": DIMENSIONS, **stored(words, bits)}
    json.dump(result, open(arguments[3], "w", encoding="utf-8"), ensure_ascii=False)
