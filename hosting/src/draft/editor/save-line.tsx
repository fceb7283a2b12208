import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFocusReturn } from '../../ui/hooks/use-focus-return.ts'
import type { SaveState } from '../saving/unsaved-text.ts'
import { SAVE_TEXT as TEXT } from '../strings.ts'
import classes from './editor.module.css'

const CHOICES = ['mine', 'theirs'] as const
type Choice = (typeof CHOICES)[number]

interface SaveLineProps {
  state: SaveState
  onResolve: (choice: Choice) => Promise<void>
}

/** The state of saving, and the choice between two texts if another tab has saved too. */
export function SaveLine({ state, onResolve }: SaveLineProps) {
  return (
    <>
      <p role="status" className={classes.saved} data-kind={state.kind}>
        {wordsOf(state)}
      </p>
      {state.kind === 'conflict' ? <Conflict onResolve={onResolve} /> : null}
      {state.kind === 'refused' ? (
        <Notice urgent tone="error" title={TEXT.refused}>
          {state.message}
        </Notice>
      ) : null}
    </>
  )
}

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return TEXT.saved(shortTime(state.at))
    case 'waiting':
      return state.isKept ? TEXT.waiting : TEXT.waitingUnkept
    case 'saving':
      return TEXT.saving
    default:
      return TEXT.unsaved
  }
}

function Conflict({ onResolve }: Pick<SaveLineProps, 'onResolve'>) {
  const [busy, setBusy] = useState(false)
  // The banner disappears with its buttons, and appears while somebody types.
  useFocusReturn()

  async function resolve(choice: Choice) {
    if (busy) return
    setBusy(true)
    try {
      await onResolve(choice)
    } catch {
      toast.error(TEXT.conflictFailed)
      setBusy(false)
    }
  }

  return (
    <Notice urgent tone="warning" title={TEXT.conflictTitle}>
      <p>{TEXT.conflict}</p>
      <Group gap="xs" mt="xs">
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            size="xs"
            variant="default"
            // A disabled button would lose the focus, also if the choice fails.
            {...(busy && { 'data-disabled': true })}
            aria-disabled={busy}
            onClick={() => void resolve(choice)}
          >
            {TEXT[choice]}
          </Button>
        ))}
      </Group>
    </Notice>
  )
}
