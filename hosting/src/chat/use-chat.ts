import type { PageContext } from '@gaplens/contracts/chat'
import { useCallback, useRef, useState } from 'react'
import { signedInHint } from '../api/session/signed-in-hint.ts'
import { ChatFailure, sendMessage } from './chat-client.ts'
import {
  type ChatSession,
  forgetSession,
  isFull,
  loadSession,
  newSession,
  randomId,
  saveSession,
} from './chat-session.ts'

function pageContext(): PageContext {
  return {
    url: window.location.href.slice(0, 2_000),
    userRole: signedInHint()?.role ?? 'guest',
    platform: window.matchMedia('(pointer: coarse)').matches ? 'mobile' : 'web',
  }
}

export interface ChatEvents {
  /** @param failure null if there is no connection */
  onFailed(failure: ChatFailure | null): void
  onLimit(): void
}

/** The conversation: its messages, and a function to send one. */
export function useChat({ onFailed, onLimit }: ChatEvents) {
  const [session, setSession] = useState<ChatSession>(() => loadSession() ?? newSession(pageContext()))
  const [isSending, setIsSending] = useState(false)
  const busy = useRef(false)
  // The server may have counted and answered a message whose answer did not arrive.
  const unanswered = useRef<{ content: string; messageId: string } | null>(null)

  /** @returns whether the message was answered; if not, the conversation is unchanged */
  const send = useCallback(
    async (text: string): Promise<boolean> => {
      const message = text.trim()
      if (message === '' || busy.current || isFull(session)) return false
      busy.current = true
      setIsSending(true)
      const messageId =
        unanswered.current?.content === message ? unanswered.current.messageId : randomId('msg')
      unanswered.current = { content: message, messageId }
      const before = { ...session, pageContext: pageContext() }
      const asked: ChatSession = {
        ...before,
        totalMessages: before.totalMessages + 1,
        messages: [...before.messages, { messageId, role: 'user', content: message, timestamp: Date.now() }],
      }
      setSession(asked)
      try {
        const answer = await sendMessage(before, message, messageId)
        unanswered.current = null
        const answered: ChatSession = {
          ...asked,
          userId: answer.userId,
          totalMessages: answer.messageCount,
          isCompleted: answer.isLimitReached,
          messages: [
            ...asked.messages,
            {
              messageId: randomId('msg'),
              role: 'assistant',
              content: answer.message,
              timestamp: Date.now(),
              source: answer.source,
              model: answer.model,
            },
          ],
        }
        setSession(answered)
        saveSession(answered)
        if (isFull(answered)) onLimit()
        return true
      } catch (error) {
        const failure = error instanceof ChatFailure ? error : null
        if (failure?.isForeign) forgetSession()
        setSession(failure?.isForeign ? newSession(pageContext()) : session)
        onFailed(failure)
        return false
      } finally {
        busy.current = false
        setIsSending(false)
      }
    },
    [session, onFailed, onLimit],
  )

  return { session, isSending, send }
}
