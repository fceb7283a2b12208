import type { DraftBasis, DraftSettled } from '@gaplens/contracts/draft'
import type { ScoreAnswer } from './messages.ts'
import { createWorkerLine, type ScoreWorker } from './worker-line.ts'

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
  const line = createWorkerLine({ basis, spawn, kind: 'settle', timeoutMs, onAnswer, onCrash: end })
  let wanted: string | null = null
  let ended = false
  let delay: ReturnType<typeof setTimeout> | undefined

  function ask(): void {
    if (wanted === null || line.isBusy() || ended) return
    const text = wanted
    wanted = null
    line.ask(text)
  }

  function onAnswer(text: string, answer: ScoreAnswer): void {
    if (answer.kind !== 'settled') return
    onSettled({ text, result: answer.result })
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
    line.end()
  }

  return { settle, dispose: end }
}
