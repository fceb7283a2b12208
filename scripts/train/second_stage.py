"""What the first model's answers say about each segment's surroundings: functions/src/reading/features/second-stage.ts,
for the pages that dump.ts wrote."""

import numpy as np

STEPS = (-3, -2, -1, 1, 2, 3)
REACHES = (5, 15)
LEVELS = 6
NOWHERE = -9
# As in main-text.ts.
NOT_MAIN_TEXT_LOGIT = -2.5


def is_asked(logits):
    """Which segments the second stage scores. The others are not main text."""
    return logits > NOT_MAIN_TEXT_LOGIT


def second_stage_features(page, logits):
    """Rows of the features of second-stage.ts, in its order, for one page."""
    count = len(logits)
    if count == 0:
        return np.zeros((0, 0), np.float32)
    logits = np.asarray(logits, float)
    p = 1 / (1 + np.exp(-logits))
    weights = np.array(page["sizes"], float) + 0.5
    mass = weights * p
    parents = np.array([*page["parents"], -1])
    containers = np.array(page["containers"])
    columns = [logits]
    for by in STEPS:
        moved = np.full(count, float(NOWHERE))
        if abs(by) < count:
            if by < 0:
                moved[-by:] = logits[:by]
            else:
                moved[:-by] = logits[by:]
        columns.append(moved)
    weight_before = np.cumsum(np.r_[0, weights])
    mass_before = np.cumsum(np.r_[0, mass])
    for reach in REACHES:
        first = np.maximum(0, np.arange(count) - reach)
        last = np.minimum(count, np.arange(count) + reach + 1)
        columns.append((mass_before[last] - mass_before[first]) / (weight_before[last] - weight_before[first]))
    container_weight = np.bincount(np.where(containers < 0, len(parents) - 1, containers), weights, len(parents))
    container_mass = np.bincount(np.where(containers < 0, len(parents) - 1, containers), mass, len(parents))
    for i in range(len(parents) - 2, -1, -1):
        if parents[i] >= 0:
            container_weight[parents[i]] += container_weight[i]
            container_mass[parents[i]] += container_mass[i]
    means = container_mass / (container_weight + 1e-9)
    at = containers
    for _ in range(LEVELS):
        columns.append(np.where(at >= 0, means[at], -1))
        at = np.where(at >= 0, parents[at], -1)
    for groups in (page["looks"], page["headings"]):
        group = np.array(groups) + 1
        sums = np.bincount(group, mass) / (np.bincount(group, weights) + 1e-9)
        columns.append(sums[group])
    order = np.argsort(-p, kind="stable")
    above = np.empty(count)
    above[order] = (np.cumsum(weights[order]) - weights[order]) / mass.sum()
    columns += [
        np.full(count, mass.sum() / weights.sum()),
        np.full(count, np.log1p(mass.sum())),
        above,
        logits - logits.max(),
        np.full(count, (mass * (1 - p)).sum() / weights.sum()),
    ]
    return np.stack(columns, 1).astype(np.float32)
