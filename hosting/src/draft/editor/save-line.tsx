import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import type { SaveState } from '../keeping/unsaved-text.ts'
import { SAVE_TEXT as TEXT } from '../strings.ts'
import classes from './editor.module.css'

interface SaveLineProps {
  state: SaveState
  onResolve: (choice: 'mine' | 'theirs') => Promise<void>
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

  async function resolve(choice: 'mine' | 'theirs') {
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
      <Group gap="xs">
        <Button size="xs" variant="default" disabled={busy} onClick={() => void resolve('mine')}>
          {TEXT.mine}
        </Button>
        <Button size="xs" variant="default" disabled={busy} onClick={() => void resolve('theirs')}>
          {TEXT.theirs}
        </Button>
      </Group>
    </Notice>
  )
}
