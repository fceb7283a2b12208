import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import { hasHeadings, withPseudoHeadings } from '@gaplens/coverage/corpus/pseudo-headings'
import { cleanHeading, isAppendixHeading } from '@gaplens/coverage/headings'
import { countWords } from '../../../../reading/main-text/count-words.ts'
import { oneLine } from '../wording.ts'

/** A section of a page under one heading. Text before the first heading is a section without one. */
export interface PageSection {
  /** The heading without numbering; empty for the text before the first heading. */
  readonly heading: string
  /** The heading as the page writes it if it is a numbered step (「步驟三 裝土」); null for another. */
  readonly step: string | null
  /** The heading of the part that it is a sub-part of; empty for a part of the page itself. */
  readonly under: string
  /** Offsets in the page's text. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly words: number
}

/** A section's heading as readers know it: a step's with its number, others' without numbering. */
export function shownHeading({ step, heading }: Pick<PageSection, 'step' | 'heading'>): string {
  return step ?? heading
}

/** A heading that begins with the number of a step, a day or a stage. */
const STEP =
  /^[\s【[（(]*(?:(?:步驟|階段|step|day)[\s.：:-]*(?:\d{1,2}|[一二三四五六七八九十]{1,3})|第\s*(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s*個?\s*(?:步|關(?!節|鍵|係)|天(?!然|氣)|週|階段))/iu

/**
 * The sections of a page in order, without its title and parts that are not content (references, comments). On a page without
 * headings, questions and short lines act as headings, as for its passages.
 */
export function sectionsOf(page: Pick<ReadPage, 'blocks' | 'text' | 'title' | 'faq'>): PageSection[] {
  const heads = headingsOf(page)
  const starts = [
    { heading: '', start: 0, body: 0, under: '' },
    ...heads.map(({ text, start }, at) => ({
      heading: text,
      start,
      body: start + text.length,
      under: headingOver(heads, at),
    })),
  ]
  return starts
    .map(({ heading, start, body, under }, at) => {
      const end = starts[at + 1]?.start ?? page.text.length
      const text = page.text.slice(body, end).trim()
      const step = STEP.test(heading) ? oneLine(heading) : null
      return {
        heading: oneLine(cleanHeading(heading)),
        step,
        under: oneLine(cleanHeading(under)),
        start,
        end,
        text,
        words: countWords(text).words,
      }
    })
    .filter(({ heading, text }) => text !== '' && !isAppendixHeading(heading))
}

/**
 * The headings that have parts below them and no text of their own, which are no sections: 「常被問到的」 over a list of questions. A
 * reader looks for them in the outline all the same. The title, over all other headings, is none.
 */
export function emptyHeadings(
  page: Pick<ReadPage, 'blocks' | 'text' | 'title' | 'faq'>,
): Pick<PageSection, 'heading' | 'step' | 'start'>[] {
  const heads = hasHeadings(page.blocks) ? headingsOf(page) : []
  const sections = sectionsOf(page)
  return heads.flatMap(({ text, start, level = 0 }, at) => {
    const next = heads[at + 1]
    const isOver = next !== undefined && (next.level ?? 0) > level
    const isEmpty = page.text.slice(start + text.length, next?.start ?? page.text.length).trim() === ''
    const end = heads.slice(at + 1).find((each) => (each.level ?? 0) <= level)?.start ?? page.text.length
    const below = sections.filter((section) => section.start > start && section.start < end)
    const isWhole = below.length === sections.filter(({ heading }) => heading !== '').length
    const heading = oneLine(cleanHeading(text))
    return isOver && isEmpty && below.length > 0 && !isWhole && heading !== ''
      ? [{ heading, step: null, start }]
      : []
  })
}

/** A heading over what a page says of its owner or author. */
const OF_OWNER = /^(?:關於|作者|about\b)/iu

/**
 * The headings over what a page says of its owner, which is not about its subject and no section: 「關於我們」. A reader looks for them in
 * the outline all the same.
 */
export function ownersHeadings(
  page: Pick<ReadPage, 'blocks' | 'text' | 'title' | 'faq'>,
): Pick<PageSection, 'heading' | 'step' | 'start'>[] {
  return headingsOf(page).flatMap(({ text, start }) => {
    const heading = oneLine(cleanHeading(text))
    return OF_OWNER.test(heading) && isAppendixHeading(heading) ? [{ heading, step: null, start }] : []
  })
}

/** The headings of a page, or the lines that act as headings if it has none. */
function headingsOf(page: Pick<ReadPage, 'blocks' | 'faq'>): Block[] {
  const blocks = hasHeadings(page.blocks)
    ? page.blocks
    : withPseudoHeadings(
        page.blocks,
        page.faq.map(({ question }) => question),
      )
  return blocks.filter((block) => block.kind === 'heading')
}

/** The nearest heading before one that is of a higher level; empty for none. */
function headingOver(heads: readonly Block[], at: number): string {
  const own = heads[at]?.level ?? 0
  return heads.slice(0, at).findLast(({ level }) => level !== undefined && level < own)?.text ?? ''
}

/** The section that contains a passage; undefined when none does. */
export function sectionHolding(
  sections: readonly PageSection[],
  page: Pick<ReadPage, 'text'>,
  passage: { readonly quote: string; readonly heading: string },
): PageSection | undefined {
  const at = page.text.indexOf(passage.quote)
  return at < 0
    ? sections.find(({ heading }) => heading !== '' && heading === oneLine(cleanHeading(passage.heading)))
    : sections.find(({ start, end }) => at >= start && at < end)
}
