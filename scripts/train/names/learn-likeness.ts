import { probability } from '@gaplens/coverage/learned/logistic'
import { likenessFeatures } from '@gaplens/coverage/topics/name-likeness'
import { normalise } from '@gaplens/text/terms'
import { areaUnderCurve } from '../coverage/fit.ts'
import type { SubjectsOfKeyword } from '../subjects/read-subjects.ts'

/** A text that is a subject's name (label 1), or a piece of another text (0). */
interface Example {
  readonly features: readonly string[]
  readonly label: number
  readonly weight: number
}

const HAN = /\p{Script=Han}/u
const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
const PIECE_WORDS = 5
const PIECE_MAX = 12
/** Pieces taken of each text. */
const PIECES = { name: 0, fact: 4, heading: 4, question: 4, everyday: 3 }
/** A piece of a fact is often a name that nobody chose, so it counts less. */
const FACT_WEIGHT = 0.5

/** FTRL-Proximal (McMahan et al. 2013): learns online, and its first penalty makes most weights 0. */
const RATE = 0.2
const FIRST_PENALTY = 36
const SECOND_PENALTY = 1
const BIAS_RATE = 0.1
const EPOCHS = 6

const FOLDS = 5

/** How well the learned odds tell names from pieces of text: the area under the curve, with a fifth of the keywords left out in turn. */
export function testLikeness(keywords: readonly SubjectsOfKeyword[]): number {
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const { bias, weights } = learnLikeness(keywords.filter((_each, at) => at % FOLDS !== fold))
    const weightOf = new Map(weights.map(({ feature, weight }) => [feature, weight]))
    return keywords
      .filter((_each, at) => at % FOLDS === fold)
      .flatMap(examplesOf)
      .map(({ features, label }) => ({
        score: features.reduce((sum, feature) => sum + (weightOf.get(feature) ?? 0), bias),
        label,
      }))
  })
  return areaUnderCurve(scored.flat())
}

/** The weights by feature, and the bias, of a logistic model that tells names from pieces of text. */
export function learnLikeness(keywords: readonly SubjectsOfKeyword[]) {
  const examples = keywords.flatMap(examplesOf)
  const sums = new Map<string, number>()
  const squares = new Map<string, number>()
  const weightOf = (feature: string) => {
    const sum = sums.get(feature) ?? 0
    if (Math.abs(sum) <= FIRST_PENALTY) return 0
    const scale = (1 + Math.sqrt(squares.get(feature) ?? 0)) / RATE + SECOND_PENALTY
    return (Math.sign(sum) * FIRST_PENALTY - sum) / scale
  }
  let bias = 0
  let biasSquares = 0
  const random = randomNumbers()
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { features, label, weight } of shuffled(examples, random)) {
      const own = features.map(weightOf)
      const odds = own.reduce((sum, each) => sum + each, bias)
      const slope = weight * (probability(odds) - label)
      features.forEach((feature, at) => {
        const before = squares.get(feature) ?? 0
        const after = before + slope * slope
        const rate = (Math.sqrt(after) - Math.sqrt(before)) / RATE
        sums.set(feature, (sums.get(feature) ?? 0) + slope - rate * (own[at] ?? 0))
        squares.set(feature, after)
      })
      biasSquares += slope * slope
      bias -= (BIAS_RATE * slope) / (1 + Math.sqrt(biasSquares))
    }
  const weights = [...sums.keys()]
    .map((feature) => ({ feature, weight: weightOf(feature) }))
    .filter(({ weight }) => weight !== 0)
  return { bias, weights }
}

function examplesOf({ subjects }: SubjectsOfKeyword): Example[] {
  const texts = subjects.flat().filter(({ text }) => HAN.test(text))
  const names = new Set(texts.flatMap(({ kind, text }) => (kind === 'name' ? [normalise(text)] : [])))
  const example = (text: string, label: number, weight = 1) => ({
    features: likenessFeatures(text),
    label,
    weight,
  })
  return [
    ...[...names].map((name) => example(name, 1)),
    ...texts.flatMap(({ kind, text }) => {
      const pieces = piecesOf(text).filter((piece) => !names.has(piece))
      // Spread over the text, always the same.
      const chosen = Array.from({ length: pieces.length === 0 ? 0 : PIECES[kind] }, (_, at) =>
        example(
          pieces[(at * 7919 + text.length * 31) % pieces.length] ?? '',
          0,
          kind === 'fact' ? FACT_WEIGHT : 1,
        ),
      )
      const isWhole = kind === 'heading' || kind === 'question'
      return isWhole ? [...chosen, example(text.replace(/[？?！!。，]/gu, ''), 0)] : chosen
    }),
  ]
}

/** Runs of up to `PIECE_WORDS` words without punctuation between them. */
function piecesOf(text: string): string[] {
  const words = [...WORDS.segment(normalise(text))]
  return words.flatMap((_, from) => {
    const pieces: string[] = []
    let piece = ''
    for (const { segment, isWordLike } of words.slice(from, from + PIECE_WORDS)) {
      if (isWordLike !== true) break
      piece += segment
      if ([...piece].length > PIECE_MAX) break
      if ([...piece].length >= 2) pieces.push(piece)
    }
    return pieces
  })
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

/** The same numbers in each run: a linear congruential generator (Park and Miller 1988). */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
