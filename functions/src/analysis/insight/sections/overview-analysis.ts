import type { FigureGroup, FullReport, Statement, Topic } from '@gaplens/contracts/analysis/report'
import type { OverviewBlock } from '@gaplens/contracts/analysis/serp'
import { siteOf } from '@gaplens/coverage/sites'
import { type Verdict, verdictOf } from '@gaplens/report/model/support'
import { termsOf } from '@gaplens/text/terms'
import { ownSiteOf } from '../../own-site.ts'
import { citationsOf } from '../facts/citations.ts'
import type { View } from '../facts/view.ts'
import { inQuotes, oneLine, plainList, shorten } from '../facts/wording.ts'
import { disagreements, whoDiffers } from './brief-conflicts.ts'
import { measuredName } from './figure-names.ts'
import { renewalOf, renewedGroups } from './renewed-figures.ts'
import { VERDICT_NAMES, VERDICTS } from './verdict-names.ts'

const KIND_NAMES: Record<OverviewBlock['kind'], string> = {
  heading: '小標題',
  paragraph: '段落',
  listItem: '條列項目',
  tableRow: '表格列',
}

/** How many names are listed. The matrix has them all. */
const NAMES_SHOWN = 3
/** How many of the pages cited most often are named. */
const MOST_CITED = 3
/** How many characters of a statement tell which it is. */
const STATEMENT_SHOWN = 24
const STATEMENT_SHOWN_MOST = 48

/** Section 3: what the AI Overview says, its layout, and how far the cited pages support it. */
export function writeOverviewAnalysis(view: View): FullReport['aiOverviewAnalysis'] {
  const { serp, keyword } = view.input
  if (serp.overviewState !== 'present' || serp.blocks.length === 0) {
    const why =
      serp.overviewState === 'unavailable' ? 'Google 這次無法產生 AI Overview' : '這次搜尋沒有 AI Overview'
    const titles = serp.organic.slice(0, 3).map((result) => `《${shorten(result.title, 30)}》`)
    return {
      summary: `${why}，「${oneLine(keyword)}」改與自然搜尋結果比較${titles.length > 0 ? `，前幾名是${titles.join('、')}` : ''}。`,
      presentationAnalysis: `${why}，沒有呈現方式可分析。${topicsNote(view)}`,
    }
  }
  return { summary: summarise(view), presentationAnalysis: describeLayout(view) }
}

function topicsNote(view: View): string {
  const names = view.topics.slice(0, 5).map((topic) => `「${oneLine(topic.name)}」`)
  return names.length === 0 ? '' : `權重最高的主題是${names.join('、')}。`
}

function summarise(view: View): string {
  const { statements } = view.input.coverage.report
  const shown = spokenFirst(
    view.topics.filter((topic) => topic.fromOverview),
    statements,
  )
  const parts = [
    `AI Overview 共 ${statements.length} 個陳述`,
    shown.length > 0
      ? `，談到 ${shown.length} 個主題：${plainList(
          shown.slice(0, NAMES_SHOWN).map((topic) => `「${oneLine(topic.name)}」`),
          NAMES_SHOWN,
        )}${shown.length > NAMES_SHOWN ? '等' : ''}。`
      : '。',
  ]
  return parts.join('') + supportNote(view, statements) + conflictNote(view)
}

/** The topics with those first whose name has a word of the AI Overview: a name that only the pages use would read as its own. */
function spokenFirst(topics: readonly Topic[], statements: readonly Statement[]): Topic[] {
  const said = new Set(statements.flatMap(({ text }) => termsOf(text)))
  const isSpoken = ({ name }: Topic) => termsOf(name).some((term) => said.has(term))
  return [...topics.filter(isSpoken), ...topics.filter((topic) => !isSpoken(topic))]
}

function supportNote(view: View, statements: readonly Statement[]): string {
  if (view.input.coverage.report.supportedShare === null) return '陳述沒有標明可讀取的引用網頁，無法核對。'
  const judged = statements.filter((each) => verdictsOfCited(each).length > 0)
  const checked = judged.map(verdictsOfCited)
  const counts = VERDICTS.map((verdict) => ({
    verdict,
    count: checked.filter((verdicts) => bestOf(verdicts) === verdict).length,
  }))
  const told = counts.filter(({ verdict, count }) => count > 0 || verdict === 'found')
  return `能讀到所引網頁的 ${checked.length} 個陳述中，${told
    .map(({ verdict, count }) => `${count} 個${NOTED[verdict]}`)
    .join('、')}。${otherFiguresNote(judged)}`
}

/** What the summary says of a statement by its best verdict. */
const NOTED: Record<Verdict, string> = {
  found: `在所引網頁${VERDICT_NAMES.found}`,
  partly: VERDICT_NAMES.partly,
  otherFigures: `與所引網頁的${VERDICT_NAMES.otherFigures}`,
  otherwise: `所引網頁${VERDICT_NAMES.otherwise}`,
  unverified: `${VERDICT_NAMES.unverified}（未必有誤，請自行開啟所引網頁確認）`,
}

