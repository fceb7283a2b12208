import type { PageType, ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { FullReport, Topic } from '@gaplens/contracts/analysis/report'
import { hasHeadings } from '@gaplens/coverage/corpus/pseudo-headings'
import { toldQuestion } from '@gaplens/report/model/sub-questions'
import { SUB_QUESTION_TEXT } from '@gaplens/report/text/report-text'
import { termsOf } from '@gaplens/text/terms'
import { COVERED_TEXT, countOf, NOT_COVERED_TEXT, ownTreatment } from '../facts/coverage-wording.ts'
import { answerTo, questionStanding } from '../facts/questions/question-standing.ts'
import type { View } from '../facts/view.ts'
import { inQuotes, oneLine, quoteList, titled } from '../facts/wording.ts'

/** Search intents, with the words in the keyword and in Google's questions that show them. */
const INTENTS: readonly { readonly name: string; readonly words: RegExp }[] = [
  {
    name: '比較與挑選',
    words:
      /推薦|比較|排名|排行|哪個好|哪一[家款種]|怎麼選|怎麼挑|如何(挑|選)|挑選|選購|評價|評比|心得|差別|差異|vs|best|review/iu,
  },
  {
    name: '價格與購買',
    words:
      /價格|價錢|費用|多少錢|[算收]錢|收費|計價|優惠|折扣|團購|哪裡買|購買|便宜|報價|price|buy|cost|cheap|how much/iu,
  },
  {
    name: '學會怎麼做',
    // 「怎麼算錢」 asks a price, 「怎麼辦」 and 「怎麼處理」 for help, 「怎麼選」 which one, 「怎麼會」 a reason.
    words:
      /怎麼(?!辦|處理|會|回事|了|[算收]錢|收費|計價|賣|選|挑)|如何(?!處理|收費|計價|選|挑)|教學|步驟|方法|做法|技巧|教程|入門|設定|安裝|申請|流程|how to|tutorial|guide/iu,
  },
  { name: '弄懂概念', words: /是什麼|什麼是|意思|定義|原理|為什麼|怎麼會|怎麼回事|原因|種類|what is|why/iu },
  // Whoever asks what to mind need not have any trouble.
  {
    name: '了解要注意什麼',
    words: /注意事項|要?注意(?:什麼|哪些)|禁忌|準備(?:什麼|哪些)|帶(?:什麼|哪些)/u,
  },
  {
    name: '解決問題',
    words:
      /怎麼辦|[怎如][麼何]處理|怎麼了|壞掉|失敗|錯誤|無法|不能|過敏|副作用|風險|問題|避免|改善|error|fix/iu,
  },
  { name: '規劃與安排', words: /行程|規劃|景點|交通|住宿|幾天|地圖|路線|預算|itinerary/iu },
]
const TYPE_NAMES: Record<Exclude<PageType, 'article'>, string> = {
  product: '商品頁',
  collection: '商品分類頁',
  listing: '列表頁',
  forum: '討論串',
  documentation: '說明文件',
  service: '服務頁',
}
/** A page with this many questions and answers and no other headings counts as a list of questions. */
const QUESTIONS_MIN = 3
const LATENT_MIN = 5
const ASKED_MIN = 2
/** How many questions are named where they show no common intent. */
const EXAMPLES = 2

/** Section 2: the search intent, from the keyword, Google's questions, the cited pages and the topics. */
export function writeIntent(view: View): FullReport['keywordIntent'] {
  return { coreIntent: coreIntent(view), latentIntents: latentIntents(view) }
}

function coreIntent(view: View): string {
  const { keyword, serp } = view.input
  const parts: string[] = []
  const named = INTENTS.find(({ words }) => words.test(keyword))
  const asked = INTENTS.map(({ name, words }) => ({
    name,
    questions: serp.relatedQuestions.filter((question) => words.test(question)),
  })).sort((a, b) => b.questions.length - a.questions.length)[0]
  if (named !== undefined) parts.push(`「${oneLine(keyword)}」的字面意圖是「${named.name}」。`)
  // A single question does not show what most people want.
  if (asked !== undefined && asked.questions.length >= ASKED_MIN)
    parts.push(
      `Google 列出的 ${serp.relatedQuestions.length} 個相關問題中有 ${asked.questions.length} 個屬於「${asked.name}」。`,
    )
  if (parts.length === 0 && serp.relatedQuestions.length >= ASKED_MIN)
    parts.push(
      `「${oneLine(keyword)}」字面上看不出單一的意圖；Google 列出的 ${serp.relatedQuestions.length} 個相關問題各問一件事，如${serp.relatedQuestions
        .slice(0, EXAMPLES)
        .map((question) => `「${inQuotes(titled(question, 30))}」`)
        .join('、')}。`,
    )
  const kinds = kindsOf(view)
  if (kinds !== '') parts.push(kinds)
  return parts.length > 0 ? parts.join('') : `「${oneLine(keyword)}」的搜尋結果沒有足夠內容可判斷意圖。`
}

/**
 * The kinds of pages that Google cites. Articles are not counted, because pages without signs of another kind are classified as
 * articles.
 */
function kindsOf({ othersRead }: View): string {
  const names = othersRead.flatMap(({ page }) => kindName(page) ?? [])
  const counts = [...Map.groupBy(names, (name) => name)]
    .map(([name, of]) => ({ name, count: of.length }))
    .sort((a, b) => b.count - a.count)
  if (othersRead.length === 0) return ''
  if (counts.length === 0) return `讀到的 ${othersRead.length} 個來源多是文章或說明頁。`
  const rest = names.length < othersRead.length ? '，其餘多是文章或說明頁' : ''
  return `讀到的 ${othersRead.length} 個來源中，看來有${counts.map(({ name, count }) => `${name} ${count} 個`).join('、')}${rest}。`
}

function kindName(page: ReadPage): string | null {
  if (page.type !== 'article') return TYPE_NAMES[page.type]
  return page.faq.length >= QUESTIONS_MIN && !hasHeadings(page.blocks) ? '問答頁' : null
}

/** The questions that people ask, then the topics with the highest weight, each with the pages that answer it. */
function latentIntents(view: View): string[] {
  const asked = view.input.serp.relatedQuestions.map((question) => whoAnswers(view, question))
  const topics = view.topics
    .filter(
      (topic) =>
        ![topic.name, ...topic.aliases, ...topic.questions].some((name) =>
          view.input.serp.relatedQuestions.includes(name),
        ),
    )
    .map(
      (topic) =>
        `想了解「${oneLine(topic.name)}」${aliasNote(topic, view.input.keyword)}：${whoCovers(view, topic.id)}`,
    )
  // Topics fill up the list if Google shows few questions. The gaps have the others.
  return [...asked, ...topics].slice(0, Math.max(LATENT_MIN, asked.length))
}

function whoAnswers(view: View, question: string): string {
  const { topic, tellers, own } = questionStanding(view, question, answerTo(view, question))
  const mine = view.user === null ? '' : `，${SUB_QUESTION_TEXT.own[own]}`
  if (tellers.length === 0)
    return toldQuestion(oneLine(question), `未能核對哪些來源回答了這個問題${own === 'unknown' ? '' : mine}。`)
  // Others may talk of it in other words.
  const isExact =
    topic?.coveredByExact === true &&
    tellers.length === topic.coveredBy &&
    tellers.every(({ passageId }) => passageId !== null)
  return toldQuestion(oneLine(question), `${isExact ? '' : '至少 '}${tellers.length} 個來源談到${mine}。`)
}

/**
 * The other names of a topic. A topic may hold a heading of a neighbouring subject, so a name counts as another one of it only if
 * both share a term that the keyword does not have: 「RO 膜多少錢」 is no other name of 「TDS 值升高」.
 */
function aliasNote({ name, aliases: all }: Topic, keyword: string): string {
  const asked = new Set(termsOf(keyword))
  const own = new Set(termsOf(name).filter((term) => !asked.has(term)))
  const aliases = all.filter((alias) => termsOf(alias).some((term) => own.has(term)))
  return aliases.length === 0 ? '' : `（也寫作${quoteList(aliases, 2)}）`
}

function whoCovers(view: View, topicId: string): string {
  const cells = view.topic(topicId)?.cells ?? []
  const own = cells.find((cell) => cell.pageId === view.user?.id)
  const gap = view.gaps.find((each) => each.topicId === topicId)
  const lacks = NOT_COVERED_TEXT[gap === undefined ? 'none' : ownTreatment(view, gap)]
  const mine = own?.level === 'covered' ? COVERED_TEXT[own.certainty] : lacks
  return `${countOf(view.topic(topicId))} 個來源談到${own === undefined ? '' : `，您的網頁${mine}`}。`
}
