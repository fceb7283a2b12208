/** A number of sources is told that is right, or too low, with at least this probability. */
const COUNT_CERTAIN = 0.85

/**
 * The largest number of sources that surely cover a topic, 「至少 N 個」: of pages that cover it with these likelihoods, so many or more do with
 * a probability of `COUNT_CERTAIN`. The pages are taken as independent, so that the number that covers it has a Poisson binomial
 * distribution. At least 1 if there is any.
 * @param likelihoods 0–1, one for each page that is said to cover it
 */
export function sureCount(likelihoods: readonly number[]): number {
  // `exactly[n]` is the probability that n of the pages seen so far cover it.
  const exactly = likelihoods.reduce<readonly number[]>(
    (before, likelihood) =>
      Array.from(
        { length: before.length + 1 },
        (_, n) => (before[n] ?? 0) * (1 - likelihood) + (before[n - 1] ?? 0) * likelihood,
      ),
    [1],
  )
  let atLeast = 0
  for (let n = likelihoods.length; n > 1; n--) {
    atLeast += exactly[n] ?? 0
    if (atLeast >= COUNT_CERTAIN) return n
  }
  return Math.min(1, likelihoods.length)
}
