import type { StructuredDataRecommendation } from '@gaplens/contracts/analysis/report'
import type { Brief, BriefSection, GradedNote } from '@gaplens/contracts/analysis/report-brief'
import { SEARCH_CONSOLE_NOTE } from '@gaplens/report/model/eligibility'
import { roundedMedian } from '@gaplens/report/model/median'
import { projectedScore } from '@gaplens/report/model/projection'
import { isMostlyUnsure } from '@gaplens/report/model/standing'
import { citationsOf } from '../facts/citations.ts'
import { EVIDENCE_GRADES } from '../facts/evidence-grades.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { orderSections } from '../facts/outline/outline-order.ts'
import { emptyHeadings, ownersHeadings, sectionsOf, shownHeading } from '../facts/outline/own-sections.ts'
import type { ReadSource, View } from '../facts/view.ts'
import { plainList, quoteList } from '../facts/wording.ts'
import { unreadReason } from './assessment.ts'
import { writeConflicts } from './brief-conflicts.ts'
import { writeLength } from './brief-length.ts'
import { linksWithin } from './brief-links.ts'
import { writeOnlyYou } from './brief-only-you.ts'
import { writeUnsure } from './brief-unsure.ts'
import { observePage } from './page-experience.ts'
import type { writeStructuredData } from './structured-data.ts'

const FIRST_NAMES = 3
const TYPES_MAX = 3

/** Measures that are often sold but do not help, each with its evidence. */
const NOT_NEEDED: readonly GradedNote[] = [
  { text: '為 AI 另做 llms.txt', evidence: EVIDENCE_GRADES.llmsTxt },
  { text: '只改更新日期', evidence: EVIDENCE_GRADES.touchedDates },
  { text: '把內容全部改成問答形式', evidence: EVIDENCE_GRADES.questionForm },
  { text: '為了搜尋結果加 FAQPage 或 HowTo 標記', evidence: EVIDENCE_GRADES.faqMarkup },
  { text: '為 AI 改寫整篇或另切段落', evidence: EVIDENCE_GRADES.aiRewriting },
]

/** The structured data that the page lacks, with its blocks. */
type Markup = ReturnType<typeof writeStructuredData>

/** The content brief that a consultant gives to a writer, made only from the gap plans, the page and the comparison. */
export function writeBrief(view: View, plans: readonly GapPlan[], markup: Markup): Brief {
  const { user } = view
  if (user === null)
    return {
      standing: `您的網頁未能讀取（${unreadReason(view)}），因此不判斷缺口；請確認網頁可公開瀏覽後重新分析。`,
      unsure: [],
      outline: [],
      length: null,
      conflicts: writeConflicts(view),
      onlyYou: [],
      links: [],
      technical: [],
      notNeeded: [],
    }
  return {
    standing: alreadyCited(view, user) + coverageStanding(view, user, plans),
    unsure: writeUnsure(view, plans),
    outline: outline(user, plans),
    length: writeLength(view, user, plans),
    conflicts: writeConflicts(view),
    onlyYou: writeOnlyYou(view, user, plans),
    links: linksWithin(user.page, plans),
    technical: technical(user, markup),
    notNeeded: notNeeded(markup.recommendations),
  }
}

/** What is not worth doing. Where the markup of questions or steps is offered all the same, it says for what. */
function notNeeded(markup: readonly StructuredDataRecommendation[]): GradedNote[] {
  const isOffered = markup.some(({ schemaType }) => schemaType === 'FAQPage' || schemaType === 'HowTo')
  return NOT_NEEDED.map((note) =>
    isOffered && note.evidence === EVIDENCE_GRADES.faqMarkup
      ? { ...note, text: `${note.text}（第 6 節列出的只供其他工具辨識，可以不加）` }
      : note,
  )
}

/** What to do first, and the score after closing the gaps of the first tier, by the score's formula. */
function coverageStanding(view: View, user: ReadSource, plans: readonly GapPlan[]): string {
  const own = view.compared(user.id)?.coverageScore ?? null
  if (own === null) return '這次沒有可比較的主題，無法計算涵蓋度。'
  const others = view.othersRead.flatMap(({ id }) => view.compared(id)?.coverageScore ?? [])
  const median = others.length === 0 ? '' : `（${others.length} 個來源的中位數是 ${roundedMedian(others)}）`
  const first = plans.filter(({ gap }) => gap.tier === 'p1_immediate')
  if (first.length === 0) return `涵蓋度 ${own}${median}，這次沒有找到要補的主題。`
  const after = projectedScore(view.topics, user.id, new Set(first.map(({ gap }) => gap.topicId)))
  // Where most topics are only possibly missing, the score itself is too low to be told as one.
  return isMostlyUnsure(view.topics, user.id)
    ? `${firstOf(first)}涵蓋度估計可提高 ${after - own}。`
    : `${firstOf(first)}涵蓋度估計由 ${own} 升到 ${after}${median}。`
}

