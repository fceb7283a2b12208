import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { CircleCheck } from 'lucide-react'
import { CLOSE_LABEL } from './toast.tsx'
import classes from './undo-toast.module.css'

/** Whether an event comes from a text field. There Ctrl+Z undoes typing. */
const isInText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null

/** What the messages that are shown can undo, the newest last. */
const undos = new Set<() => void>()

function undoNewest(event: KeyboardEvent) {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
  const newest = [...undos].at(-1)
  if (!isUndo || !newest || event.defaultPrevented || isInText(event.target)) return
  event.preventDefault()
  newest()
}

/**
 * A message about an action that can be undone while it is shown, with its button or, if it is the newest, with Ctrl+Z.
 * @returns takes the message away, because the action cannot be undone any more
 */
export function undoToast(message: string, label: string, shownMs: number, onUndo: () => void): () => void {
  const id = `undo-${message}-${Date.now()}`
  const hide = () => {
    undos.delete(undo)
    notifications.hide(id)
  }
  const undo = () => {
    hide()
    onUndo()
  }
  undos.add(undo)
  // Adding the same listener again has no effect.
  document.addEventListener('keydown', undoNewest)
  notifications.show({
    id,
    color: 'lens',
    icon: <CircleCheck size={18} aria-hidden />,
    message: (
      <span className={classes.message}>
        {message}
        <Button size="xs" variant="default" onClick={undo} aria-keyshortcuts="Control+Z Meta+Z">
          {label}
        </Button>
      </span>
    ),
    autoClose: shownMs,
    onClose: () => undos.delete(undo),
    closeButtonProps: { 'aria-label': CLOSE_LABEL },
  })
  return hide
}
