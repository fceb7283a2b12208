import { randomUUID } from 'node:crypto'
import { type ChatAnswer, ChatRequestSchema, type ChatStatus } from '@gaplens/contracts/chat'
import { CHAT_MESSAGES_PER_SESSION } from '@gaplens/contracts/limits'
import { type RequestHandler, Router } from 'express'
import { type Answer, answerChat } from '../chat/answer-chat.ts'
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
import { idempotencyKey } from './http/idempotency-key.ts'

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
      const key = idempotencyKey(request.headers['idempotency-key']) ?? randomUUID()
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
      const admission = await admitMessage(firestore, visitor, { key, content: message }, now)
      if (admission.kind === 'not-yours') throw new ApiError('forbidden')
      if (admission.kind === 'other-message') throw new ApiError('idempotency-conflict')
      if (admission.kind === 'day-full') throw new ApiError('chat-daily-limit')
      const messageCount = admission.count
      const send = ({ text, source, model }: Answer, isLimitReached: boolean) => {
        response.json({
          message: text,
          messageCount,
          sessionId,
          isLimitReached,
          source,
          model,
        } satisfies ChatAnswer)
      }
      if (admission.kind === 'session-full')
        return send({ text: FULL[languageOf(message)](contact), source: 'none', model: null }, true)
      const isLast = messageCount >= CHAT_MESSAGES_PER_SESSION
      if (admission.kind === 'answered-before') return send(admission.answer, isLast)
      const mayAsk = model !== null && (await takeModelCall(firestore, modelCallsPerDay, now))
      const written = await answerChat({
        message,
        history: admission.history,
        contact,
        model: mayAsk ? model : null,
      })
      const answer = await keepAnswer(firestore, sessionId, key, written)
      log('INFO', 'chat-answered', { source: answer.source, messageCount, signedIn: uid !== null })
      send(answer, isLast)
    })
    .all(allowOnly('GET', 'POST'))
  return router
}
