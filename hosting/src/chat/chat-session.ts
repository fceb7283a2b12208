import type { PageContext } from '@gaplens/contracts/chat'
import { CHAT_MESSAGES_PER_SESSION } from '@gaplens/contracts/limits'
import * as z from 'zod/mini'
import { CHAT_KEY, signedInHint } from '../api/session/signed-in-hint.ts'

const ANONYMOUS_KEY = 'chatbot_anonymous_id'
/** A conversation older than this is not continued. */
const KEPT_MS = 24 * 60 * 60_000

const MessageSchema = z.object({
  messageId: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.number(),
  source: z.optional(z.enum(['model', 'knowledge', 'none'])),
  model: z.optional(z.nullable(z.string())),
})
export type ChatMessage = z.infer<typeof MessageSchema>

const SessionSchema = z.object({
  sessionId: z.string().check(z.regex(/^session_[A-Za-z0-9_-]{8,100}$/)),
  /** The account that wrote in it; null if only visitors who are not signed in did. */
  userId: z.nullable(z.string()),
  anonymousId: z.string(),
  startTime: z.number(),
  totalMessages: z.int().check(z.minimum(0)),
  isCompleted: z.boolean(),
  messages: z.array(MessageSchema),
  pageContext: z.object({
    url: z.string(),
    userRole: z.enum(['admin', 'user', 'guest']),
    platform: z.enum(['mobile', 'web']),
  }),
})
export type ChatSession = z.infer<typeof SessionSchema>

/** Random text with a time suffix. */
export function randomId(prefix: 'anon' | 'session' | 'msg'): string {
  const random = crypto.getRandomValues(new Uint8Array(12))
  const text = [...random].map((byte) => byte.toString(36).padStart(2, '0')).join('')
  return `${prefix}_${text}_${Date.now().toString(36)}`
}

/** Storage may be blocked or full; then the chat lasts as long as the page. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // See above.
  }
}

function anonymousId(): string {
  const known = stored(ANONYMOUS_KEY)
  if (known !== null && /^anon_[A-Za-z0-9_-]{8,100}$/.test(known)) return known
  const fresh = randomId('anon')
  store(ANONYMOUS_KEY, fresh)
  return fresh
}

export function newSession(pageContext: PageContext, now = Date.now()): ChatSession {
  return {
    sessionId: randomId('session'),
    userId: null,
    anonymousId: anonymousId(),
    startTime: now,
    totalMessages: 0,
    isCompleted: false,
    messages: [],
    pageContext,
  }
}

/** Whether an account wrote in it that is not the one signed in here, and so alone may see it. */
function isOthers({ userId }: ChatSession): boolean {
  return userId !== null && userId !== signedInHint()?.uid
}

/** The stored conversation; null if there is none to continue. A corrupt one, or another account's, is removed. */
export function loadSession(now = Date.now()): ChatSession | null {
  const text = stored(CHAT_KEY)
  if (text === null) return null
  const session = parse(text)
  const isContinued =
    session !== null &&
    !isOthers(session) &&
    session.anonymousId === anonymousId() &&
    now - session.startTime <= KEPT_MS
  if (isContinued) return session
  forgetSession()
  return null
}

function parse(text: string): ChatSession | null {
  try {
    return SessionSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Keeps a session in the browser, unless its account has left meanwhile. */
export function saveSession(session: ChatSession): void {
  if (!isOthers(session)) store(CHAT_KEY, JSON.stringify(session))
}

export function forgetSession(): void {
  store(CHAT_KEY, null)
}

export function isFull(session: ChatSession): boolean {
  return session.isCompleted || session.totalMessages >= CHAT_MESSAGES_PER_SESSION
}
