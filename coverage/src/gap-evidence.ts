import type { Statement } from '@gaplens/contracts/analysis/report'
import type { ClaimUnit, Corpus, PageUnits } from './corpus/corpus.ts'
import { type Quote, quoteTextIn } from './corpus/quote.ts'
import { type QuoteContainsName, quoteContainsNameIn } from './quote-contains-name.ts'
import type { Source } from './source.ts'
import { isCorrected } from './support/corrected-posts.ts'
import { isQuestion } from './support/is-question.ts'

/** A page that was last changed so many years before the newest one tells of its own time. */
export const OLD_YEARS = 4

/** What is known of the pages besides the table of topics. */
export interface GapEvidence {
  readonly quoteContainsName: QuoteContainsName
  /** The text of a quote. */
  readonly textOf: (quote: Quote) => string
  /** Whether a passage asks. */
  readonly asks: (quote: Quote) => boolean
  /** Whether a passage is of a post that the next one calls wrong. */
  readonly isCorrected: (quote: Quote) => boolean
  /** Whether a page was last changed years before the newest one. */
  readonly isOld: (pageId: string) => boolean
  /** Whether a statement of the AI Overview was found in a quote or beside it. */
  readonly isFoundIn: (statementId: string, quote: Quote) => boolean
  /** Whether a passage is the one by which a statement of the AI Overview was found on its page. */
  readonly isProofOf: (statementId: string, quote: Quote) => boolean
}

/** What is known of these pages besides the table of topics. @param statements of the AI Overview, compared with the pages */
export function gapEvidence(
  corpus: Pick<Corpus, 'pages' | 'claims'>,
  sources: readonly Source[],
  statements: readonly Statement[],
): GapEvidence {
  const sections = new Map(corpus.claims.map(({ claim, section }) => [claim.id, section]))
  const proofs = new Map(
    statements.map(({ id, support }) => [
      id,
      new Set(support.flatMap(({ level, passageId }) => (level === 'found' ? [passageId] : []))),
    ]),
  )
  const found = new Map(
    statements.map(({ id, support }) => [
      id,
      new Set(
        support.flatMap(({ level, passageId }) => (level === 'found' ? [sections.get(passageId ?? '')] : [])),
      ),
    ]),
  )
  const years = new Map(
    sources.flatMap(({ id, role, page }) => {
      const year = yearIn(page?.modifiedAt ?? page?.publishedAt ?? '')
      return role === 'user' || year === null ? [] : [[id, year] as const]
    }),
  )
  const newest = Math.max(...years.values())
  const idsWhere = (holds: (page: PageUnits, unit: ClaimUnit) => boolean) =>
    new Set(
      corpus.pages.flatMap((page) =>
        page.sections.flatMap(({ claims }) =>
          claims.flatMap((unit) => (holds(page, unit) ? [unit.claim.id] : [])),
        ),
      ),
    )
  const asking = idsWhere(isQuestion)
  const corrected = idsWhere(({ source }, { claim }) => isCorrected(source, claim))
  return {
    asks: ({ id }) => asking.has(id),
    isCorrected: ({ id }) => corrected.has(id),
    quoteContainsName: quoteContainsNameIn(corpus),
    textOf: quoteTextIn(corpus),
    isOld: (pageId) => newest - (years.get(pageId) ?? newest) >= OLD_YEARS,
    isProofOf: (statementId, { id }) => proofs.get(statementId)?.has(id) === true,
    isFoundIn: (statementId, { id }) => {
      const section = sections.get(id)
      return section !== undefined && found.get(statementId)?.has(section) === true
    },
  }
}

function yearIn(date: string): number | null {
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/u.exec(date) ?? []
  return year === undefined ? null : Number(year)
}
