import {
  type ChatSessionDocument,
  ChatSessionDocumentSchema,
  type StoredChatTurn,
} from '@gaplens/contracts/chat'
import { CHAT_KEPT_DAYS, CHAT_MESSAGES_PER_SESSION } from '@gaplens/contracts/limits'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { endOfKeeping, sha256 } from '../limits/address-key.ts'
import { DAY_MS } from '../runtime/taipei-time.ts'
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

/** Whether a message is admitted, and if not, why. */
export type Admission =
  | { readonly kind: 'admitted'; readonly count: number; readonly history: readonly StoredChatTurn[] }
  | { readonly kind: 'session-full'; readonly count: number }
  | { readonly kind: 'day-full' }
  | { readonly kind: 'not-yours' }

function sessionOf(firestore: Firestore, id: string) {
  return firestore.collection('chatSessions').doc(id)
}

/**
 * Counts a message in its session and in the visitor's counters of the day. All counts change in one transaction, so
 * that messages sent at the same time cannot exceed a limit.
 */
export async function admitMessage(
  firestore: Firestore,
  visitor: ChatVisitor,
  message: string,
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
    if (count >= CHAT_MESSAGES_PER_SESSION) return { kind: 'session-full', count }
    if (counts.some(({ isFull }) => isFull)) return { kind: 'day-full' }

    const history = session?.messages ?? []
    const next: ChatSessionDocument = {
      owner: session?.owner ?? owner,
      uid: visitor.uid ?? session?.uid ?? null,
      count: count + 1,
      messages: [...history, { role: 'user', content: message }],
      createdAt: session?.createdAt ?? Timestamp.fromDate(now),
      expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_MS),
    }
    tx.set(reference, next)
    for (const { document, today } of counts)
      tx.set(document, { count: today + 1, expiresAt: endOfKeeping(now) })
    return { kind: 'admitted', count: count + 1, history }
  })
}

/** A session belongs to the browser that began it. Once a signed-in user writes in it, it belongs to that user alone. */
function isTheirs(session: ChatSessionDocument, owner: string, uid: string | null): boolean {
  return session.uid === null ? session.owner === owner : session.uid === uid
}

/** Adds the answer to the session, so that the model sees it with the next message. */
export async function keepAnswer(firestore: Firestore, sessionId: string, text: string): Promise<void> {
  const reference = sessionOf(firestore, sessionId)
  await firestore.runTransaction(async (tx) => {
    const stored = await tx.get(reference)
    // The session was deleted while the answer was written.
    if (!stored.exists) return
    const { messages } = ChatSessionDocumentSchema.parse(stored.data())
    tx.update(reference, { messages: [...messages, { role: 'assistant', content: text }] })
  })
}
