import { normalise } from '@gaplens/text/terms'
import type { ClaimUnit, PageUnits } from '../corpus/corpus.ts'
import { isInOtherLanguage, quotedText, unquotedWords } from './unquoted-words.ts'
import { type UnsaidClause, unsaidClauses } from './unsaid-clauses.ts'

/** What quotes of a page say of a statement, and what they leave out. */
interface LeftOut {
  /** The quotes as a report shows them. */
  readonly quoted: string
  /** The clauses that they surely leave out. */
  readonly clauses: readonly UnsaidClause[]
  /** These, and what else the statement names and they do not. */
  readonly unquoted: readonly string[]
}

const HAN = /\p{Script=Han}/u

/** What quotes of a page leave out of a statement: whole clauses, and what else it names. */
export function leftOut(
  sought: { readonly keyword: string; readonly text: string },
  page: PageUnits,
  quotes: readonly ClaimUnit[],
): LeftOut {
  const quoted = quotes.map(({ claim }) => quotedText(page, claim)).join('\n')
  // A page in another language says every clause in other words, and what it rules out with words of its own.
  const isWorded = HAN.test(sought.text) && isInOtherLanguage(quoted)
  const clauses = unsaidClauses(sought, quoted).filter(
    ({ isSure, isDenial }) => isSure && (isDenial || !isWorded),
  )
  const named = unquotedWords(sought, quoted).filter(
    (word) => !clauses.some(({ text }) => text.includes(word)),
  )
  // What the title of a page names, its quotes need not name again.
  const title = normalise(page.source.page?.title ?? '')
  const unquoted = [...named, ...clauses.map(({ text }) => text)].filter(
    (word) => !title.includes(normalise(word)),
  )
  return { quoted, clauses, unquoted }
}
