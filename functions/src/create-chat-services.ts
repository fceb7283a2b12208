import type { ChatServices } from './chat/services.ts'
import { createGemini } from './providers/model/gemini.ts'
import type { Environment } from './runtime/environment.ts'

/** Shorter than for reports, because a visitor is waiting for the answer. */
const CHAT_TIMEOUT_MS = 25_000

/** Creates the services of the chatbot. They are apart from those of a job, which the API never loads. */
export function createChatServices(env: Environment): ChatServices {
  const { model, modelCallsPerDay } = env.chat
  return {
    model: env.gemini ? createGemini({ ...env.gemini, model, timeoutMs: CHAT_TIMEOUT_MS }) : null,
    modelCallsPerDay,
    contact: env.contactEmail,
  }
}
