import type { Gap } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { countWords } from '../../../../reading/main-text/count-words.ts'
import { type PageSection, sectionHolding, sectionsOf } from '../outline/own-sections.ts'
import type { View } from '../view.ts'
import { quotedPages } from './gap-passages.ts'

const WORDS_MIN = 60
const WORDS_MAX = 400
/** Share of the length to write when the page already has something on the subject. */
const EXTENSION = 0.5
/** Length of a text that states the facts, relative to the facts. */
const STATING = 1.3
/** Length of the sentence that answers a question first. */
const ANSWER = 25

/** What there is to write on a gap. */
interface Content {
  readonly section: PageSection | null
  readonly facts: readonly BriefFact[]
  readonly questions: readonly string[]
}

/**
 * The number of words to write: the median length of the quoted pages' sections on it, half of it if the user's page already
 * has something, and at least what stating the facts and answering the questions takes, rounded to tens. For a page without
 * headings, or with one heading over most of its text, its passage counts instead of a section.
 */
export function wordsOf(view: View, gap: Gap, { section, facts, questions }: Content): number {
  const lengths = quotedPages(view, gap)
    .map(({ passage, page }) => {
      const part = sectionHolding(sectionsOf(page), page, passage)
      return part === undefined || part.heading === '' || part.words > page.words / 2
        ? countWords(passage.quote).words
        : part.words
    })
    .sort((a, b) => a - b)
  const typical = lengths[Math.floor(lengths.length / 2)] ?? WORDS_MIN
  const stating =
    facts.reduce((sum, { text }) => sum + countWords(text).words, 0) * STATING + ANSWER * questions.length
  const wanted = Math.max(typical * (section === null ? 1 : EXTENSION), stating)
  return Math.min(WORDS_MAX, Math.max(WORDS_MIN, Math.round(wanted / 10) * 10))
}
