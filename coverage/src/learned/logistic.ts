/** A logistic regression as data: what it was trained on stands in its file. */
export interface LogisticModel {
  /** Names of the features, in the order in which they are given. */
  readonly features: readonly string[]
  /** What is taken off each feature, and what it is divided by. */
  readonly means: readonly number[]
  readonly scales: readonly number[]
  readonly weights: readonly number[]
  readonly bias: number
}

/** The logarithm of the odds that a model gives for a list of features. */
export function logOdds(model: LogisticModel, features: ArrayLike<number>): number {
  let sum = model.bias
  for (let at = 0; at < model.weights.length; at++)
    sum +=
      ((model.weights[at] ?? 0) * ((features[at] ?? 0) - (model.means[at] ?? 0))) / (model.scales[at] ?? 1)
  return sum
}

/** Probability of log odds. */
export function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
