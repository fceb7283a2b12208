import { z } from 'zod'
import { CHAT_MESSAGE_MAX_CHARS } from './limits.ts'
import { text } from './text.ts'
import { TimestampSchema } from './timestamp.ts'

/** Random text with a time suffix, as the widget makes them. */
export const ChatSessionIdSchema = text().regex(/^session_[A-Za-z0-9_-]{8,100}$/)
export const AnonymousIdSchema = text().regex(/^anon_[A-Za-z0-9_-]{8,100}$/)

export const PageContextSchema = z.strictObject({
  url: text().max(2_000),
  /** The role that the page assumes. It grants nothing. */
  userRole: z.enum(['admin', 'user', 'guest']),
  platform: z.enum(['mobile', 'web']),
})
export type PageContext = z.infer<typeof PageContextSchema>

/** POST /api/chatbot. Issue messages are codes of `API_ERRORS`. */
export const ChatRequestSchema = z.strictObject({
  message: text('chat-message-required', 'invalid-request')
    .trim()
    .min(1, 'chat-message-required')
    .refine((message) => [...message].length <= CHAT_MESSAGE_MAX_CHARS, 'chat-message-too-long'),
  sessionId: ChatSessionIdSchema,
  /** The user that the widget assumes. Only the token counts. */
  userId: text().max(128).nullish(),
  anonymousId: AnonymousIdSchema,
  pageContext: PageContextSchema,
})
export type ChatRequest = z.infer<typeof ChatRequestSchema>

/** Who chose an answer among the product's own questions and answers: a language model, or a search of them; or none answers. */
export const ChatSourceSchema = z.enum(['model', 'knowledge', 'none'])
export type ChatSource = z.infer<typeof ChatSourceSchema>

export const ChatAnswerSchema = z.object({
  message: z.string(),
  /** Messages of the visitor in this session, this one included if it was answered. */
  messageCount: z.number().int().min(0),
  sessionId: z.string(),
  /** True from the last allowed message on; a message beyond it is not answered. */
  isLimitReached: z.boolean(),
  source: ChatSourceSchema,
  /** The model that chose the answer. */
  model: z.string().nullable(),
})
export type ChatAnswer = z.infer<typeof ChatAnswerSchema>

/** GET /api/chatbot: the model that answers; null when only the list of questions and answers does. */
export const ChatStatusSchema = z.object({ enabled: z.boolean(), model: z.string().nullable() })
export type ChatStatus = z.infer<typeof ChatStatusSchema>

export const StoredChatTurnSchema = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })
export type StoredChatTurn = z.infer<typeof StoredChatTurnSchema>

/** `chatSessions/{sessionId}`: server only; deleted by TTL on `expiresAt`, `CHAT_KEPT_DAYS` after the last message. */
export const ChatSessionDocumentSchema = z.object({
  /** SHA-256 of the anonymous id that began it. */
  owner: z.string(),
  /** The signed-in visitor who has written in it. From then on the session belongs to that user only. */
  uid: z.string().nullable(),
  count: z.number().int().min(0),
  /** The last turns, oldest first. */
  messages: z.array(StoredChatTurnSchema),
  createdAt: TimestampSchema,
  expiresAt: TimestampSchema,
})
export type ChatSessionDocument = z.infer<typeof ChatSessionDocumentSchema>
