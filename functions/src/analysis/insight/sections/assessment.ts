import type { FullReport, Gap } from '@gaplens/contracts/analysis/report'
import { PAGE_FAILURES } from '@gaplens/contracts/errors'
import { GAPS_MAX } from '@gaplens/coverage/gaps'
import { cleanHeading } from '@gaplens/coverage/headings'
import { mostCovered, placesOf } from '@gaplens/report/model/standing'
import { ranksText } from '@gaplens/report/text/ranks-text'
import { subheadings } from '../facts/content-headings.ts'
import { countOf, NOT_COVERED_TEXT, ownTreatment } from '../facts/coverage-wording.ts'
import type { ReadSource, View } from '../facts/view.ts'
import { figure, oneLine, percent, quoteList } from '../facts/wording.ts'
import { disagreeNote } from './disagree-notes.ts'
import { describeExperience } from './page-experience.ts'

/** Section 1: what the user's page contains, what it lacks, and its technical state. */
export function writeAssessment(view: View): FullReport['websiteAssessment'] {
  if (view.user === null) {
    const text = `無法讀取您的網頁 ${view.input.userPageUrl}（${unreadReason(view)}）`
    return {
      contentSummary: `${text}，因此不評估內容，也不判斷缺口；以下只整理其他來源談了什麼。`,
      contentGaps: [],
      pageExperience: `${text}，未評估。`,
    }
  }
  return {
    contentSummary: summarise(view),
    contentGaps: view.gaps.map((gap) => describeGap(view, gap)),
    pageExperience: describeExperience(view.user.page, view.input.keyword),
  }
}

/** Why the user's page is not in the comparison. */
export function unreadReason(view: View): string {
  const failure = view.input.sources.find((source) => source.role === 'user')?.failure
  return failure ? PAGE_FAILURES[failure] : '沒有內容'
}

/** A page without headings is described by its questions, if it has this many. */
const QUESTIONS_MIN = 2

function summarise(view: View): string {
  const { user } = view
  if (user === null) return ''
  const headings = subheadings(user.page)
  const outline =
    headings.length > 0
      ? `，分為${quoteList(
          headings.map((block) => cleanHeading(block.text)),
          3,
        )}`
      : user.page.faq.length >= QUESTIONS_MIN
        ? `，寫成 ${user.page.faq.length} 組問答（${quoteList(
            user.page.faq.map(({ question }) => question),
            3,
          )}）`
        : '，沒有小標題'
  const parts = [`${view.label(user.id)}正文 ${figure(user.page.words)} 字${outline}。`]
  const counted = ownSubjects(view, user.id)
  if (view.topics.length > 0) {
    parts.push(`比較的 ${view.topics.length} 個主題中，${counted}。`)
    parts.push(leftOut(view, user.id))
  } else parts.push('沒有整理出可比較的主題。')
  const strengths = view.input.coverage.strengths.map((strength) => strength.name)
  if (strengths.length > 0) parts.push(`值得保留的自有內容：${quoteList(strengths)}。`)
  return parts.join('')
}

/** So many subjects that are no gaps are named. */
const LEFT_OUT_NAMED = 6

/** How many subjects the page may lack that are no gaps, which, and why; first those that it surely lacks. Empty for none. */
function leftOut(view: View, userId: string): string {
  const gaps = new Set(view.gaps.map(({ topicId }) => topicId))
  const ownCell = ({ cells }: View['topics'][number]) => cells.find(({ pageId }) => pageId === userId)
  const lacked = fromOverviewFirst(view.topics).filter(
    (topic) => !gaps.has(topic.id) && (ownCell(topic)?.level ?? 'absent') === 'absent',
  )
  if (lacked.length === 0) return ''
  const isSure = (topic: View['topics'][number]) => ownCell(topic)?.certainty === 'sure'
  const isOfSeveral = ({ fromOverview, coveredBy }: View['topics'][number]) => fromOverview || coveredBy >= 2
  const surely = lacked.filter(isSure)
  // The name of what one page alone tells says little to others.
  const likely = lacked.filter((topic) => !isSure(topic) && isOfSeveral(topic))
  const named = [...surely, ...likely].slice(0, LEFT_OUT_NAMED).map(({ name }) => name)
  const list =
    named.length === 0
      ? ''
      : `（${quoteList(named, LEFT_OUT_NAMED)}${lacked.length > named.length ? '等' : ''}）`
  const most = view.gaps.length < GAPS_MAX ? '' : `缺口只列 ${GAPS_MAX} 項，其餘`
  return `缺口以外，另有 ${lacked.length} 個您可能也沒談${list}：${most}權重較低、與缺口重複、原文不夠切題，或您可能已寫到，由您決定。`
}

