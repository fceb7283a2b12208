import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'

/** The blocks under one heading of a page. */
export interface Part {
  /** Empty for the part before the first heading. */
  readonly heading: string
  readonly level: number
  readonly blocks: readonly Block[]
}

/** The page's content by its headings, in order. */
export function partsOf(page: Pick<ReadPage, 'blocks'>): Part[] {
  const parts: { heading: string; level: number; blocks: Block[] }[] = [{ heading: '', level: 0, blocks: [] }]
  for (const block of page.blocks) {
    if (block.role !== 'content') continue
    if (block.kind === 'heading') parts.push({ heading: oneLine(block.text), level: block.level, blocks: [] })
    else parts.at(-1)?.blocks.push(block)
  }
  return parts
}

/** The lines of the page's content without its headings. */
export function linesOf(page: Pick<ReadPage, 'blocks'>): string[] {
  return page.blocks
    .filter(({ role, kind }) => role === 'content' && kind !== 'heading')
    .map(({ text }) => oneLine(text))
}

/** The first value after one of these labels: 「地點：」, or in a table row 「地點｜…」. */
export function labelled(page: Pick<ReadPage, 'blocks'>, label: string): string | null {
  const pattern = new RegExp(`^(?:[・•*-]\\s*)?(?:${label})(?:\\s*[：:]|\\t)\\s*(\\S.{0,160})$`, 'iu')
  for (const { role, text } of page.blocks) {
    const found = role === 'content' ? pattern.exec(text.trim())?.[1] : undefined
    if (found !== undefined) return oneLine(found)
  }
  return null
}

/** Titles of pages about many items of one kind. */
export const ROUNDUP_TITLE =
  /推薦|排行|比較|評比|懶人包|總整理|精選|必[吃買看去]|怎麼選|如何選|怎麼挑|挑選|[\d一二三四五六七八九十]{1,3}\s?(?:大|款|間|家|道|個|種|場|堂|門)|\b(?:best|top|vs\.?|reviews?|comparison|\d+\s+\w+s)\b/iu
