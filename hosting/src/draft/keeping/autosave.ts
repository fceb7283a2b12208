import { ApiError } from '../../api/api-error.ts'
import { SAVE_TEXT } from '../strings.ts'
import type { CopyKeeper, LocalCopy } from './local-copy.ts'

/** The state of a text compared with the server's. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'unsaved' | 'saving' }
  /** The server cannot be reached; saving is retried. `isKept`: a reload would not lose the text. */
  | { readonly kind: 'waiting'; readonly isKept: boolean }
  /** Another tab has saved since. */
  | { readonly kind: 'conflict' }
  /** The server rejects the text. */
  | { readonly kind: 'refused'; readonly message: string }

interface Saved {
  readonly revision: number
  readonly updatedAt: string
}

interface AutosaveNeeds {
  readonly initial: LocalCopy & { readonly updatedAt: string }
  readonly save: (text: string, revision: number, keepVersion: boolean) => Promise<Saved>
  readonly copy: CopyKeeper
  readonly onState: (state: SaveState) => void
  readonly waitMs?: number
  readonly retryMs?: number
}

const WAIT_MS = 1_200
const RETRY_MS = 4_000
const LONGEST_RETRY_MS = 60_000

/**
 * Saves a text while it is typed: one save at a time, always the latest text, based on the revision on which it was written. Unsaved
 * text is kept in the browser. Without a network, saving is retried until it succeeds.
 */
export function createAutosave(needs: AutosaveNeeds) {
  const { initial, save, copy, onState, waitMs = WAIT_MS, retryMs = RETRY_MS } = needs
  let { text, revision } = initial
  let savedText = initial.text
  let state: SaveState = { kind: 'saved', at: initial.updatedAt }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let keepsVersion = false
  let failures = 0

  function show(next: SaveState): void {
    state = next
    onState(next)
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }

  async function attempt(): Promise<void> {
    const sent = text
    const asksVersion = keepsVersion
    show({ kind: 'saving' })
    try {
      const saved = await save(sent, revision, asksVersion)
      revision = saved.revision
      savedText = sent
      failures = 0
      keepsVersion = keepsVersion && text !== sent
      if (text === sent) {
        copy.drop()
        show({ kind: 'saved', at: saved.updatedAt })
      } else {
        copy.keep({ text, revision })
        show({ kind: 'unsaved' })
        schedule(waitMs)
      }
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0
    const code = error instanceof ApiError ? error.code : null
    const isKept = copy.keep({ text, revision })
    const isRefused = status >= 400 && status < 500 && status !== 429 && status !== 401
    if (code === 'draft-conflict') show({ kind: 'conflict' })
    else if (status === 404) show({ kind: 'refused', message: SAVE_TEXT.gone })
    else if (isRefused && error instanceof Error) show({ kind: 'refused', message: error.message })
    else {
      failures += 1
      show({ kind: 'waiting', isKept })
      schedule(Math.min(LONGEST_RETRY_MS, retryMs * 2 ** (failures - 1)))
    }
  }

  /** Saves now, or after a running save. */
  async function run(): Promise<void> {
    clearTimeout(timer)
    while (running !== null) await running
    if (text === savedText || state.kind === 'conflict') return
    running = attempt().finally(() => {
      running = null
    })
    await running
  }

  return {
    state: () => state,
    text: () => text,
    revision: () => revision,
    /** @param keepVersion stores the previous text as a version */
    change(next: string, keepVersion = false): void {
      text = next
      keepsVersion ||= keepVersion
      copy.keep({ text, revision })
      if (state.kind === 'conflict') return
      if (running === null) show({ kind: 'unsaved' })
      schedule(keepVersion ? 0 : waitMs)
    },
    flush: run,
    /** Resolves a conflict by saving over the other tab's text, which is kept as a version. */
    resolve(over: { readonly revision: number; readonly text: string }): void {
      revision = over.revision
      savedText = over.text
      keepsVersion = true
      show({ kind: 'unsaved' })
      schedule(0)
    },
    /** Stops saving and drops the local copy, because the draft was deleted. */
    forget(): void {
      clearTimeout(timer)
      savedText = text
      copy.drop()
    },
    dispose(): void {
      clearTimeout(timer)
    },
  }
}
