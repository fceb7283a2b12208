import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { completedQuote } from '../facts/completed-quote.ts'
import { attributionsOf, isSellers } from '../facts/gaps/attributions.ts'
import { isOfBoard } from '../facts/gaps/fact-heading.ts'
import { isOutdated } from '../facts/gaps/gap-passages.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { type GapQuote, OLD_NOTE } from '../facts/gaps/gap-quote.ts'
import { withNames, withYearsNoted } from '../facts/statements/named-here.ts'
import { isSellersCall } from '../facts/statements/sellers-call.ts'
import { isHeadOf, rowAsText, tableHeadOf } from '../facts/table-row.ts'
import { headingShown } from '../facts/thread.ts'
import { sourcePage, type View } from '../facts/view.ts'
import { oneLine, quoted } from '../facts/wording.ts'
import { isFitToRecommend } from '../quotable/fit-to-recommend.ts'
import { lettersOf } from '../quotable/plain.ts'

/** Words of a page, and where they stand. */
export interface Quotation {
  /** As the prompt shows it: what stands on the page like this is in quotation marks. */
  readonly text: string
  /** Null for the AI Overview's words, which have no page. */
  readonly pageId: string | null
  readonly link: string
  /** The heading that says of what it is, where the words do not. */
  readonly under?: string | undefined
}

/**
 * What a prompt may use: the quotes of the gap, and those facts of its action that go beyond them (a whole table or list, a sentence begun
 * before the quote, which then goes on to its end). Without any, the pages to look at.
 */
export function quotationsOf(
  view: View,
  { gap, facts, quote, overview, contraries, pageIds }: GapPlan,
  passages: readonly Passage[],
): Quotation[] {
  const holds = (whole: string, part: string) => lettersOf(whole).includes(lettersOf(part))
  // A fact names an office where its page says 「本局」.
  const named = ({ quote, pageId }: Passage) => {
    const page = sourcePage(view, pageId)
    return page === undefined ? quote : withNames(quote, page)
  }
  const further = facts.flatMap(({ text, pageId, passageId, under }): Quotation[] => {
    const link = view.passage(passageId)?.link
    const ofPage = passages.filter((passage) => passage.pageId === pageId).map(named)
    const isQuoted = ofPage.some((quote) => holds(quote, text))
    const whole = ofPage.map((quote) => withRest(text, quote)).find((joined) => joined !== text) ?? text
    return link === undefined || isQuoted
      ? []
      : [
          {
            text: marked(view, oneLine(whole), pageId),
            pageId,
            link,
            under: under ?? headingOf(view, view.passage(passageId)),
          },
        ]
  })
  // A row of a table is stated with the names of its columns between its cells.
  const isStated = (passage: Passage) =>
    further.some(
      (fact) =>
        fact.pageId === passage.pageId &&
        named(passage)
          .split('\n')
          .filter((row) => !isHead(view, row, passage))
          .every((row) => row.split('\t').every((cell) => holds(fact.text, oneLine(cell)))),
    )
  const denying = contraries.map(({ passage }) => passage)
  // A seller's call is no reference, whatever it is about.
  const isCall = ({ quote, pageId }: Passage) =>
    isSellers(attributionsOf(view).get(pageId)) && isSellersCall(quote)
  const said = passages.filter(
    (passage) =>
      !isStated(passage) && !isCall(passage) && !denying.includes(passage) && !isHeadOnly(view, passage),
  )
  // Without the page that says so too, nobody could write it.
  const isShown = (id: string) => passages.some((passage) => passage.id === id && !isCall(passage))
  const ofOverview =
    overview?.passageIds.some(isShown) === true
      ? [{ text: `「${quoted(overview.text)}」`, pageId: null, link: '' }]
      : []
  const all: Quotation[] = [
    ...denying.map((passage) => ({
      text: `「${quoted(passage.quote)}」`,
      pageId: passage.pageId,
      link: passage.link,
      under: headingOf(view, passage),
    })),
    ...said.map((passage) => ({
      // One side of a disagreement may be of years ago.
      text: `${shownText(view, passage)}${isOutdated(view, gap, passage) ? OLD_NOTE : ''}`,
      pageId: passage.pageId,
      link: passage.link,
      // 「三個月一次。」 says nothing without its question, nor 「65 歲以上者」 without what they get.
      under: headingOf(view, passage),
    })),
    ...further,
  ]
  const old = all.length > 0 ? [] : outdatedQuotations(view, gap, quote)
  const told = [...all, ...old]
  return [...(told.length > 0 ? withoutParts(told) : pagesToOpen(view, pageIds)), ...ofOverview]
}

/** Whether a row of a table only names its columns. */
function isHead(view: View, row: string, { pageId }: Passage): boolean {
  const page = sourcePage(view, pageId)
  return row.includes('\t') && page !== undefined && tableHeadOf(page, row).isHead
}

