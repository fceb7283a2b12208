import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { limitsTable } from '../../quotable/limits.ts'
import { plain } from '../../quotable/plain.ts'
import { SENTENCE_BREAK } from '../sentences.ts'
import { isCitable } from '../statements/citable.ts'
import { tidy } from '../statements/clauses.ts'
import { widthOf } from '../statements/width.ts'
import { oneLine } from '../wording.ts'
import { paragraphAround } from './sentences-beside.ts'

/** The widest whole list or table with the sentence that limits it, in Chinese characters. */
const WHOLE_LIMITED_MAX = 180
/** The widest table with the sentence that says from when on it holds. */
const SCOPED_MAX = 200
const WHOLE_KINDS: ReadonlySet<string> = new Set(['listItem', 'tableRow'])

/**
 * A whole list or table with what stands below it, if that limits it: 「最少不低於五小時；癲癇患者不要自己做」 below the steps.
 * @param last its last item, or one of its rows as the page has it
 * @returns the text itself where nothing below limits it; null where that may not be stated with it
 */
export function withLimitBelow(
  text: string,
  last: string,
  { blocks }: Pick<ReadPage, 'blocks'>,
): string | null {
  const at = blocks.findIndex(
    ({ kind, text }) => WHOLE_KINDS.has(kind) && oneLine(text).includes(oneLine(last)),
  )
  const next = blocks.slice(at + 1).find(({ kind }) => kind !== blocks[at]?.kind)
  const below = next?.kind === 'paragraph' ? oneLine(next.text).split(SENTENCE_BREAK)[0] : undefined
  // The items of a paragraph are followed by its next sentence.
  const said = (at < 0 ? paragraphAround(last, { blocks }).after[1] : below) ?? ''
  if (!limitsTable(plain(said))) return text
  const limited = `${text}。${tidy(said)}`
  return isCitable(limited) && widthOf(limited) <= WHOLE_LIMITED_MAX ? limited : null
}

/** From when or for whom a table holds, in the paragraph above it: 「自 115 年 3 月 1 日起，凡於市內住宿者…」. */
const IN_FORCE = /^(?:自|從)\s?[^，。；]{2,24}起[，,]/u

/** A table with the sentence above it that says from when on it holds; the text itself where none does, or both are too long. */
export function withScope(text: string, row: string, { blocks }: Pick<ReadPage, 'blocks'>): string {
  const at = blocks.findIndex((block) => block.kind === 'tableRow' && oneLine(block.text) === oneLine(row))
  const above = blocks.slice(0, Math.max(0, at)).findLast(({ kind }) => kind !== 'tableRow')
  const [first = ''] = above?.kind === 'paragraph' ? oneLine(above.text).split(SENTENCE_BREAK) : []
  const scoped = `${tidy(first)}：${text}`
  return IN_FORCE.test(first) && isCitable(scoped) && widthOf(scoped) <= SCOPED_MAX ? scoped : text
}
