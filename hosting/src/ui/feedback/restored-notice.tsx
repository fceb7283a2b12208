import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useFocusWhenLost } from '../hooks/use-focus-when-lost.ts'
import { Notice } from './notice.tsx'
import { RESTORED_TEXT as TEXT } from './restored-text.ts'

const isDone = (before: boolean, now: boolean) => !before && now

/** Says that a form shows unsaved changes of an earlier visit, and discards them. */
export function RestoredNotice({ isRestored, onDiscard }: { isRestored: boolean; onDiscard: () => void }) {
  const [isDiscarded, setDiscarded] = useState(false)
  const line = useRef<HTMLParagraphElement>(null)
  useFocusWhenLost(isDiscarded, isDone, line)
  if (isDiscarded)
    return (
      <p ref={line} tabIndex={-1}>
        {TEXT.discarded}
      </p>
    )
  if (!isRestored) return null

  function discard() {
    onDiscard()
    setDiscarded(true)
  }

  return (
    <Notice
      tone="info"
      title={TEXT.restored}
      action={
        <Button size="xs" variant="default" onClick={discard}>
          {TEXT.discard}
        </Button>
      }
    >
      {TEXT.restoredHint}
    </Notice>
  )
}