/**
 * How many subjects the page covers and touches, as the matrix shows it, with some of their names. Subjects found by word similarity
 * only are counted apart, as the page may not have them at all.
 */
function ownSubjects(view: View, userId: string): string {
  const cells = fromOverviewFirst(view.topics).flatMap(({ name, cells }) => {
    const cell = cells.find(({ pageId }) => pageId === userId)
    return cell === undefined || cell.level === 'absent' ? [] : [{ name, ...cell }]
  })
  const sure = cells.filter(({ certainty }) => certainty === 'sure')
  const told = (label: string, of: readonly { name: string }[], most: number) => {
    // The number stands before the names already.
    const names = `（${quoteList(of.slice(0, most).map(({ name }) => name))}${of.length > most ? '等' : ''}）`
    return `${label} ${of.length} 個${of.length === 0 ? '' : names}`
  }
  const treated = sure.filter(({ level }) => level === 'covered')
  const touched = sure.filter(({ level }) => level === 'touched')
  const likely = cells.filter(({ certainty }) => certainty !== 'sure')
  return [
    told('有涵蓋的', treated, 4),
    ...(touched.length === 0 ? [] : [told('略提的', touched, 3)]),
    ...(likely.length === 0 ? [] : [told('可能有談到的', likely, 4)]),
  ].join('，')
}

/** The topics with those of the AI Overview first, whose names are labels; what pages call a subject may be the heading of a story. */
function fromOverviewFirst(topics: View['topics']): View['topics'] {
  return topics.toSorted((a, b) => Number(b.fromOverview) - Number(a.fromOverview))
}

/** The rank of the user's page among the pages with a coverage score; none if its score is only the least that it covers. */
export function place(view: View): string {
  const own = ownScore(view)
  if (own === null) return ''
  const others = otherScores(view)
  const page = view.user === null ? null : view.compared(view.user.id)
  // The history and the report tell the range beside it.
  if (page && mostCovered(view.topics, page) !== null) return ''
  if (others.length === 0) return `涵蓋度 ${own}。`
  const places = placesOf(
    own,
    others.map(({ score }) => score),
  )
  return `涵蓋度 ${own}，在 ${others.length + 1} 個可比對的網頁中排${ranksText(places)}。`
}

function ownScore(view: View): number | null {
  return view.user === null ? null : (view.compared(view.user.id)?.coverageScore ?? null)
}

function otherScores(view: View): { source: ReadSource; score: number }[] {
  return view.othersRead
    .flatMap((source) => {
      const score = view.compared(source.id)?.coverageScore ?? null
      return score === null ? [] : [{ source, score }]
    })
    .sort((a, b) => b.score - a.score)
}

/** Describes a gap: which sources cover it, and what the user's page has on it. The quotes are shown beside it. */
export function describeGap(view: View, gap: Gap): string {
  const topic = view.topic(gap.topicId)
  const shown = topic?.fromOverview ? '與 AI Overview ' : ''
  const differing = disagreeNote(view, topic)
  const disagree = differing === '' ? '' : `${differing}。`
  const treatment = ownTreatment(view, gap)
  // A remark that applies to most gaps is given once, above the list.
  const whose = treatment === 'lacking' ? '您' : '您的網頁'
  const own = treatment === 'none' ? '' : `，${whose}${NOT_COVERED_TEXT[treatment]}`
  return `「${oneLine(gap.name)}」（權重 ${percent(gap.weight)}）：${countOf(topic)} 個來源${shown}談到${own}。${disagree}`
}
