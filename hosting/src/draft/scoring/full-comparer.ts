import type { DraftBasis, FullComparison } from '@gaplens/contracts/drafts/draft-score'
import type { ScoreAnswer } from './messages.ts'
import { createWorkerLine, type ScoreWorker } from './worker-line.ts'

/** The result of a full comparison, and its text. `result` is null when the report allows none. */
export interface Compared {
  readonly text: string
  readonly result: FullComparison | null
}

interface ComparerNeeds {
  readonly basis: DraftBasis
  readonly spawn: () => ScoreWorker
  readonly onCompared: (compared: Compared) => void
  readonly waitMs?: number
  readonly timeoutMs?: number
}

const WAIT_MS = 1_500
/** Far longer than the whole comparison of the largest basis takes on a slow phone. */
const TIMEOUT_MS = 60_000

/**
 * Lets a worker compare the latest text in full when typing has paused. The scorer has another worker, which answers each change
 * in the meantime. A worker that crashes or does not answer is not replaced, and the estimate stays.
 */
export function createFullComparer(needs: ComparerNeeds) {
  const { basis, spawn, onCompared, waitMs = WAIT_MS, timeoutMs = TIMEOUT_MS } = needs
  const line = createWorkerLine({ basis, spawn, kind: 'compare', timeoutMs, onAnswer, onCrash: end })
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
    if (answer.kind !== 'comparison') return
    onCompared({ text, result: answer.result })
    // A newer text is compared after its own pause.
    if (wanted !== null) compare(wanted)
  }

  function compare(text: string): void {
    wanted = text
    clearTimeout(delay)
    delay = setTimeout(ask, waitMs)
  }

  function end(): void {
    ended = true
    clearTimeout(delay)
    line.end()
  }

  return { compare, dispose: end }
}
