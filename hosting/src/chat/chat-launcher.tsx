import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import classes from './chat-launcher.module.css'
import { type ChatLanguage, LAUNCHER_TEXT } from './launcher-text.ts'

const ChatPanel = lazy(() => import('./chat-panel.tsx'))

/** The floating button of the chat. The chat itself is loaded when it is first opened. */
export function ChatLauncher({ language }: { language: ChatLanguage }) {
  const text = LAUNCHER_TEXT[language]
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const close = useCallback(() => setIsOpen(false), [])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.code !== 'KeyC') return
      event.preventDefault()
      setIsOpen((open) => !open)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <aside className={classes.chat} aria-label={text.title}>
      {isOpen ? (
        <Suspense fallback={null}>
          <ChatPanel language={language} onClose={close} />
        </Suspense>
      ) : null}
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-open={isOpen || undefined}
        aria-label={isOpen ? text.close : text.open}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+Shift+C Meta+Shift+C"
        title={`${isOpen ? text.close : text.open}（${text.shortcut}）`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MessageCircle size={24} aria-hidden />
      </button>
    </aside>
  )
}
