import type { OverviewBlock, SubQuestion } from '@gaplens/contracts/analysis/serp'
import { normaliseBlocks } from './blocks.ts'
import type { RawAnswer } from './raw-answer.ts'
import { normaliseReferences } from './references.ts'

const MAX_QUESTIONS = 20
/** A longer answer is cut at the end of a block. */
const ANSWER_CHARS = 400

/** The related questions with Google's answers, and the tokens of those whose AI answer must be fetched. */
export function relatedSubQuestions(answer: RawAnswer | null): {
  readonly questions: readonly SubQuestion[]
  readonly tokens: ReadonlyMap<string, string>
} {
  const questions = new Map<string, SubQuestion>()
  const tokens = new Map<string, string>()
  for (const raw of (answer?.related_questions ?? []).slice(0, MAX_QUESTIONS)) {
    const text = raw.question.trim()
    if (text === '' || questions.has(text)) continue
    const direct = answerOf(raw.text_blocks, raw.references)
    const snippet = raw.snippet.trim()
    questions.set(text, {
      origin: 'related',
      text,
      answer: direct.answer === '' ? snippet : direct.answer,
      urls: direct.answer === '' && snippet !== '' && raw.link !== '' ? [raw.link] : direct.urls,
    })
    if (raw.type === 'ai_overview' && raw.page_token !== undefined && direct.answer === '')
      tokens.set(text, raw.page_token)
  }
  return { questions: [...questions.values()], tokens }
}

/** A question with the overview behind its token as its answer. */
export function withAnswer(question: SubQuestion, { ai_overview: overview }: RawAnswer): SubQuestion {
  return { ...question, ...answerOf(overview?.text_blocks ?? [], overview?.references ?? []) }
}

/** AI Mode's questions: those that it suggests next, and those that are headings in its answer, with the text below. */
export function aiModeSubQuestions(answer: RawAnswer): SubQuestion[] {
  const { list, indexes } = normaliseReferences(answer.references)
  const questions = new Map<string, SubQuestion>()
  const blocks = normaliseBlocks(answer.text_blocks, indexes)
  for (const [at, { kind, text }] of blocks.entries()) {
    if (kind !== 'heading' || !/[?？]$/u.test(text)) continue
    const rest = blocks.slice(at + 1)
    const end = rest.findIndex((block) => block.kind === 'heading')
    const part = end < 0 ? rest : rest.slice(0, end)
    const cited = new Set(part.flatMap(({ referenceIndexes }) => referenceIndexes))
    const urls = list.filter(({ index }) => cited.has(index)).map(({ url }) => url)
    questions.set(text, { origin: 'aiMode', text, answer: joined(part), urls })
  }
  for (const { question } of answer.related_questions) {
    const text = question.trim()
    if (text !== '' && !questions.has(text))
      questions.set(text, { origin: 'aiMode', text, answer: '', urls: [] })
  }
  return [...questions.values()].slice(0, MAX_QUESTIONS)
}

function answerOf(
  blocks: readonly unknown[],
  references: RawAnswer['references'],
): Pick<SubQuestion, 'answer' | 'urls'> {
  const { list, indexes } = normaliseReferences(references)
  return { answer: joined(normaliseBlocks(blocks, indexes)), urls: list.map(({ url }) => url) }
}

/** The first block and as many further ones as fit into the length of an answer. */
function joined(blocks: readonly OverviewBlock[]): string {
  let answer = ''
  for (const { text } of blocks) {
    if (answer !== '' && answer.length + text.length > ANSWER_CHARS) break
    answer += answer === '' ? text : `\n${text}`
  }
  return answer
}
