import { CHAT_MESSAGE_MAX_CHARS } from '@gaplens/contracts/limits'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import classes from './chat-form.module.css'
import type { ChatText } from './chat-text.ts'

interface ChatFormProps {
  text: ChatText
  disabled: boolean
  isSending: boolean
  /** Returns whether the message was answered. */
  onSend: (message: string) => Promise<boolean>
}

/** Enter sends, Shift+Enter starts a new line. A message that could not be sent is put back into the field. */
export function ChatForm({ text, disabled, isSending, onSend }: ChatFormProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const blank = typed.trim() === ''

  async function submit() {
    if (blank || disabled || isSending) return
    const message = typed
    setTyped('')
    if (!(await onSend(message))) setTyped((newer) => (newer === '' ? message : newer))
  }

  function onKeyDown(event: KeyboardEvent) {
    // The Enter that ends the composition of an input method must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <textarea
        ref={field}
        rows={1}
        value={typed}
        maxLength={CHAT_MESSAGE_MAX_CHARS}
        placeholder={text.placeholder}
        aria-label={text.placeholder}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={text.send} disabled={blank || disabled || isSending}>
        <SendHorizontal size={20} aria-hidden />
      </button>
    </form>
  )
}
