import type { Seed } from '../topics/seeds.ts'
import { withoutSpaces } from './name-words.ts'

/**
 * Whether a subject is called what the AI Overview prints before the colon of a statement, or has it in a heading. Such a statement belongs
 * there even if it shares few words with the pages, and one wrong answer of a judge says otherwise: 「罰鍰：…須恢復原狀」 beside
 * 「罰鍰與拆除」 and 「被查報了，第一步做什麼？」.
 * @param names what the subject is called
 */
export function isNamedByLabel(seed: Seed, names: readonly string[], seeds: readonly Seed[]): boolean {
  const label = printedLabel(seed)
  const headings = seeds.flatMap(({ kind, text }) => (kind === 'statement' ? [] : [text]))
  return label !== '' && [...names, ...headings].some((text) => withoutSpaces(text).includes(label))
}

/** What the AI Overview prints before the colon of a statement; empty for a heading above it, and for other seeds. */
export function printedLabel({ statement }: Seed): string {
  return statement?.text.startsWith(statement.label) === true ? withoutSpaces(statement.label) : ''
}
