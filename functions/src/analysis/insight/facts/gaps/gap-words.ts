import type { Gap } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { countWords } from '../../../../reading/main-text/count-words.ts'
import { type PageSection, sectionHolding, sectionsOf } from '../outline/own-sections.ts'
import type { View } from '../view.ts'
import { currentPages, quotedPages } from './gap-passages.ts'

/** The least to write on a gap, in characters, or in words of a language that writes with letters: a short paragraph. */
const LEAST = { characters: 80, words: 45 }
/** And for each page that is quoted on it: what three say is not told in two sentences. */
const EACH = { characters: 30, words: 17 }
/** The most to write on a gap. */
const MOST = 400
/** Share of the length to write when the page already has something on the subject. */
const EXTENSION = 0.5
/** Length of a text that states the facts, relative to the facts. */
const STATING = 1.3
/** Length of the sentence that answers a question first. */
const ANSWER = { characters: 25, words: 12 }
/** Longer than this many times what stating its facts takes, nobody could write without more facts. */
const PADDED = 2
/** Lengths are rounded to tens of characters, and to fives of words. */
const ROUNDED = { characters: 10, words: 5 }

/** What there is to write on a gap. */
interface Content {
  /** The user's section to extend; null when a new one is to be written. */
  readonly section: PageSection | null
  readonly facts: readonly BriefFact[]
  readonly quote: { readonly text: string } | null
  readonly overview: { readonly text: string } | null
  readonly questions: readonly string[]
}

/**
 * The number of words to write: the median length of the quoted pages' sections on it, half of it if the user's page already
 * has something. It is at least what stating the facts and answering the questions takes, and at most twice that: a source's
 * section may be a table of which one row is stated.
 */
export function wordsOf(
  view: View,
  gap: Gap,
  { section, facts, quote, overview, questions }: Content,
): number {
  const unit = view.language === 'other' ? 'words' : 'characters'
  const texts = [...facts, ...[facts.length > 0 ? null : quote, overview].flatMap((each) => each ?? [])]
  const stating =
    texts.reduce((sum, { text }) => sum + countWords(text).words, 0) * STATING +
    ANSWER[unit] * questions.length
  const typical = typicalWords(view, gap) * (section === null ? 1 : EXTENSION)
  const wanted = Math.max(stating, stating === 0 ? typical : Math.min(typical, PADDED * stating))
  const pages = new Set(currentPages(view, gap).map(({ passage }) => passage.pageId))
  const least = Math.max(LEAST[unit], EACH[unit] * pages.size)
  const rounded = Math.round(Math.max(wanted, least) / ROUNDED[unit]) * ROUNDED[unit]
  return Math.min(MOST, rounded)
}

/**
 * The median length of the quoted pages' sections on a gap, of two the shorter. For a page without headings, or with one heading
 * over most of its text, its passage counts instead of a section.
 */
function typicalWords(view: View, gap: Gap): number {
  const lengths = quotedPages(view, gap)
    .map(({ passage, page }) => {
      const part = sectionHolding(sectionsOf(page), page, passage)
      return part === undefined || part.heading === '' || part.words > page.words / 2
        ? countWords(passage.quote).words
        : part.words
    })
    .sort((a, b) => a - b)
  return lengths[Math.ceil(lengths.length / 2) - 1] ?? 0
}
