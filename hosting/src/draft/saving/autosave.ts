import type { LocalCopy } from './local-copy.ts'
import { createUnsavedText, type SavedText, type SaveNeeds, type SaveState } from './unsaved-text.ts'

interface AutosaveNeeds extends SaveNeeds {
  readonly onState: (state: SaveState) => void
  readonly waitMs?: number
  readonly retryMs?: number
}

const WAIT_MS = 1_200
const RETRY_MS = 4_000
const LONGEST_RETRY_MS = 60_000

/**
 * Saves a text while it is typed: one save at a time, always the latest text, based on the revision on which it was written.
 * Without a network, saving is retried until it succeeds.
 */
export function createAutosave(needs: AutosaveNeeds) {
  const { onState, waitMs = WAIT_MS, retryMs = RETRY_MS } = needs
  // After that the local copy belongs to whoever opens the draft next, or to nobody after a sign-out.
  let isDisposed = false
  const keep = (kept: LocalCopy) => !isDisposed && needs.copy.keep(kept)
  const draft = createUnsavedText({ ...needs, copy: { ...needs.copy, keep } })
  let state: SaveState = { kind: 'saved', at: needs.initial.updatedAt }
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function show(next: SaveState): void {
    state = next
    onState(next)
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    if (!isDisposed) timer = setTimeout(() => void flush(), ms)
  }

  const save = oneAtATime(async () => {
    if (state.kind === 'conflict') return
    const settled = draft.settle()
    if (settled !== null) return show(settled)
    show({ kind: 'saving' })
    const next = await draft.send()
    failures = next.kind === 'waiting' ? failures + 1 : 0
    show(next)
    if (next.kind === 'unsaved') schedule(waitMs)
    if (next.kind === 'waiting') schedule(Math.min(LONGEST_RETRY_MS, retryMs * 2 ** (failures - 1)))
  })

  /** Saves now, or after a running save. @returns whether the server has the text as it is now */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    await save()
    return state.kind === 'saved'
  }

  return {
    state: () => state,
    /** @param keepVersion stores the previous text as a version */
    change(next: string, keepVersion = false): void {
      draft.change(next, keepVersion)
      if (state.kind === 'conflict') return
      if (state.kind !== 'saving') show({ kind: 'unsaved' })
      schedule(keepVersion ? 0 : waitMs)
    },
    flush,
    /** Resolves a conflict by saving over the other tab's text, which is kept as a version. */
    resolve(over: SavedText): void {
      draft.replaceSaved(over)
      show({ kind: 'unsaved' })
      schedule(0)
    },
    /** Asks once more which text goes on, because the choice could not be carried out. */
    reopenConflict(): void {
      clearTimeout(timer)
      show({ kind: 'conflict' })
    },
    /** Stops saving and drops the local copy, because the draft was deleted. */
    forget(): void {
      isDisposed = true
      clearTimeout(timer)
      draft.forget()
    },
    /** Sends once what is unsaved, because the screen is left. */
    dispose(): void {
      isDisposed = true
      void flush()
    },
    /** Goes on after `dispose`: in development React mounts every screen twice. */
    resume(): void {
      isDisposed = false
    },
  }
}

/** Makes each call wait until the running one has ended. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return async () => {
    while (running !== null) await running
    running = work().finally(() => {
      running = null
    })
    await running
  }
}