/** Whether a passage has nothing but the names of columns, which say nothing without a row. */
function isHeadOnly(view: View, passage: Passage): boolean {
  return passage.quote.split('\n').every((row) => isHead(view, row, passage))
}

/** The pages that speak of a gap, where none of their words can be shown. */
function pagesToOpen(view: View, pageIds: readonly string[]): Quotation[] {
  return pageIds.flatMap((pageId) => {
    const link = view.compared(pageId)?.url
    return link === undefined ? [] : [{ text: '（請開啟這個網頁，找出談到這個主題的段落）', pageId, link }]
  })
}

/** A fact in quotation marks where it stands so on its page; what is put together of it has none. */
function marked(view: View, text: string, pageId: string): string {
  const squeezed = (whole: string) => whole.replace(/\s+/gu, '')
  const stands = squeezed(sourcePage(view, pageId)?.text ?? '').includes(squeezed(text))
  return stands ? `「${quoted(text)}」` : text
}

/** The heading of a passage on one line, where it has one that may be shown and the title of its page, which the prompt names, does not say it. */
function headingOf(view: View, passage: Passage | undefined): string | undefined {
  if (passage === undefined) return undefined
  const page = sourcePage(view, passage.pageId)
  const heading = oneLine(headingShown(passage, page))
  return heading === '' || oneLine(page?.title ?? '').startsWith(heading) || isOfBoard(heading)
    ? undefined
    : heading
}

/** A mark at which no quote ends: what belongs to it is missing. */
const OPEN_END = /[；;，,、：:]\s*$/u

/**
 * A passage as a prompt shows it: in quotation marks, with the rest of its paragraph if that is short. Rows of a table have the names of
 * their columns, and then no quotation marks: no page writes 「7 公升（行程：60 分鐘）」.
 */
function shownText(view: View, { quote, pageId }: Passage): string {
  const page = sourcePage(view, pageId)
  if (page === undefined) return `「${quoted(quote)}」`
  const lines = quote.split('\n')
  if (lines.every((line) => line.includes('\t'))) {
    const rows = lines.map((line) => ({ line, ...tableHeadOf(page, line) })).filter(({ isHead }) => !isHead)
    return rows.length > 0 && rows.every(({ line, head }) => isHeadOf(head, line))
      ? rows.map(({ line, head }) => rowAsText(line, head)).join('；')
      : quoted(quote)
  }
  return `「${quoted(withYearsNoted(completedQuote(quote, page), page)).replace(OPEN_END, '')}」`
}

/** What is quoted where everything on a gap is outdated: the quote of its action, else its passages, marked as such. */
function outdatedQuotations(view: View, gap: Gap, quote: GapQuote | null): Quotation[] {
  const passages = (quote === null ? gap.passageIds : [quote.passageId]).flatMap(
    (id) => view.passage(id) ?? [],
  )
  return passages
    .filter((passage) => isFitToRecommend(passage.quote, passage) && !isHeadOnly(view, passage))
    .map((passage) => ({
      text: `「${quoted(quote?.text ?? passage.quote)}」${isOutdated(view, gap, passage) ? OLD_NOTE : ''}`,
      pageId: passage.pageId,
      link: passage.link,
      under: headingOf(view, passage),
    }))
}

/** A fact of which a quote begins with the last sentences, with what the quote has after them. */
function withRest(fact: string, quote: string): string {
  const starts = [...fact.matchAll(/[。；！？]/gu)].map(({ index }) => index + 1)
  const at = starts.find((start) => start < fact.length && quote.startsWith(fact.slice(start)))
  const whole = at === undefined ? fact : fact.slice(0, at) + quote
  return lettersOf(whole) === lettersOf(fact) ? fact : whole
}

/** What stands before an item in a paragraph but not in its list: 「第一條是」. */
const ORDINAL = /第[一二三四五六七八九十][條個種點項步類]?(?:則?是|為)?/gu

/** The quotes without those of which another one of their page holds every clause. */
function withoutParts(said: readonly Quotation[]): Quotation[] {
  const whole = said.map(({ text }) => lettersOf(text))
  const clauses = said.map(({ text }) =>
    text
      .replace(ORDINAL, '')
      .split(/[，。；：！？]/u)
      .map(lettersOf)
      .filter((clause) => clause !== ''),
  )
  const isIn = (at: number, place: number) =>
    said[at]?.pageId === said[place]?.pageId &&
    (clauses[at] ?? []).every((clause) => (whole[place] ?? '').includes(clause))
  return said.filter(
    (_, at) => !said.some((_, place) => place !== at && isIn(at, place) && (place < at || !isIn(place, at))),
  )
}
