import {
  type ChatSessionDocument,
  ChatSessionDocumentSchema,
  type StoredChatTurn,
} from '@gaplens/contracts/chat'
import { CHAT_KEPT_DAYS, CHAT_MESSAGES_PER_SESSION } from '@gaplens/contracts/limits'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { endOfKeeping, sha256 } from '../limits/address-key.ts'
import { DAY_MS } from '../runtime/taipei-time.ts'
import type { Answer } from './answer-chat.ts'
import type { DayCounter } from './day-counters.ts'

/** A conversation is deleted by TTL this long after its last message. */
const KEPT_MS = CHAT_KEPT_DAYS * DAY_MS

export interface ChatVisitor {
  readonly sessionId: string
  readonly anonymousId: string
  /** Null when the visitor is not signed in. */
  readonly uid: string | null
  /** The counters that limit the visitor's messages today. */
  readonly counters: readonly DayCounter[]
}

export interface ChatMessage {
  /** A message that is sent again with its key counts once, and is answered as before. */
  readonly key: string
  readonly content: string
}

/** Whether a message is admitted, and if not, why. */
export type Admission =
  | { readonly kind: 'admitted'; readonly count: number; readonly history: readonly StoredChatTurn[] }
  | { readonly kind: 'answered-before'; readonly count: number; readonly answer: Answer }
  | { readonly kind: 'other-message' }
  | { readonly kind: 'session-full'; readonly count: number }
  | { readonly kind: 'day-full' }
  | { readonly kind: 'not-yours' }

function sessionOf(firestore: Firestore, id: string) {
  return firestore.collection('chatSessions').doc(id)
}

/**
 * Counts a message in its session and in the visitor's counters of the day. All counts change in one transaction, so
 * that messages sent at the same time cannot exceed a limit. A message whose key the session has is not counted again:
 * its answer, or Firestore's word that the transaction was committed, may have been lost on the way.
 */
export async function admitMessage(
  firestore: Firestore,
  visitor: ChatVisitor,
  message: ChatMessage,
  now: Date,
): Promise<Admission> {
  const reference = sessionOf(firestore, visitor.sessionId)
  const owner = sha256(visitor.anonymousId)
  const days = visitor.counters.map(({ key, limit }) => ({
    limit,
    document: firestore.collection('rateLimits').doc(key),
  }))
  return await firestore.runTransaction(async (tx): Promise<Admission> => {
    const [stored, ...counts] = await Promise.all([
      tx.get(reference),
      ...days.map(async ({ document, limit }) => {
        const today = Number((await tx.get(document)).get('count') ?? 0)
        return { document, today, isFull: today >= limit }
      }),
    ])
    const session = stored.exists ? ChatSessionDocumentSchema.parse(stored.data()) : null
    if (session !== null && !isTheirs(session, owner, visitor.uid)) return { kind: 'not-yours' }
    const count = session?.count ?? 0
    const history = session?.messages ?? []
    const repeated = admittedBefore(history, message, count)
    if (repeated !== null) return repeated
    if (count >= CHAT_MESSAGES_PER_SESSION) return { kind: 'session-full', count }
    if (counts.some(({ isFull }) => isFull)) return { kind: 'day-full' }

    const next: ChatSessionDocument = {
      owner: session?.owner ?? owner,
      uid: visitor.uid ?? session?.uid ?? null,
      count: count + 1,
      messages: [...history, { role: 'user', ...message }],
      createdAt: session?.createdAt ?? Timestamp.fromDate(now),
      expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_MS),
    }
    tx.set(reference, next)
    for (const { document, today } of counts)
      tx.set(document, { count: today + 1, expiresAt: endOfKeeping(now) })
    return { kind: 'admitted', count: count + 1, history }
  })
}

/** What holds for a message that the session has already; null for a new one. */
function admittedBefore(
  turns: readonly StoredChatTurn[],
  { key, content }: ChatMessage,
  count: number,
): Admission | null {
  const at = turns.findIndex((turn) => turn.key === key)
  if (at === -1) return null
  if (turns[at]?.content !== content) return { kind: 'other-message' }
  const answer = answerIn(turns, key)
  // The first attempt ended between the message and its answer, or is still at work.
  if (answer === null) return { kind: 'admitted', count, history: turns.slice(0, at) }
  return { kind: 'answered-before', count, answer }
}

/** A session belongs to the browser that began it. Once a signed-in user writes in it, it belongs to that user alone. */
function isTheirs(session: ChatSessionDocument, owner: string, uid: string | null): boolean {
  return session.uid === null ? session.owner === owner : session.uid === uid
}

/**
 * Adds the answer to the session, so that the model sees it with the next message, and a repeated message gets it again.
 * @returns the answer to send: the one that is kept already, where the message was sent again while its first answer was written
 */
export async function keepAnswer(
  firestore: Firestore,
  sessionId: string,
  key: string,
  answer: Answer,
): Promise<Answer> {
  const reference = sessionOf(firestore, sessionId)
  return await firestore.runTransaction(async (tx) => {
    const stored = await tx.get(reference)
    // The session was deleted while the answer was written.
    if (!stored.exists) return answer
    const { messages } = ChatSessionDocumentSchema.parse(stored.data())
    const kept = answerIn(messages, key)
    if (kept !== null) return kept
    const { text, source, model } = answer
    const turn: StoredChatTurn = { role: 'assistant', content: text, key, source, model }
    tx.update(reference, { messages: [...messages, turn] })
    return answer
  })
}

/** The answer to a message; null if it has none yet. */
function answerIn(turns: readonly StoredChatTurn[], key: string): Answer | null {
  const turn = turns.find((each) => each.key === key && each.role === 'assistant')
  if (turn === undefined) return null
  const { content: text, source = 'none', model = null } = turn
  return { text, source, model }
}
