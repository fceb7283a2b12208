import { type ChatAnswer, ChatRequestSchema, type ChatStatus } from '@gaplens/contracts/chat'
import { CHAT_MESSAGES_PER_SESSION } from '@gaplens/contracts/limits'
import { type RequestHandler, Router } from 'express'
import { answerChat } from '../chat/answer-chat.ts'
import { dayCounters } from '../chat/day-counters.ts'
import { takeModelCall } from '../chat/model-budget.ts'
import { languageOf } from '../chat/retrieve.ts'
import type { ChatServices } from '../chat/services.ts'
import { admitMessage, keepAnswer } from '../chat/session.ts'
import { addressOf } from '../limits/address.ts'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { readSettings } from '../settings/settings.ts'
import { identityIfAny, readIdentity } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'

const FULL = {
  zh: (contact: string) =>
    `這次對話的 ${CHAT_MESSAGES_PER_SESSION} 則訊息已用完。還有問題，請寫信到 ${contact}。`,
  en: (contact: string) =>
    `This conversation’s ${CHAT_MESSAGES_PER_SESSION} messages are used up. For anything else, please write to ${contact}.`,
} as const

/** GET and POST /api/chatbot, signed in or not. */
export function chatbotRoutes(
  db: Database,
  services: () => ChatServices,
  perPerson: RequestHandler,
  clock: () => Date,
): Router {
  const router = Router()
  router
    .route('/chatbot')
    .get(async (_request, response) => {
      const { chatbotEnabled } = await readSettings(db, clock())
      const status: ChatStatus = { enabled: chatbotEnabled, model: services().model?.model ?? null }
      response.json(status)
    })
    .post(readIdentity, perPerson, async (request, response) => {
      const { message, sessionId, anonymousId } = parseRequest(ChatRequestSchema, readJson(request))
      const now = clock()
      if (!(await readSettings(db, now)).chatbotEnabled) throw new ApiError('chatbot-paused')
      const { firestore } = db
      const { model, modelCallsPerDay, contact } = services()
      const uid = identityIfAny(response)?.uid ?? null
      const visitor = {
        sessionId,
        anonymousId,
        uid,
        counters: await dayCounters(firestore, addressOf(request), uid, now),
      }
      const admission = await admitMessage(firestore, visitor, message, now)
      if (admission.kind === 'not-yours') throw new ApiError('forbidden')
      if (admission.kind === 'day-full') throw new ApiError('chat-daily-limit')
      const messageCount = admission.count
      if (admission.kind === 'session-full') {
        const text = FULL[languageOf(message)](contact)
        response.json({
          message: text,
          messageCount,
          sessionId,
          isLimitReached: true,
          source: 'none',
          model: null,
        } satisfies ChatAnswer)
        return
      }
      const mayAsk = model !== null && (await takeModelCall(firestore, modelCallsPerDay, now))
      const answer = await answerChat({
        message,
        history: admission.history,
        contact,
        model: mayAsk ? model : null,
      })
      await keepAnswer(firestore, sessionId, answer.text)
      log('INFO', 'chat-answered', { source: answer.source, messageCount, signedIn: uid !== null })
      response.json({
        message: answer.text,
        messageCount,
        sessionId,
        isLimitReached: messageCount >= CHAT_MESSAGES_PER_SESSION,
        source: answer.source,
        model: answer.model,
      } satisfies ChatAnswer)
    })
    .all(allowOnly('GET', 'POST'))
  return router
}
