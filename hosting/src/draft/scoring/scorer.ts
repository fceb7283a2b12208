import type { DraftBasis, DraftScore } from '@gaplens/contracts/drafts/draft-score'
import type { ScoreAnswer } from './messages.ts'
import { createWorkerLine, type ScoreWorker } from './worker-line.ts'

/** A score and its text. */
export interface Scored {
  readonly text: string
  readonly score: DraftScore
}

/** `restarting`: the worker has crashed and is being replaced. `stopped`: it crashed too often. */
export type ScorerState = 'idle' | 'working' | 'restarting' | 'stopped'

interface ScorerNeeds {
  readonly basis: DraftBasis
  readonly spawn: () => ScoreWorker
  readonly onScore: (scored: Scored) => void
  readonly onState: (state: ScorerState) => void
  readonly waitMs?: number
  readonly timeoutMs?: number
}

const WAIT_MS = 150
/** Timeout in ms, longer than preparing the largest basis takes on a slow phone. */
const TIMEOUT_MS = 30_000
const CRASHES_IN_A_ROW = 3

export type Scorer = ReturnType<typeof createScorer>

/**
 * Scores the latest text in a worker: one text at a time, and again if the text has changed meanwhile. A worker that crashes or does
 * not answer is replaced.
 */
export function createScorer(needs: ScorerNeeds) {
  const { basis, spawn, onScore, onState, waitMs = WAIT_MS, timeoutMs = TIMEOUT_MS } = needs
  const line = createWorkerLine({ basis, spawn, kind: 'score', timeoutMs, onAnswer, onCrash })
  let wanted: string | null = null
  let crashes = 0
  let delay: ReturnType<typeof setTimeout> | undefined

  function ask(): void {
    if (wanted === null || line.isBusy()) return
    const text = wanted
    wanted = null
    onState('working')
    line.ask(text)
  }

  function onAnswer(text: string, answer: ScoreAnswer): void {
    if (answer.kind !== 'score') return
    crashes = 0
    onScore({ text, score: answer.score })
    if (wanted === null) onState('idle')
    else ask()
  }

  function onCrash(text: string | null): void {
    wanted ??= text
    crashes += 1
    if (crashes >= CRASHES_IN_A_ROW) {
      onState('stopped')
      return
    }
    onState('restarting')
    clearTimeout(delay)
    delay = setTimeout(ask, waitMs)
  }

  return {
    score(text: string): void {
      wanted = text
      if (crashes >= CRASHES_IN_A_ROW) return
      clearTimeout(delay)
      delay = setTimeout(ask, waitMs)
    },
    /** Starts again after it has stopped. */
    restart(): void {
      crashes = 0
      ask()
    },
    dispose(): void {
      clearTimeout(delay)
      line.end()
    },
  }
}
