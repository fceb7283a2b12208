import type { SavedDraft } from '@gaplens/contracts/saved-drafts'
import { useEffect, useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { useDraftCalls } from '../use-drafts.ts'
import { createAutosave, type SaveState } from './autosave.ts'
import { localCopy } from './local-copy.ts'

/** The text of a draft as it is written, saved as it goes. A text of before that was not saved is taken up again. */
export function useDraftText(draft: SavedDraft) {
  const { id } = draft
  const calls = useDraftCalls()
  const uid = useUid()
  const [copy] = useState(() => localCopy(uid, id))
  const [left] = useState(() => copy.read())
  const [text, setText] = useState(left?.text ?? draft.text)
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: draft.updatedAt })
  const [autosave] = useState(() =>
    createAutosave({
      initial: { text: draft.text, revision: left?.revision ?? draft.revision, updatedAt: draft.updatedAt },
      save: (saved, revision, keepVersion) =>
        calls.save(id, { text: saved, revision, ...(keepVersion ? { keepVersion } : {}) }),
      copy,
      onState: setState,
    }),
  )

  useEffect(() => {
    if (left !== null && left.text !== draft.text) autosave.change(left.text)
    else if (left !== null) copy.drop()
  }, [autosave, copy, left, draft.text])

  useEffect(() => {
    const retry = () => void autosave.flush()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      autosave.dispose()
      // What is left is sent on the way out.
      void autosave.flush()
    }
  }, [autosave])

  const isAtRisk =
    state.kind === 'conflict' || state.kind === 'refused' || (state.kind === 'waiting' && !state.isKept)
  useEffect(() => {
    if (!isAtRisk) return
    // The browser asks whether to leave: another tab may write over the copy that is kept here.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])

  /** @param keepVersion puts the text before this one aside as a version */
  function change(next: string, keepVersion = false) {
    setText(next)
    autosave.change(next, keepVersion)
  }

  /** After another tab has saved: goes on with one of the two. The other stays as a version. */
  async function settle(choice: 'mine' | 'theirs') {
    const stored = await calls.read(id)
    autosave.resolve(stored)
    if (choice === 'mine') return
    await autosave.flush()
    change(stored.text, true)
  }

  return { text, state, change, settle, flush: autosave.flush, forget: autosave.forget }
}

export type DraftTextHandle = ReturnType<typeof useDraftText>
