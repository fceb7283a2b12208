import type { StructuredDataRecommendation } from '@gaplens/contracts/analysis/report'
import type { Brief, BriefSection, GradedNote } from '@gaplens/contracts/analysis/report-brief'
import { SEARCH_CONSOLE_NOTE } from '@gaplens/report/model/eligibility'
import { roundedMedian } from '@gaplens/report/model/median'
import { projectedScore } from '@gaplens/report/model/projection'
import { isMostlyUnsure, unsureTopics } from '@gaplens/report/model/standing'
import { citationsOf } from '../facts/citations.ts'
import { ownTreatment } from '../facts/coverage-wording.ts'
import { EVIDENCE_GRADES } from '../facts/evidence-grades.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { orderSections } from '../facts/outline/outline-order.ts'
import { sectionsOf, shownHeading } from '../facts/outline/own-sections.ts'
import { rankOf } from '../facts/sayings.ts'
import type { ReadSource, View } from '../facts/view.ts'
import { figure, plainList, quoteList } from '../facts/wording.ts'
import { unreadReason } from './assessment.ts'
import { writeConflicts } from './brief-conflicts.ts'
import { linksWithin } from './brief-links.ts'
import { writeOnlyYou } from './brief-only-you.ts'
import { absentWord, isAnotherName } from './keyword-in-text.ts'
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
    unsure: unsure(view, plans),
    outline: outline(user, plans),
    length: length(view, user, plans),
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
  return `${firstOf(first)}涵蓋度估計由 ${own} 升到 ${after}${median}。`
}

/** What to do first. What the page only possibly lacks is to be looked for before anybody writes it. */
function firstOf(plans: readonly GapPlan[]): string {
  const [lacked, doubtful] = [true, false].map((isSure) =>
    plans.filter(({ gap }) => (gap.certainty === 'sure') === isSure),
  )
  const named = (some: readonly GapPlan[] = []) => {
    const names = some.slice(0, FIRST_NAMES).map(({ gap }) => gap.name)
    return `${quoteList(names)}${some.length > names.length ? `等 ${some.length} 項` : ''}`
  }
  if (doubtful?.length === 0) return `先補${named(lacked)}（P1），`
  const look = `看您的網頁是否已寫到${named(doubtful)}`
  return lacked?.length === 0
    ? `先${look}（P1），沒寫的先補；若都沒寫過，補完後`
    : `先補${named(lacked)}，再${look}（都是 P1），沒寫的也補；若都沒寫過，補完後`
}

/** What a client whose page is a source of the overview wants to hear first. */
function alreadyCited(view: View, { id, referenceIndexes }: ReadSource): string {
  if (referenceIndexes.length === 0) return ''
  const count = citationsOf(view, id)
  return `AI Overview 已引用您的網頁${count > 0 ? `（${count} 個陳述）` : ''}。`
}

function unsure(view: View, plans: readonly GapPlan[]): string[] {
  const near = plans
    .filter(({ gap }) => gap.closestPassageId !== null && ownTreatment(view, gap) !== 'none')
    .map(({ gap }) => gap.name)
  const few =
    view.othersRead.length < 5 ? [`只讀到 ${view.othersRead.length} 個來源，結論的代表性有限。`] : []
  const judged =
    near.length === 0
      ? []
      : [`${quoteList(near, 8)}在您的網頁有相近的段落，是否算已談到由您判斷（報告裡並列了兩邊的原文）。`]
  return [...few, ...otherWords(view), ...underrated(view), ...judged]
}

/** Sources fewer than these have no usual word. */
const SOURCES_MIN = 5

/** That the page never uses a main word of the keyword, as most sources do. */
function otherWords(view: View): string[] {
  const { input, user, othersRead } = view
  if (user === null || othersRead.length < SOURCES_MIN) return []
  const wordingOf = ({ page }: ReadSource) => ({
    title: page.title,
    text: page.text,
    headings: page.blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : [])).join('\n'),
  })
  const absent = absentWord(input.keyword, wordingOf(user), othersRead.map(wordingOf))
  if (absent === null) return []
  const saying = othersRead.find(({ page }) => isAnotherName(absent.word, page.text, user.page.text))
  const same =
    saying === undefined
      ? '若說的是同一件事，也請用這個詞'
      : `${rankOf(view, saying.id)} 寫明您用的詞是它的別稱，也請用這個詞`
  return [
    `您的標題與正文沒有寫過「${absent.word}」，${othersRead.length} 個來源中有 ${absent.count} 個寫：涵蓋度可能因此低估，${same}。`,
  ]
}

/** That the score may be too low: a page in words of its own covers more than a comparison of words finds. */
function underrated({ topics, user }: View): string[] {
  const unsure = unsureTopics(topics, user?.id)
  const lacked = topics.filter(({ cells }) =>
    cells.some(({ pageId, level }) => pageId === user?.id && level === 'absent'),
  ).length
  const sure = lacked > unsure ? `（另有 ${lacked - unsure} 個確定未找到）` : ''
  return isMostlyUnsure(topics, user?.id)
    ? [
        `${topics.length} 個主題中有 ${unsure} 個只能說「可能未談」${sure}：您的網頁若用自己的話寫過，涵蓋度會低估，補寫前請先確認。`,
      ]
    : []
}

/** The page's sections with the new ones at their positions. */
function outline(user: ReadSource, plans: readonly GapPlan[]): BriefSection[] {
  const own = sectionsOf(user.page)
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

/** What the page's length is held against: the pages that are compared. One on which no topic was seen says of the subject nothing. */
function length(view: View, user: ReadSource, plans: readonly GapPlan[]): Brief['length'] {
  const others = view.othersRead
    .filter(({ id }) => (view.compared(id)?.coverageScore ?? null) !== null)
    .map(({ id, page }) => ({ pageId: id, words: page.words }))
  const longest = others.toSorted((a, b) => b.words - a.words)[0]
  if (longest === undefined || plans.length === 0) return null
  const own = user.page.words
  const wordsOf = (some: readonly GapPlan[]) => some.reduce((sum, plan) => sum + plan.words, 0)
  const added = wordsOf(plans)
  const first = wordsOf(plans.filter(({ gap }) => gap.tier === 'p1_immediate'))
  const rounded = (words: number) => Math.round(words / 10) * 10
  const all = rounded(own + added)
  const isLong = all > longest.words
  const median = roundedMedian(others.map(({ words }) => words)) ?? 0
  const sources = new Set(plans.flatMap(({ pageIds }) => [...pageIds])).size
  const target = isLong ? rounded(own + first) : all
  const over =
    own > longest.words
      ? '您的網頁已比最長的來源長，不必為篇幅加字：目標只是補完 P1 之後的字數，P2、P3 不重要的可以不補。'
      : target > longest.words
        ? `只補 P1 也會比最長的來源長約 ${figure(target - longest.words)} 字：把 ${sources} 個來源各說一部分的事寫在一處才會這麼長，P1 也可以只寫最重要的。`
        : isLong
          ? `全部補完會比最長的來源還長，是因為把 ${sources} 個來源各說一部分的事寫在一處；P2、P3 不重要的可以不補。`
          : all < median
            ? '仍比來源的中位數短：篇幅不是目標，補齊要說的事就好。'
            : '在來源的範圍內。'
  return {
    own,
    target,
    median,
    longest,
    reason: `現有 ${figure(own)} 字，補完 P1 約加 ${figure(first)} 字，全部補完約加 ${figure(added)} 字，各節依來源的段落長短與要寫的事實估計。${over}`,
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
