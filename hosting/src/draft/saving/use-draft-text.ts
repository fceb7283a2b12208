import type { SavedDraft } from '@gaplens/contracts/drafts/saved-drafts'
import { useEffect, useState } from 'react'
import { saveAtSignOut } from '../../api/session/draft-copies.ts'
import { useUid } from '../../api/session/session-context.ts'
import { useDraftCalls } from '../use-drafts.ts'
import { createAutosave } from './autosave.ts'
import { localCopy } from './local-copy.ts'
import type { SaveState } from './unsaved-text.ts'

/** Makes the browser ask before the page is left while the text is stored nowhere else. */
function useQuestionAtRisk(state: SaveState): void {
  const isAtRisk =
    state.kind === 'conflict' || state.kind === 'refused' || (state.kind === 'waiting' && !state.isKept)
  useEffect(() => {
    if (!isAtRisk) return
    // The browser asks before leaving, because another tab may overwrite the local copy.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}

/** Saves while the editor is shown: as soon as there is a network again, before a sign-out, and when the screen is left. */
function useSaving(autosave: ReturnType<typeof createAutosave>): void {
  useEffect(() => {
    autosave.resume()
    const retry = () => void autosave.flush()
    window.addEventListener('online', retry)
    const stopSaving = saveAtSignOut(autosave.flush)
    return () => {
      stopSaving()
      window.removeEventListener('online', retry)
      autosave.dispose()
    }
  }, [autosave])
}

/** The text of a draft with automatic saving. An unsaved text of an earlier visit is restored. */
export function useDraftText(draft: SavedDraft) {
  const { id } = draft
  const calls = useDraftCalls()
  const uid = useUid()
  const [copy] = useState(() => localCopy(uid, id))
  // What an earlier visit left unsaved. A copy of the stored text was saved, although its answer was lost.
  const [left] = useState(() => {
    const kept = copy.read()
    return kept?.text === draft.text ? null : kept
  })
  const [text, setText] = useState(left?.text ?? draft.text)
  const [replacements, setReplacements] = useState(0)
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

  useSaving(autosave)

  useEffect(() => {
    if (left === null) copy.drop()
    else autosave.change(left.text, left.keepsVersion)
  }, [autosave, copy, left])

  useQuestionAtRisk(state)

  /** Takes over what was typed. */
  function change(next: string) {
    setText(next)
    autosave.change(next)
  }

  /** Puts another text in its place. The previous one is stored as a version. */
  function replace(next: string) {
    setText(next)
    setReplacements((count) => count + 1)
    autosave.change(next, true)
  }

  /**
   * Resolves a conflict with another tab by one of the two texts. The other is kept as a version.
   * @throws if that is not possible now; both texts are kept
   */
  async function resolveConflict(choice: 'mine' | 'theirs') {
    const stored = await calls.read(id)
    autosave.resolve(stored)
    if (choice === 'mine') return
    // A version is made of what is saved, so a text that is not saved must not be replaced.
    if (!(await autosave.flush())) {
      autosave.reopenConflict()
      throw new Error('the text on the screen was not saved')
    }
    replace(stored.text)
  }

  return {
    text,
    state,
    /** How often the text was replaced, and not typed. */
    replacements,
    change,
    replace,
    resolveConflict,
    flush: autosave.flush,
    forget: autosave.forget,
  }
}

export type DraftTextHandle = ReturnType<typeof useDraftText>
