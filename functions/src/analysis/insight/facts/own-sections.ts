import type { Block, ReadPage } from '@gaplens/contracts/read-page'
import { hasHeadings, withPseudoHeadings } from '@gaplens/coverage/corpus/pseudo-headings'
import { cleanHeading, isAppendixHeading } from '@gaplens/coverage/headings'
import { countWords } from '../../../reading/main-text/count-words.ts'
import { oneLine } from './wording.ts'

/** A page's part under one heading; the first has none where text stands before all headings. */
export interface PageSection {
  /** As the page writes it, without numbering; empty for the part before the first heading. */
  readonly heading: string
  /** Where it begins and ends in the page's text. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly words: number
}

/**
 * The parts of a page in their order, its title and what is no content (references, comments) left out. A page without
 * headings has its parts under its questions and short lines, as its passages have.
 */
export function sectionsOf(page: Pick<ReadPage, 'blocks' | 'text' | 'title' | 'faq'>): PageSection[] {
  const heads = headingsOf(page)
  const starts = [
    { heading: '', start: 0, body: 0 },
    ...heads.map(({ text, start }) => ({ heading: text, start, body: start + text.length })),
  ]
  return starts
    .map(({ heading, start, body }, at) => {
      const end = starts[at + 1]?.start ?? page.text.length
      const text = page.text.slice(body, end).trim()
      return { heading: oneLine(cleanHeading(heading)), start, end, text, words: countWords(text).words }
    })
    .filter(({ heading, text }) => text !== '' && !isAppendixHeading(heading))
}

/** The headings of a page; of one that has none to tell its parts apart, the lines that do their work. */
function headingsOf(page: Pick<ReadPage, 'blocks' | 'faq'>): Block[] {
  const blocks = hasHeadings(page.blocks)
    ? page.blocks
    : withPseudoHeadings(
        page.blocks,
        page.faq.map(({ question }) => question),
      )
  return blocks.filter((block) => block.kind === 'heading')
}

/** The part of a page that holds a passage; undefined where none does. */
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
