import type { ChatSource, StoredChatTurn } from '@gaplens/contracts/chat'
import { ProviderError } from '../providers/error.ts'
import type { TextProvider } from '../providers/types.ts'
import { log } from '../runtime/log.ts'
import { modelPrompt } from './prompt.ts'
import { languageOf, retrieve } from './retrieve.ts'

/** Under this share of the question found in an item's wording, the item is not its answer. */
const MIN_SHARE = 0.2
/** An answer of a chat, the model's thoughts included. */
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
  /** Null: no model is configured, or today's calls are used up. */
  readonly model: TextProvider | null
}

/** Answers by the model where there is one, else, or when it fails, with the product's own questions and answers. */
export async function answerChat(question: ChatQuestion): Promise<Answer> {
  const { model } = question
  if (model === null) return answerFromKnowledge(question.message, question.contact)
  try {
    const { text, model: name } = await model.generateText({
      ...modelPrompt(question),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    })
    return { text, source: 'model', model: name }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log('WARNING', 'chat-model-failed', { code: error.code, status: error.status })
    return answerFromKnowledge(question.message, question.contact)
  }
}

const UNKNOWN = {
  zh: (contact: string) =>
    `這個問題我不知道答案。我只能回答 GapLens 的相關問題；其他事項請寫信到 ${contact}。`,
  en: (contact: string) =>
    `I don’t know that one. I can only answer questions about GapLens; please write to ${contact}.`,
} as const

/** The best answer of the product's own questions and answers, or that there is none. */
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
