/** Word and shingle measures of an extracted text against the true one: those of the benchmark's own scorer. */
export interface Score {
  readonly f1: number
  readonly precision: number
  readonly recall: number
  /** Precision and recall of 4-grams; null of an empty text. */
  readonly shinglePrecision: number | null
  readonly shingleRecall: number | null
}

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}_]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{L}\p{N}_]|$)/gu

export function score(truth: string, text: string): Score {
  const want = truth.toLowerCase().match(WORD) ?? []
  const got = text.toLowerCase().match(WORD) ?? []
  const hits = overlap(bag(want), bag(got))
  const precision = got.length > 0 ? hits / got.length : 0
  const recall = want.length > 0 ? hits / want.length : 0
  const wantGrams = grams(want)
  const gotGrams = grams(got)
  const gramHits = overlap(bag(wantGrams), bag(gotGrams))
  return {
    f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
    precision,
    recall,
    shinglePrecision: gotGrams.length > 0 ? gramHits / gotGrams.length : null,
    shingleRecall: wantGrams.length > 0 ? gramHits / wantGrams.length : null,
  }
}

/** Means over pages; the shingle figure is the F1 of the mean precision and recall. */
export function summarise(scores: readonly Score[]): {
  f1: number
  precision: number
  recall: number
  shingle: number
} {
  const p = mean(scores.map((one) => one.shinglePrecision))
  const r = mean(scores.map((one) => one.shingleRecall))
  return {
    f1: mean(scores.map((one) => one.f1)),
    precision: mean(scores.map((one) => one.precision)),
    recall: mean(scores.map((one) => one.recall)),
    shingle: p + r > 0 ? (2 * p * r) / (p + r) : 0,
  }
}

export function mean(values: ReadonlyArray<number | null>): number {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : 0
}

function bag(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function overlap(a: Map<string, number>, b: Map<string, number>): number {
  let total = 0
  for (const [item, count] of a) total += Math.min(count, b.get(item) ?? 0)
  return total
}

function grams(words: readonly string[]): string[] {
  const all: string[] = []
  for (let i = 0; i < Math.max(1, words.length - 3); i++) {
    const gram = words.slice(i, i + 4)
    if (gram.length > 0) all.push(gram.join('\u0001'))
  }
  return all
}
