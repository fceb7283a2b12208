import type { PageType, ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { FullReport, Topic } from '@gaplens/contracts/analysis/report'
import { hasHeadings } from '@gaplens/coverage/corpus/pseudo-headings'
import { endsAsQuestion } from '@gaplens/coverage/corpus/sentences'
import { toldQuestion } from '@gaplens/report/model/sub-questions'
import { SUB_QUESTION_TEXT } from '@gaplens/report/text/report-text'
import { termsOf } from '@gaplens/text/terms'
import { subheadings } from '../facts/content-headings.ts'
import { COVERED_TEXT, countOf, NOT_COVERED_TEXT, ownTreatment } from '../facts/coverage-wording.ts'
import { ownAnswerText } from '../facts/questions/own-answer-text.ts'
import { answerTo, type QuestionStanding, questionStanding } from '../facts/questions/question-standing.ts'
import type { View } from '../facts/view.ts'
import { inQuotes, oneLine, quoteList, titled } from '../facts/wording.ts'
import { INTENTS } from './intents.ts'

const TYPE_NAMES: Record<Exclude<PageType, 'article'>, string> = {
  product: '商品頁',
  collection: '商品分類頁',
  listing: '列表頁',
  forum: '討論串',
  documentation: '說明文件',
  service: '服務頁',
}
/** A page with this many questions and answers and hardly any other headings counts as a list of questions. */
const QUESTIONS_MIN = 3
const NEARLY_ALL = 0.75
const LATENT_MIN = 5
const ASKED_MIN = 2
/** An intent of this share of Google's questions or less is not named. */
const ASKED_SHARE = 1 / 3
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
    questions: serp.relatedQuestions.filter((question) => words.test(withoutWordsOf(keyword, question))),
  })).sort((a, b) => b.questions.length - a.questions.length)[0]
  if (named !== undefined) parts.push(`「${oneLine(keyword)}」的字面意圖是「${named.name}」。`)
  // A single question does not show what most people want, nor do two of many.
  if (
    asked !== undefined &&
    asked.questions.length >= ASKED_MIN &&
    asked.questions.length > ASKED_SHARE * serp.relatedQuestions.length
  )
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

/** A question without the keyword's words: that people ask of 「民宿申請」 does not show that they want to know how to apply. */
function withoutWordsOf(keyword: string, question: string): string {
  return keyword.split(/\s+/u).reduce((rest, word) => rest.replaceAll(word, ' '), question)
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
  if (isOfQuestions(page)) return '問答頁'
  return page.type === 'article' ? null : TYPE_NAMES[page.type]
}

/** Whether a page is a list of questions and answers: of its headings nearly all ask, or it has no other ones. */
function isOfQuestions(page: ReadPage): boolean {
  const { type, faq, blocks } = page
  if (type !== 'article' && type !== 'service') return false
  if (!hasHeadings(blocks)) return type === 'article' && faq.length >= QUESTIONS_MIN
  const headings = subheadings(page)
  const asking = headings.filter(({ text }) => endsAsQuestion(text)).length
  return asking >= QUESTIONS_MIN && asking >= NEARLY_ALL * headings.length
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
  const standing = questionStanding(view, question, answerTo(view, question))
  const { topic, tellers } = standing
  const text = ownAnswerText(view, standing)
  const mine = view.user === null ? '' : `，${text}`
  if (tellers.length === 0)
    return toldQuestion(
      oneLine(question),
      `未能核對哪些來源回答了這個問題${text === SUB_QUESTION_TEXT.own.unknown ? '' : mine}。`,
    )
  // Others may talk of it in other words.
  const isExact =
    topic?.coveredByExact === true &&
    tellers.length === topic.coveredBy &&
    tellers.every(({ passageId }) => passageId !== null)
  return toldQuestion(
    oneLine(question),
    `${isExact ? '' : '至少 '}${sureCount(standing)} 個來源直接談到這個問題${mine}。`,
  )
}

/** As many sources as are said to talk of its topic, of which the count is surer: two counts of one thing would contradict each other. */
function sureCount({ topic, tellers }: QuestionStanding): number {
  return topic === null || topic.coveredBy === 0 ? tellers.length : Math.min(tellers.length, topic.coveredBy)
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
