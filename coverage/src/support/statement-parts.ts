import type { Support } from '@gaplens/contracts/analysis/report'
import type { ClaimUnit } from '../corpus/corpus.ts'

/**
 * How far one page supports one statement, with the claim that contains most of it; without support, with the claim that gives
 * another figure for the same, if one does.
 */
export interface StatementSupport {
  readonly pageId: string
  readonly level: Exclude<Support['level'], 'absent'>
  readonly unit: ClaimUnit | null
}

const BETWEEN = /[；;]/u
/** Fewer characters are no sentence: they go with the one beside them. */
const LEAST = 7

/** The sentences of a statement that semicolons join, which a page may tell at several places; none where it is one. */
export function sentencesOf(statement: string): string[] {
  const parts = statement.split(BETWEEN).map((part) => part.trim())
  const sentences: string[] = []
  for (const part of parts) {
    const last = sentences.at(-1)
    if (last === undefined || (part.length >= LEAST && last.length >= LEAST)) sentences.push(part)
    else sentences.splice(-1, 1, `${last}；${part}`)
  }
  return sentences.length > 1 ? sentences : []
}

/**
 * How far a page supports a statement of several sentences, each looked for by itself: whole if all are found, in part if one is. Not less
 * than it supports the whole at once, and nothing where it denies that.
 */
export function supportByParts(
  whole: StatementSupport,
  parts: () => readonly StatementSupport[],
): StatementSupport {
  const isDenied = whole.level === 'unverified' && whole.unit !== null
  if (whole.level === 'found' || isDenied) return whole
  const each = parts()
  const found = each.filter(({ level }) => level === 'found')
  const [first] = found
  if (first === undefined) return whole
  if (found.length === each.length) return first
  return whole.level === 'partly' ? whole : { ...first, level: 'partly' }
}
