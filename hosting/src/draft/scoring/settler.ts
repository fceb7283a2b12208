import type { DraftBasis, DraftSettled } from '@gaplens/contracts/draft'
import type { ScoreWorker } from './scorer.ts'

/** The outcome of a whole comparison, and the text that it is of. `result` is null where the report allows none. */
export interface Settled {
  readonly text: string
  readonly result: DraftSettled | null
}

interface SettlerNeeds {
  readonly basis: DraftBasis
  readonly spawn: () => ScoreWorker
  readonly onSettled: (settled: Settled) => void
  readonly waitMs?: number
  readonly timeoutMs?: number
}

const WAIT_MS = 1_500
/** Far longer than the whole comparison of the largest basis takes on a slow phone. */
const TIMEOUT_MS = 60_000

/**
 * Has a worker compare the latest text as a whole once typing has paused. The worker is not the scorer's, which answers each change
 * meanwhile. One that crashes or does not answer is not replaced: the estimate stays.
 */
export function createSettler(needs: SettlerNeeds) {
  const { basis, spawn, onSettled, waitMs = WAIT_MS, timeoutMs = TIMEOUT_MS } = needs
  let worker: ScoreWorker | null = null
  let wanted: string | null = null
  let asked: { readonly id: number; readonly text: string } | null = null
  let nextId = 1
  let ended = false
  let delay: ReturnType<typeof setTimeout> | undefined
  let limit: ReturnType<typeof setTimeout> | undefined

  function ready(): ScoreWorker {
    if (worker !== null) return worker
    worker = spawn()
    worker.onmessage = ({ data }) => {
      if (data.kind === 'settled' && data.id === asked?.id) receive(asked.text, data.result)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      end()
    }
    worker.postMessage({ kind: 'basis', basis })
    return worker
  }

  function ask(): void {
    if (wanted === null || asked !== null || ended) return
    asked = { id: nextId, text: wanted }
    nextId += 1
    wanted = null
    limit = setTimeout(end, timeoutMs)
    ready().postMessage({ kind: 'settle', ...asked })
  }

  function receive(text: string, result: DraftSettled | null): void {
    clearTimeout(limit)
    asked = null
    onSettled({ text, result })
    // What was typed meanwhile is asked once its own pause is over.
    if (wanted !== null) settle(wanted)
  }

  function settle(text: string): void {
    wanted = text
    clearTimeout(delay)
    delay = setTimeout(ask, waitMs)
  }

  function end(): void {
    ended = true
    clearTimeout(delay)
    clearTimeout(limit)
    worker?.terminate()
    worker = null
  }

  return { settle, dispose: end }
}
