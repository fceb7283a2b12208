import type { CitedSourceAnalysis, EeatSignal, Statement, Topic } from '@gaplens/contracts/analysis/report'
import { PAGE_FAILURES } from '@gaplens/contracts/errors'
import { cleanHeading, isAppendixHeading, isGenericHeading } from '@gaplens/coverage/headings'
import type { Source } from '@gaplens/coverage/source'
import { verdictOf } from '@gaplens/report/model/support'
import { subheadings } from '../facts/content-headings.ts'
import { eeatSignals } from '../facts/eeat/eeat.ts'
import { expectsSignal } from '../facts/eeat/expected-signals.ts'
import { eeatNotes, unreadNotes } from '../facts/eeat/notes.ts'
import { timeMarkOf } from '../facts/gaps/attributions.ts'
import type { ReadSource, View } from '../facts/view.ts'
import { figure, inQuotes, oneLine, opening, quoteList, shorten, titled } from '../facts/wording.ts'
import { VERDICT_NAMES, VERDICTS } from './verdict-names.ts'

/** Section 4: each source in its own words, its contribution to the overview, and its E-E-A-T signals. */
export function writeCitedSources(view: View): CitedSourceAnalysis[] {
  return view.others.map((source) => {
    const title = oneLine(source.page?.title || source.title)
    const named = title === '' ? {} : { title }
    if (source.page === null) {
      const reason = source.failure === null ? '原因不明' : PAGE_FAILURES[source.failure]
      return {
        url: source.url,
        ...named,
        contentSummary: `未能讀取（${reason}），內容未納入比較。`,
        contribution: unreadContribution(view, source),
        eeatAnalysis: unreadNotes(reason),
      }
    }
    const read = { ...source, page: source.page }
    return {
      url: source.url,
      ...named,
      contentSummary: summarise(read, timeMarkOf(view, read.id)),
      contribution: contribution(view, read),
      eeatAnalysis: eeatNotes(eeatSignals(read.page)),
    }
  })
}

/** The signals of every read page, the user's first; of the user's, which a page of its kind need not show. */
export function sourceSignals(view: View): { pageId: string; url: string; signals: EeatSignal[] }[] {
  const own = view.user
  const others = view.othersRead.map(({ id, url, page }) => ({ pageId: id, url, signals: eeatSignals(page) }))
  if (own === null) return others
  const isExpected = expectsSignal(own.page)
  const signals = eeatSignals(own.page).map((signal) =>
    signal.found || isExpected(signal.name) ? signal : { ...signal, expected: false as const },
  )
  return [{ pageId: own.id, url: own.url, signals }, ...others]
}

/** Lines around an article on pages whose markup does not show that. */
const NO_OPENING =
  /瀏覽解析度|站長信箱|(?:發[布佈表]|更新|刊登)(?:日期|時間|於)|最後更新|作者[:：]|^subject\b|@|閱讀時間|版權|本站資料|如有侵權|訪客|^(?:推|→|噓)\s/iu
const OPENING_MIN = 30
/** A page with this many questions and answers is described by them. */
const QUESTIONS_MIN = 3
const HEADING_SHOWN = 20
const SUBJECTS_SHOWN = 3
/** Boxes beside an article. */
const SIDEBAR = /^(?:誰來我家|熱門|最新|推薦|人氣|you might also|popular|recent|more from)/iu

/** @param time the mark of a page of years ago */
function summarise({ page }: ReadSource, time: string | undefined): string {
  const title = oneLine(page.title)
  const headings = subheadings(page)
    .map(({ text }) => oneLine(cleanHeading(text)))
    .filter(
      (text) =>
        text !== '' &&
        !isGenericHeading(text) &&
        !isAppendixHeading(text) &&
        !SIDEBAR.test(text) &&
        !title.startsWith(text),
    )
  const outline =
    headings.length > 0
      ? `，小標題有${quoteList(
          headings.map((heading) => titled(heading, HEADING_SHOWN)),
          2,
        )}`
      : ''
  const first = page.blocks.find(
    ({ kind, role, text }) =>
      kind === 'paragraph' && role === 'content' && text.length >= OPENING_MIN && !NO_OPENING.test(text),
  )
  // Headings or questions describe a page. Without them a sentence of it does.
  const length = `${time === undefined ? '' : `${time}的網頁，`}正文 ${figure(page.words)} 字`
  if (headings.length > 0) return `${length}${outline}。`
  if (page.faq.length >= QUESTIONS_MIN && page.type !== 'forum')
    return `${length}，寫成 ${page.faq.length} 組問答，例如${quoteList(
      page.faq.slice(0, 2).map(({ question }) => question),
    )}。`
  const said = first === undefined ? '' : `文中寫道：「${inQuotes(opening(first.text))}」`
  return `${length}。${said}`
}

function contribution(view: View, source: ReadSource): string {
  const cited = citation(view, source)
  const covered = view.topics.filter((topic) => levelAt(topic.cells, source.id) === 'covered')
  // What a page is cited for tells its part in the overview. The matrix has the subjects of every page.
  return covered.length === 0 || citedFor(view, source).length > 0
    ? cited
    : `${cited}${speaksOf(covered, source.id)}`
}

/** The subjects that a source surely has, those with the fewest sources first; those that it may have if it surely has none. */
function speaksOf(covered: readonly Topic[], pageId: string): string {
  const sure = covered.filter(({ cells }) =>
    cells.some((cell) => cell.pageId === pageId && cell.certainty === 'sure'),
  )
  const named = (sure.length > 0 ? sure : covered)
    .toSorted((a, b) => a.coveredBy - b.coveredBy)
    .map(({ name }) => name)
  const others = covered.length > SUBJECTS_SHOWN ? '等主題' : ''
  return `${sure.length > 0 ? '' : '可能'}談到${quoteList(named.slice(0, SUBJECTS_SHOWN))}${others}。`
}

function citation(view: View, source: Source): string {
  if (source.role === 'organic')
    return view.input.serp.overviewState === 'present'
      ? '這一頁來自自然搜尋結果，AI Overview 沒有引用它。'
      : '這一頁來自自然搜尋結果。'
  const cited = citedFor(view, source)
  if (cited.length === 0) return '列在來源中，未標明用在哪一句。'
  const given = cited.flatMap(({ support }) =>
    support
      .filter(({ pageId }) => pageId === source.id)
      .slice(0, 1)
      .map(verdictOf),
  )
  const counts = VERDICTS.map((verdict) => ({
    name: VERDICT_NAMES[verdict],
    count: given.filter((each) => each === verdict).length,
  })).filter(({ count }) => count > 0)
  const verdicts = counts.map(({ name, count }) => `${count} 個${name}`).join('、')
  return `被 ${cited.length} 個陳述引用${verdicts === '' ? '' : `：${verdicts}`}。`
}

function citedFor(view: View, { id }: Source): Statement[] {
  return view.input.coverage.report.statements.filter(({ citedPageIds }) => citedPageIds.includes(id))
}

function unreadContribution(view: View, source: Source): string {
  const cited = citation(view, source)
  const reference = view.input.serp.references.find((item) => source.referenceIndexes.includes(item.index))
  const snippet = oneLine(reference?.snippet ?? '')
  return snippet === '' ? cited : `${cited}搜尋結果的摘要是：「${shorten(snippet, 100)}」`
}

type Cells = readonly { pageId: string; level: string }[]

function levelAt(cells: Cells, pageId: string): string | undefined {
  return cells.find((cell) => cell.pageId === pageId)?.level
}
