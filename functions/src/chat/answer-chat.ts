import type { ChatSource, StoredChatTurn } from '@gaplens/contracts/chat'
import { ProviderError } from '../providers/error.ts'
import type { TextProvider } from '../providers/types.ts'
import { log } from '../runtime/log.ts'
import { chosenItems, modelPrompt } from './prompt.ts'
import { languageOf, retrieve } from './retrieve.ts'

/** An item answers a question only when it holds at least this share of the weight of the question's terms. */
const MIN_SHARE = 0.2
/** Limit on the tokens of an answer, including those that the model spends on thinking. */
const MAX_OUTPUT_TOKENS = 2_048

export interface Answer {
  readonly text: string
  readonly source: ChatSource
  readonly model: string | null
}

interface ChatQuestion {
  readonly message: string
  /** Earlier turns, oldest first. */
  readonly history: readonly StoredChatTurn[]
  readonly contact: string
  /** Null when no model is configured or today's calls are used up. */
  readonly model: TextProvider | null
}

/**
 * Answers with items of the product's own list of questions. The model only chooses the items, so a visitor never sees text
 * that it wrote. Without a model, or if it fails or replies with anything but a choice, the best match of retrieval answers.
 */
export async function answerChat(question: ChatQuestion): Promise<Answer> {
  const { message, contact, model } = question
  if (model === null) return answerFromKnowledge(message, contact)
  try {
    const { text: reply, model: name } = await model.generateText({
      ...modelPrompt(question),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    })
    const items = chosenItems(reply)
    if (items === null) {
      log('WARNING', 'chat-model-chose-nothing', { model: name })
      return answerFromKnowledge(message, contact)
    }
    const language = languageOf(message)
    if (items.length === 0) return { text: UNKNOWN[language](contact), source: 'none', model: null }
    const text = items.map((item) => item[language].answer).join('\n\n')
    return { text: text.replaceAll('{contact}', contact), source: 'model', model: name }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log('WARNING', 'chat-model-failed', { code: error.code, status: error.status })
    return answerFromKnowledge(message, contact)
  }
}

const UNKNOWN = {
  zh: (contact: string) =>
    `這個問題我不知道答案。我只能回答 GapLens 的相關問題；其他事項請寫信到 ${contact}。`,
  en: (contact: string) =>
    `I don’t know that one. I can only answer questions about GapLens; please write to ${contact}.`,
} as const

/** The best match from the product's own list of questions, or a sentence that says the answer is not known. */
export function answerFromKnowledge(message: string, contact: string): Answer {
  const language = languageOf(message)
  const [best] = retrieve(message, language)
  if (best === undefined || best.share < MIN_SHARE) {
    return { text: UNKNOWN[language](contact), source: 'none', model: null }
  }
  return {
    text: best.item[language].answer.replaceAll('{contact}', contact),
    source: 'knowledge',
    model: null,
  }
}
