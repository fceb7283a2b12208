/** A logistic regression as data. The file that it comes from says what it was trained on. */
export interface LogisticModel {
  /** Names of the features, in order. */
  readonly features: readonly string[]
  /** Standardisation of each feature: the mean that is subtracted and the scale that it is divided by. */
  readonly means: readonly number[]
  readonly scales: readonly number[]
  readonly weights: readonly number[]
  readonly bias: number
}

/** The log odds that a model gives for a list of features. */
export function logOdds(model: LogisticModel, features: ArrayLike<number>): number {
  let sum = model.bias
  for (let at = 0; at < model.weights.length; at++)
    sum +=
      ((model.weights[at] ?? 0) * ((features[at] ?? 0) - (model.means[at] ?? 0))) / (model.scales[at] ?? 1)
  return sum
}

/** The probability that corresponds to log odds. */
export function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
