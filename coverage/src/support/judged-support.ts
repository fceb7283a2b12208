import type { Corpus, PageUnits } from '../corpus/corpus.ts'
import type { Quote } from '../corpus/quote.ts'
import { denialIn } from './denial.ts'
import { passageToShow, quotedWith, supportingPassage } from './judged-passage.ts'
import { givesOtherFigures, hasOnlyOtherFigures } from './other-values.ts'
import type { PreparedStatement } from './prepared-statement.ts'
import { isRejected } from './rejected-claims.ts'
import type { StatementSupport } from './statement-parts.ts'
import { supportOf } from './statement-support.ts'

/**
 * Checks a judge's verdict that a page supports a statement. The section of the cited passage must contain some of the statement's
 * terms, or be near to it in meaning, which a judge reads better than words tell. If it is neither, another passage of the page must
 * contain more of them; that one is then quoted. A passage with figures of the statement's kinds, none of which is one of the
 * statement's, supports nothing that words do not find, nor does one that the page itself rejects or denies.
 */
export function judgedSupport(
  corpus: Corpus,
  prepared: PreparedStatement,
  page: PageUnits,
  judgement: { readonly level: 'found' | 'partly'; readonly quote: Quote },
): StatementSupport {
  const byWords = supportOf(corpus, prepared, page)
  if (denialIn(prepared, page, prepared.nearest.get(page.source.id)?.claims ?? []) !== null) return byWords
  const unit = supportingPassage(corpus, prepared, page, judgement.quote)
  if (unit === null || isRejected(prepared.text, page, unit)) return byWords
  if (byWords.level !== 'found' && hasOnlyOtherFigures(unit.claim.text, prepared.figures)) return byWords
  const tellsOtherwise = byWords.level === 'unverified' && byWords.unit !== null
  if (judgement.level === 'found' && tellsOtherwise) return byWords
  const shown = passageToShow(corpus, prepared, page, unit)
  if (shown === null) return byWords
  const isCited = unit.claim.id === judgement.quote.id
  const isPart =
    byWords.level !== 'found' &&
    ((!isCited && byWords.level === 'partly') ||
      givesOtherFigures(prepared.figures, page, [...quotedWith(page, unit), ...quotedWith(page, shown)]))
  return { pageId: page.source.id, level: isPart ? 'partly' : judgement.level, unit: shown }
}