/** Of the statements that one cited page supports, those that another contradicts by its figure. */
function otherFiguresNote(judged: readonly Statement[]): string {
  const differing = judged.filter((each) => {
    const verdicts = verdictsOfCited(each)
    return bestOf(verdicts) !== 'otherFigures' && verdicts.includes('otherFigures')
  })
  const told = differing
    .slice(0, NAMES_SHOWN)
    .map(({ text }) => `「${inQuotes(toFirstFigure(text.replace(/[。.]\s*$/u, '')))}」`)
  const others = differing.length > told.length ? '等' : ''
  return told.length === 0 ? '' : `這些陳述另有所引網頁的數字不同：${told.join('、')}${others}。`
}

/** The clauses of a statement up to its first figure, for it is a figure that differs; with an ellipsis if more follow. */
function toFirstFigure(statement: string): string {
  if ([...statement].length <= STATEMENT_SHOWN) return oneLine(statement)
  const told = /^.*?\d.*?(?=[，；]|, |$)/u.exec(statement)?.[0] ?? statement
  return shorten(told === statement ? told : `${told}…`, STATEMENT_SHOWN_MOST)
}

/** The note on subjects for which the pages give different figures, of which the overview gives only one. */
function conflictNote(view: View): string {
  return disagreementNote(view) + renewalNote(view)
}

/** The note on subjects for which some pages give figures that are outdated. */
function renewalNote(view: View): string {
  const groups = renewedGroups(view).slice(0, NAMES_SHOWN)
  const notes = groups.map((group) => `${measuredName(view, group)}${renewalOf(view, group)}`)
  // As the table says, words alone may join figures of two things.
  const supposing = groups.every(({ confirmed }) => confirmed) ? '' : '（若說的是同一件事）'
  return notes.length === 0 ? '' : `有來源的數字較舊${supposing}：${notes.join('；')}。`
}

function disagreementNote(view: View): string {
  const { sources = [], overview = [] } = Object.groupBy(disagreements(view), whoDiffers)
  const named = (groups: readonly FigureGroup[]) =>
    groups.map((group) => measuredName(view, group)).join('、')
  const surely = (groups: readonly FigureGroup[]) => groups.every(({ confirmed }) => confirmed)
  const notes = [
    ...(sources.length === 0
      ? []
      : [`來源${surely(sources) ? '說法' : '數字看來'}不一致的有${named(sources)}`]),
    ...(overview.length === 0
      ? []
      : [`來源與 AI Overview 的數字${surely(overview) ? '' : '看來'}不一致的有${named(overview)}`]),
  ]
  return notes.length === 0 ? '' : `${notes.join('。')}。各說法列在大綱之後。`
}

/** The verdicts of the read pages that a statement cites. */
function verdictsOfCited({ support, citedPageIds }: Statement): Verdict[] {
  return support.filter(({ pageId }) => citedPageIds.includes(pageId)).map(verdictOf)
}

function bestOf(verdicts: readonly Verdict[]): Verdict | undefined {
  return VERDICTS.find((verdict) => verdicts.includes(verdict))
}

function describeLayout(view: View): string {
  const { serp } = view.input
  const counts = (Object.keys(KIND_NAMES) as OverviewBlock['kind'][])
    .map((kind) => ({ kind, count: serp.blocks.filter((block) => block.kind === kind).length }))
    .filter(({ count }) => count > 0)
  const layout = counts.map(({ kind, count }) => `${count} 個${KIND_NAMES[kind]}`).join('、')
  const headings = serp.blocks
    .filter((block) => block.kind === 'heading')
    .map((block) => `「${shorten(block.text, 20)}」`)
  const outline =
    headings.length > 0 ? `小標題${headings.length > 1 ? '依序' : ''}是${plainList(headings, 6)}。` : ''
  return `AI Overview 以 ${layout}呈現，引用 ${serp.references.length} 筆來源。${outline}${citedMost(view)}${ownCitation(view)}`
}

/**
 * Whom the overview cites for most statements. The user's page is ranked too, which may be the first. A page that is cited as
 * often as one that is not named is not named either.
 */
function citedMost(view: View): string {
  const ranked = view.input.sources
    .map((source) => ({ source, count: citationsOf(view, source.id) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.source.rank - b.source.rank)
  const most = ranked.slice(0, MOST_CITED).filter(({ count }) => count > (ranked[MOST_CITED]?.count ?? 0))
  if (most.length === 0) return ''
  return `被引用最多的是 ${plainList(
    most.map(
      ({ source, count }) => `${source.role === 'user' ? '您的網頁' : `[${source.rank}]`}（${count} 個陳述）`,
    ),
  )}。`
}

function ownCitation(view: View): string {
  const own = view.input.sources.find((source) => source.role === 'user')
  if (own === undefined) return ''
  const cited = own.referenceIndexes.length > 0 ? '您的網頁已在引用網頁之列。' : '您的網頁不在引用網頁之列。'
  return cited + otherOwnPages(view)
}

/** The cited pages of the user's own site, which are no competitors: the client may have two pages for one subject. */
function otherOwnPages({ input }: View): string {
  const site = ownSiteOf(input.userPageUrl)
  const compared = new Set(input.sources.flatMap(({ referenceIndexes }) => referenceIndexes))
  const pages = input.serp.references.filter(
    ({ url, index }) => site !== null && siteOf(url) === site && !compared.has(index),
  )
  const addresses = [...new Set(pages.map(({ url }) => new URL(url).pathname))]
  return addresses.length === 0
    ? ''
    : `AI Overview 另外引用了您網站的其他網頁（${plainList(addresses, 3)}），同一個網站的網頁不列入比較。`
}