/**
 * What to do first, in the plan's order. What the page only possibly lacks is to be looked for before anybody writes it; of a mixture
 * the smaller part is named, so that the order stays the plan's.
 */
function firstOf(plans: readonly GapPlan[]): string {
  const doubtful = plans.filter(({ gap }) => gap.certainty !== 'sure')
  const lacked = plans.filter(({ gap }) => gap.certainty === 'sure')
  const named = (some: readonly GapPlan[]) => {
    const names = some.slice(0, FIRST_NAMES).map(({ gap }) => gap.name)
    return `${quoteList(names)}${some.length > names.length ? `等 ${some.length} 項` : ''}`
  }
  if (doubtful.length === 0) return `先補${named(plans)}（P1），`
  if (lacked.length === 0)
    return `先看您的網頁是否已寫到${named(plans)}（P1），沒寫的先補；若都沒寫過，補完後`
  const look = '先在您的網頁找，沒有才補'
  const split =
    doubtful.length > lacked.length
      ? `${named(lacked)}很可能沒有，其他的${look}`
      : `${named(doubtful)}不確定有沒有，${look}`
  return `先補${named(plans)}（P1）：${split}；若都要補，補完後`
}

/** What a client whose page is a source of the overview wants to hear first. */
function alreadyCited(view: View, { id, referenceIndexes }: ReadSource): string {
  if (referenceIndexes.length === 0) return ''
  const count = citationsOf(view, id)
  return `AI Overview 已引用您的網頁${count > 0 ? `（${count} 個陳述）` : ''}。`
}

/** The page's sections with the new ones at their positions. */
function outline(user: ReadSource, plans: readonly GapPlan[]): BriefSection[] {
  const { page } = user
  const own = [...sectionsOf(page), ...emptyHeadings(page), ...ownersHeadings(page)].sort(
    (a, b) => a.start - b.start,
  )
  const kept = own.map((section): BriefSection => {
    const here = plans.filter((plan) => plan.section?.start === section.start)
    const words = here.reduce((sum, plan) => sum + plan.words, 0)
    return {
      ...joined(here),
      kind: here.length > 0 ? 'extend' : 'keep',
      heading: shownHeading(section),
      addWords: words || null,
    }
  })
  const apart = plans.filter(({ section }) => section === null)
  const added = [...Map.groupBy(apart, ({ heading }) => heading)].map(([heading, together]) => ({
    after: own.findIndex(({ start }) => start === together[0]?.after?.start) + 1,
    rank: Math.min(...together.map(({ rank }) => rank)),
    brief: {
      ...joined(together),
      kind: 'new' as const,
      heading,
      addWords: together.reduce((sum, { words }) => sum + words, 0),
    },
  }))
  return orderSections(kept, added)
}

function joined(plans: readonly GapPlan[]): Omit<BriefSection, 'kind' | 'heading' | 'addWords'> {
  return {
    topicIds: plans.map(({ gap }) => gap.topicId),
    facts: plans.flatMap(({ facts }) => [...facts]),
    questions: plans.flatMap(({ questions }) => [...questions]),
    pageIds: [...new Set(plans.flatMap(({ pageIds }) => [...pageIds]))],
    fromOverview: plans.some(({ fromOverview }) => fromOverview),
  }
}

function technical(user: ReadSource, { recommendations, jsonLd }: Markup): GradedNote[] {
  const blocked = observePage(user.page).filter(
    ({ id, fine }) => fine === false && ['crawl', 'index', 'snippet', 'canonical'].includes(id),
  )
  const types = recommendations
    .filter(({ priority }) => priority !== 'low')
    .map(({ schemaType }) => schemaType)
  const less = recommendations.length - types.length
  const others = less > 0 ? `，另有優先順序較低的 ${less} 種` : ''
  const unfilled = jsonLd.some(({ schemaType, lacking }) => types.includes(schemaType) && lacking.length > 0)
  return [
    ...blocked.map(({ text }) => ({ text: `${text}。`, evidence: EVIDENCE_GRADES.eligibility })),
    {
      text: `${SEARCH_CONSOLE_NOTE}。`,
      evidence: EVIDENCE_GRADES.eligibility,
    },
    ...(types.length > 0
      ? [
          {
            text: `可補的結構化資料：${plainList(types, TYPES_MAX)}（JSON-LD 在第 6 節${unfilled ? '，其中缺必要資料的要先補' : ''}${others}）。作用在搜尋結果的外觀，對 AI Overview 是否引用看不出幫助。`,
            evidence: EVIDENCE_GRADES.structuredData,
          },
        ]
      : []),
  ]
}
