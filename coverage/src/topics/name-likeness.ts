import { normalise } from '@gaplens/text/terms'
import model from '../learned/name-likeness.json' with { type: 'json' }
import { cutWords } from './clauses.ts'

/** The weights are stored in this many parts of one, each as a printable ASCII character, of which the first means `LEAST`. */
export const PARTS = 16
export const LEAST = -65
export const FIRST_CHARACTER = 32
export const CHARACTERS = 95

const weights = new Map<string, number>()
const parts = Array.from(model.weights, (letter) => letter.charCodeAt(0) - FIRST_CHARACTER + LEAST)
Object.entries(model.features)
  .flatMap(([mark, features]) => features.split(' ').map((feature) => `${mark}${feature}`))
  .forEach((feature, at) => {
    weights.set(feature, (parts[at] ?? 0) / PARTS)
  })

/**
 * The features by which a Chinese text reads like the name of a subject: its first and last characters and words, and the characters and
 * pairs of characters in it. Marks before a feature say which: `^` begins with, `$` ends with, `<` and `>` the same for words.
 */
export function likenessFeatures(text: string): string[] {
  const characters = [...normalise(text).replace(/\s+/gu, '')]
  const from = (start: number) => characters.slice(start).join('')
  const words = cutWords(normalise(text)).filter((word) => word.trim() !== '')
  const inside = characters.flatMap((character, at) => {
    const next = characters[at + 1]
    return next === undefined ? [`=${character}`] : [`=${character}`, `=${character}${next}`]
  })
  return [
    `^${characters[0] ?? ''}`,
    `^${characters.slice(0, 2).join('')}`,
    `$${from(-1)}`,
    `$${from(-2)}`,
    `$${from(-3)}`,
    ...inside,
    `<${words[0] ?? ''}`,
    `>${words.at(-1) ?? ''}`,
    ...(words.length > 1 ? [`<${words.slice(0, 2).join('_')}`, `>${words.slice(-2).join('_')}`] : []),
    ...words.slice(1, -1).map((word) => `-${word}`),
  ]
}

/**
 * How much a Chinese text reads like the name that an analyst gives a subject, as log odds: about 0 or more for 「使用壽命」, far below for
 * 「胖一圈」 and for parts of a sentence. It was learned from names and from pieces of other sentences (`scripts/train/names`). Names of two
 * characters are rare among those and get about −2.
 */
export function nameLikeness(text: string): number {
  return likenessFeatures(text).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), model.bias)
}
