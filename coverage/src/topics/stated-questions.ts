import { normalise } from '@gaplens/text/terms'
import type { Seed } from './seeds.ts'

const HAN = /\p{Script=Han}/u
/** An abbreviation, a unit or a figure with its unit, which is rare in a Chinese text: 「DBR」, 「Pa」, 「220V」. */
const LATIN = /\d+[a-z]+|[a-z][a-z\d]+/gu
/** Ways to do or to ask anything are of no one statement. */
const CHANNELS = new Set([
  'app',
  'line',
  'wifi',
  'web',
  'email',
  'mail',
  'qrcode',
  'qr',
  'atm',
  'pdf',
  'fb',
  'ig',
])

/**
 * The statement of the AI Overview that belongs to a question because it alone has a Latin word of it, however unlike the rest of both
 * is: 「DBR 22 倍怎麼算？」 and 「…都計入 DBR 22 倍」. By index among the seeds; empty for a keyword in another script.
 */
export function statementsOfQuestions(seeds: readonly Seed[], keyword: string): ReadonlyMap<number, number> {
  if (!HAN.test(keyword)) return new Map()
  const common = new Set(latinIn(keyword))
  const stated = seeds.flatMap(({ kind, text }, at) =>
    kind === 'statement' ? [{ at, words: new Set(latinIn(text)) }] : [],
  )
  return new Map(
    seeds.flatMap(({ kind, text }, question): [number, number][] => {
      if (kind !== 'question') return []
      const asked = latinIn(text).filter((word) => !common.has(word))
      const [only, ...others] = stated.filter(({ words }) => asked.some((word) => words.has(word)))
      return only === undefined || others.length > 0 ? [] : [[question, only.at]]
    }),
  )
}

function latinIn(text: string): string[] {
  const words = normalise(text).replace(/[\s-]/gu, '').match(LATIN) ?? []
  return words.filter((word) => !CHANNELS.has(word))
}
