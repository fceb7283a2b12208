import type { ChatAnswer, ChatStatus } from '@gaplens/contracts/chat'
import * as z from 'zod/mini'
import { appCheckHeader } from '../api/app-check.ts'
import { noteSignedIn, signedInHint } from '../api/session/signed-in-hint.ts'
import type { ChatSession } from './chat-session.ts'

const TIMEOUT_MS = 60_000

const AnswerSchema: z.ZodMiniType<ChatAnswer> = z.object({
  message: z.string(),
  messageCount: z.int(),
  sessionId: z.string(),
  isLimitReached: z.boolean(),
  source: z.enum(['model', 'knowledge', 'none']),
  model: z.nullable(z.string()),
})
const StatusSchema: z.ZodMiniType<ChatStatus> = z.object({
  enabled: z.boolean(),
  model: z.nullable(z.string()),
})

const RefusalSchema = z.object({ error: z.object({ code: z.string() }) })

/** A message that got no answer. */
export class ChatFailure extends Error {
  override readonly name = 'ChatFailure'
  /** Whether the session cannot be continued: it belongs to somebody else, or the sign-in has ended. */
  readonly isForeign: boolean
  /** The API's error code; null if the answer is not its own. */
  readonly code: string | null

  constructor(status: number, code: string | null) {
    super(`POST /api/chatbot answered ${status}`)
    // A proxy may refuse a request too, which says nothing of the session.
    this.isForeign = code === 'forbidden' || code === 'unauthenticated'
    this.code = code
  }
}

async function failureOf(response: Response): Promise<ChatFailure> {
  const body: unknown = await response.json().catch(() => null)
  return new ChatFailure(response.status, RefusalSchema.safeParse(body).data?.error.code ?? null)
}

/** The signed-in user with their token. The identity provider is loaded only if somebody seems to be signed in. */
async function signedIn(): Promise<{ uid: string; token: string } | null> {
  if (signedInHint() === null) return null
  try {
    const { currentIdentity } = await import('./current-identity.ts')
    const identity = await currentIdentity()
    // The sign-in ended while no screen of the app was open.
    if (identity === null) noteSignedIn(null)
    return identity
  } catch {
    // A failure here must not prevent a question.
    return null
  }
}

/**
 * @param key names the message: sent again with it, a message counts once
 * @throws ChatFailure, or what `fetch` throws without a connection
 */
export async function sendMessage(
  session: ChatSession,
  message: string,
  key: string,
): Promise<ChatAnswer & { userId: string | null }> {
  const identity = await signedIn()
  // A message that is sent without a token is nevertheless of whoever is signed in here.
  const userId = identity?.uid ?? signedInHint()?.uid ?? null
  const { sessionId, anonymousId, pageContext } = session
  if (session.userId !== null && session.userId !== userId) throw new ChatFailure(403, 'forbidden')
  // Without a token the server would refuse an account's conversation, and it would be forgotten here.
  if (session.userId !== null && identity === null) throw new ChatFailure(503, null)
  const response = await fetch('/api/chatbot', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...(await appCheckHeader()),
      ...(identity === null ? {} : { Authorization: `Bearer ${identity.token}` }),
    },
    body: JSON.stringify({ message, sessionId, userId, anonymousId, pageContext }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) {
    const failure = await failureOf(response)
    // The provider may go on giving a token that is refused. The next message is a visitor's.
    if (failure.code === 'unauthenticated') noteSignedIn(null)
    throw failure
  }
  return { ...AnswerSchema.parse(await response.json()), userId }
}

/** What answers questions here; null if unknown. */
export async function readStatus(): Promise<ChatStatus | null> {
  try {
    const response = await fetch('/api/chatbot', {
      headers: await appCheckHeader(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? StatusSchema.parse(await response.json()) : null
  } catch {
    return null
  }
}
