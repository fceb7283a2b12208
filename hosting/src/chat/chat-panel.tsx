import type { ChatStatus } from '@gaplens/contracts/chat'
import { CHAT_MESSAGES_PER_SESSION } from '@gaplens/contracts/limits'
import { X } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { BRAND } from '../ui/theme/brand.ts'
import { type ChatFailure, readStatus } from './chat-client.ts'
import { ChatForm } from './chat-form.tsx'
import classes from './chat-panel.module.css'
import { isFull } from './chat-session.ts'
import { CHAT_TEXT, type ChatText } from './chat-text.ts'
import type { LauncherText } from './launcher-text.ts'
import { Messages } from './messages.tsx'
import { useChat } from './use-chat.ts'
import { useFocusInside } from './use-focus-inside.ts'
import { useNotices } from './use-notices.ts'
import { useOtherPerson } from './use-other-person.ts'

const FAILED_MS = 6_000
/** With an address to note down. */
const EXPLAINED_MS = 20_000
const LIMIT_MS = 4_000
const CONTACT = { delayMs: 1_000, shownMs: 5_000 }

function MailLink() {
  return <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
}

/** Why a message was not answered. To try again soon helps only where nothing is used up or switched off. */
function failureText(failure: ChatFailure | null, text: ChatText): string {
  if (failure?.isForeign) return text.begunAnew
  if (failure?.code === 'chat-daily-limit') return text.dayFull(BRAND.supportEmail)
  if (failure?.code === 'chatbot-paused') return text.pausedToast(BRAND.supportEmail)
  return text.failed
}

function useStatus(): ChatStatus | null {
  const [status, setStatus] = useState<ChatStatus | null>(null)
  useEffect(() => {
    let wanted = true
    void readStatus().then((read) => {
      if (wanted) setStatus(read)
    })
    return () => {
      wanted = false
    }
  }, [])
  return status
}

interface ChatPanelProps {
  launcher: LauncherText
  onClose: () => void
}

export default function ChatPanel({ launcher, onClose }: ChatPanelProps) {
  const text = CHAT_TEXT[launcher.language]
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()
  const { notice, show } = useNotices()
  const status = useStatus()
  const onFailed = useCallback(
    (failure: ChatFailure | null) => {
      const said = failureText(failure, text)
      show(said, said === text.failed ? FAILED_MS : EXPLAINED_MS)
    },
    [show, text],
  )
  const onLimit = useCallback(() => {
    show(text.limitToast, LIMIT_MS)
    show(text.contactToast(BRAND.supportEmail), CONTACT.shownMs, CONTACT.delayMs)
  }, [show, text])
  const { session, isSending, send } = useChat({ onFailed, onLimit })
  useFocusInside(panel)
  // With all that it holds: messages, and a text that is not sent.
  useOtherPerson(onClose)
  const full = isFull(session)
  const paused = status?.enabled === false

  // The field that had the keyboard is disabled now.
  useEffect(() => {
    if (full) panel.current?.focus()
  }, [full])

  return (
    <section
      ref={panel}
      className={classes.panel}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className={classes.header}>
        <h2 id={titleId}>{launcher.title}</h2>
        <button type="button" aria-label={launcher.close} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </header>
      <Messages
        text={text}
        messages={session.messages}
        isThinking={isSending}
        onChip={(chip) => void send(chip)}
      />
      <p className={classes.notice} role="status">
        {notice}
      </p>
      {full || paused ? (
        <div className={classes.limit}>
          {paused ? null : <strong>{text.limitTitle}</strong>}
          <p>
            {paused ? text.paused : text.limitBody} <MailLink />
          </p>
        </div>
      ) : null}
      <ChatForm text={text} disabled={full || paused} isSending={isSending} onSend={send} />
      <footer className={classes.footer}>
        <span>
          {status === null
            ? null
            : status.model === null
              ? text.footerKnowledge
              : text.footerModel(status.model)}
        </span>
        {full ? null : <span>{text.left(CHAT_MESSAGES_PER_SESSION - session.totalMessages)}</span>}
      </footer>
    </section>
  )
}
