import { MessageCircle } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import classes from './chat-launcher.module.css'
import type { LauncherText } from './launcher-text.ts'

type Panel = ComponentType<{ launcher: LauncherText; onClose: () => void }>

/** The floating button of the chat. The chat itself is loaded when it is first opened. */
export function ChatLauncher({ text }: { text: LauncherText }) {
  const [isOpen, setIsOpen] = useState(false)
  const [ChatPanel, setPanel] = useState<Panel | null>(null)
  const [isFailed, setFailed] = useState(false)
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

  // Not with `lazy`, which keeps a failure for ever and would break the page. The next opening tries again.
  useEffect(() => {
    if (!isOpen || ChatPanel !== null) return
    setFailed(false)
    import('./chat-panel.tsx').then(
      (loaded) => setPanel(() => loaded.default),
      () => {
        setFailed(true)
        setIsOpen(false)
      },
    )
  }, [isOpen, ChatPanel])

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <aside className={classes.chat} aria-label={text.title}>
      {isOpen && ChatPanel !== null ? <ChatPanel launcher={text} onClose={close} /> : null}
      {isFailed ? (
        <p className={classes.failed} role="alert">
          {text.failed}
        </p>
      ) : null}
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-open={isOpen || undefined}
        aria-label={isOpen ? text.close : text.open}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+Shift+C Meta+Shift+C"
        title={`${isOpen ? text.close : text.open}（Ctrl + Shift + C）`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MessageCircle size={24} aria-hidden />
      </button>
    </aside>
  )
}
