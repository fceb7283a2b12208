import type { Passage } from '@gaplens/contracts/analysis/report'
import { attributionsOf, isSellers } from '../facts/gaps/attributions.ts'
import { isOutdated } from '../facts/gaps/gap-passages.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { OLD_NOTE } from '../facts/gaps/gap-quote.ts'
import { withNames } from '../facts/statements/named-here.ts'
import { isSellersCall } from '../facts/statements/sellers-call.ts'
import { sourcePage, type View } from '../facts/view.ts'
import { oneLine, quoted } from '../facts/wording.ts'
import { isFitToRecommend } from '../quotable/fit-to-recommend.ts'
import { holdsText, joinedWith, withoutParts } from './quotation-repeats.ts'
import { furtherRows, headingOf, linesBelowHead, marked, shownText } from './quotation-text.ts'

/** Words of a page, and where they stand. */
export interface Quotation {
  /** As the prompt shows it: what stands on the page like this is in quotation marks. */
  readonly text: string
  /** Null for the AI Overview's words, which have no page. */
  readonly pageId: string | null
  readonly link: string
  /** The heading that says of what it is, where the words do not. */
  readonly under?: string | undefined
  /** What the prompt adds to it. */
  readonly note?: string
}

/**
 * What a prompt may use: the quotes of the gap, and those facts of its action that go beyond them (a whole table or list, a sentence begun
 * before the quote, which then goes on to its end). Without any, the pages to look at.
 */
export function quotationsOf(view: View, plan: GapPlan, passages: readonly Passage[]): Quotation[] {
  const { gap, overview, contraries, pageIds } = plan
  // A fact names an office where its page says 「本局」.
  const named = passages.map((passage) => ({ passage, quote: namedQuote(view, passage) }))
  const further = furtherFacts(view, plan, named)
  const denying = contraries.map(({ passage }) => passage)
  const said = named.filter(
    ({ passage, quote }) =>
      !denying.includes(passage) &&
      !isCall(view, passage) &&
      !hasHeadOnly(view, passage) &&
      !isStatedIn(further, { pageId: passage.pageId, rows: linesBelowHead(view, { ...passage, quote }) }),
  )
  const all = [
    ...denying.map((passage) => quotationOf(view, passage, `「${quoted(passage.quote)}」`)),
    // One side of a disagreement may be of years ago.
    ...said.map(({ passage }) => ({
      ...quotationOf(
        view,
        passage,
        `${shownText(view, passage)}${isOutdated(view, gap, passage) ? OLD_NOTE : ''}`,
      ),
      note: furtherRows(view, passage),
    })),
    ...further,
  ]
  // What the action quotes may be of years ago where those of today only tell a tale.
  const isAged = all.length === 0 || plan.quote?.old === true
  const told = isAged ? [...outdatedQuotations(view, plan), ...all] : all
  // Without the page that says so too, nobody could write it.
  const isShown = (id: string) => passages.some((passage) => passage.id === id && !isCall(view, passage))
  const ofOverview =
    overview?.passageIds.some(isShown) === true
      ? [{ text: `「${quoted(overview.text)}」`, pageId: null, link: '' }]
      : []
  return [...(told.length > 0 ? withoutParts(told) : pagesToOpen(view, pageIds)), ...ofOverview]
}

/** A passage with its text in which offices have their names. */
interface NamedPassage {
  readonly passage: Passage
  readonly quote: string
}

function namedQuote(view: View, { quote, pageId }: Passage): string {
  const page = sourcePage(view, pageId)
  return page === undefined ? quote : withNames(quote, page)
}

/** A text of a passage under its heading. 「三個月一次。」 says nothing without its question, nor 「65 歲以上者」 without what they get. */
function quotationOf(view: View, passage: Passage, text: string): Quotation {
  const { pageId, link } = passage
  return { text, pageId, link, under: headingOf(view, passage) }
}

/** The facts of a gap's action that none of its passages holds, each with the rest of the passage that it leads to. */
function furtherFacts(view: View, { facts }: GapPlan, passages: readonly NamedPassage[]): Quotation[] {
  return facts.flatMap(({ text, pageId, passageId, under }) => {
    const own = view.passage(passageId)
    const quotes = passages.filter(({ passage }) => passage.pageId === pageId).map(({ quote }) => quote)
    if (own === undefined || quotes.some((quote) => holdsText(quote, text))) return []
    const [whole = text] = quotes.flatMap((quote) => joinedWith(quote, text) ?? [])
    return {
      text: marked(view, oneLine(whole), pageId),
      pageId,
      link: own.link,
      under: under ?? headingOf(view, own),
    }
  })
}

/** Whether one fact of a page has all cells of some rows. A row of a table is stated with the names of its columns between its cells. */
function isStatedIn(
  facts: readonly Quotation[],
  { pageId, rows }: { readonly pageId: string; readonly rows: readonly string[] },
): boolean {
  return facts.some(
    (fact) =>
      fact.pageId === pageId &&
      rows.every((row) => row.split('\t').every((cell) => holdsText(fact.text, oneLine(cell)))),
  )
}

/** Whether a passage is a seller's call, which is no reference, whatever it is about. */
function isCall(view: View, { quote, pageId }: Passage): boolean {
  return isSellers(attributionsOf(view).get(pageId)) && isSellersCall(quote)
}

/** Whether a passage has nothing but the names of columns. */
function hasHeadOnly(view: View, passage: Passage): boolean {
  return linesBelowHead(view, passage).length === 0
}

/** What is quoted where everything on a gap is outdated: the quote of its action, else its passages, marked as such. */
function outdatedQuotations(view: View, { gap, quote }: GapPlan): Quotation[] {
  const ids = quote === null ? gap.passageIds : [quote.passageId]
  return ids
    .flatMap((id) => view.passage(id) ?? [])
    .filter((passage) => isFitToRecommend(passage.quote, passage) && !hasHeadOnly(view, passage))
    .map((passage) => {
      const note = isOutdated(view, gap, passage) ? OLD_NOTE : ''
      return quotationOf(view, passage, `「${quoted(quote?.text ?? passage.quote)}」${note}`)
    })
}

/** The pages that speak of a gap, where none of their words can be shown. */
function pagesToOpen(view: View, pageIds: readonly string[]): Quotation[] {
  return pageIds.flatMap((pageId) => {
    const link = view.compared(pageId)?.url
    return link === undefined ? [] : [{ text: '（請開啟這個網頁，找出談到這個主題的段落）', pageId, link }]
  })
}
