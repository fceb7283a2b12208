import { Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import type { ChatMessage } from './chat-session.ts'
import type { ChatText } from './chat-text.ts'
import classes from './messages.module.css'

const AnswerMarkdown = lazyPart(() => import('./answer-markdown.tsx'))

interface MessagesProps {
  text: ChatText
  messages: readonly ChatMessage[]
  isThinking: boolean
  onChip: (question: string) => void
}

function Origin({ message, text }: { message: ChatMessage; text: ChatText }) {
  if (message.source === 'model' && message.model) return <small>{text.byModel(message.model)}</small>
  return message.source === 'knowledge' ? <small>{text.byKnowledge}</small> : null
}

function Message({ message, text }: { message: ChatMessage; text: ChatText }) {
  const isAnswer = message.role === 'assistant'
  return (
    <li className={classes.message} data-role={message.role}>
      <span className="hidden-text">{isAnswer ? text.assistant : text.you}：</span>
      {isAnswer ? (
        <Suspense fallback={<p>{message.content}</p>}>
          <AnswerMarkdown text={message.content} />
        </Suspense>
      ) : (
        <p>{message.content}</p>
      )}
      {isAnswer ? <Origin message={message} text={text} /> : null}
    </li>
  )
}

export function Messages({ text, messages, isThinking, onChip }: MessagesProps) {
  const scroll = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLOListElement>(null)

  // Keeps the newest message in view when it arrives, grows or the panel shrinks.
  useEffect(() => {
    const toEnd = () => scroll.current?.scrollTo({ top: scroll.current.scrollHeight })
    const observer = new ResizeObserver(toEnd)
    for (const element of [scroll.current, log.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={classes.scroll} ref={scroll} aria-label={text.log} tabIndex={0}>
      <p className={classes.hello}>{text.hello}</p>
      {messages.length === 0 && !isThinking ? (
        <ul className={classes.chips} aria-label={text.chipsLabel}>
          {text.chips.map((chip) => (
            <li key={chip}>
              <button type="button" onClick={() => onChip(chip)}>
                {chip}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="log">
        <ol ref={log} className={classes.log}>
          {messages.map((message) => (
            <Message key={message.messageId} message={message} text={text} />
          ))}
          {isThinking ? (
            <li className={classes.message} data-role="assistant">
              <span className={classes.thinking}>
                {text.thinking}
                <i aria-hidden />
                <i aria-hidden />
                <i aria-hidden />
              </span>
            </li>
          ) : null}
        </ol>
      </div>
    </section>
  )
}
