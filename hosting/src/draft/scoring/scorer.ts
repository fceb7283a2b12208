import type { DraftBasis, DraftScore } from '@gaplens/contracts/draft'
import type { ScoreAnswer, ScoreRequest } from './messages.ts'

/** What the scorer needs of a worker. */
export interface ScoreWorker {
  postMessage(request: ScoreRequest): void
  terminate(): void
  onmessage: ((event: MessageEvent<ScoreAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** A score and the text that it is of. */
export interface Scored {
  readonly text: string
  readonly score: DraftScore
}

/** `restarting`: the worker has crashed, and another takes its place. `stopped`: it crashed too often. */
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
/** Longer than the preparation of the largest basis takes on a slow phone. */
const TIMEOUT_MS = 30_000
const CRASHES_IN_A_ROW = 3

export type Scorer = ReturnType<typeof createScorer>

/**
 * Has a worker score the latest text: one at a time, and once more when the text has changed meanwhile. A worker that
 * crashes or does not answer is replaced.
 */
export function createScorer(needs: ScorerNeeds) {
  const { basis, spawn, onScore, onState, waitMs = WAIT_MS, timeoutMs = TIMEOUT_MS } = needs
  let worker: ScoreWorker | null = null
  let wanted: string | null = null
  let asked: { readonly id: number; readonly text: string } | null = null
  let crashes = 0
  let nextId = 1
  let delay: ReturnType<typeof setTimeout> | undefined
  let limit: ReturnType<typeof setTimeout> | undefined

  function ready(): ScoreWorker {
    if (worker !== null) return worker
    const made = spawn()
    made.onmessage = ({ data }) => made === worker && receive(data)
    made.onerror = (event) => {
      event.preventDefault()
      if (made === worker) crash()
    }
    made.postMessage({ kind: 'basis', basis })
    worker = made
    return made
  }

  function ask(): void {
    if (wanted === null || asked !== null) return
    asked = { id: nextId, text: wanted }
    nextId += 1
    wanted = null
    onState('working')
    limit = setTimeout(crash, timeoutMs)
    ready().postMessage({ kind: 'score', ...asked })
  }

  function receive(answer: ScoreAnswer): void {
    if (answer.kind !== 'score' || asked?.id !== answer.id) return
    clearTimeout(limit)
    const { text } = asked
    asked = null
    crashes = 0
    onScore({ text, score: answer.score })
    if (wanted === null) onState('idle')
    else ask()
  }

  function crash(): void {
    clearTimeout(limit)
    worker?.terminate()
    worker = null
    wanted ??= asked?.text ?? null
    asked = null
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
    /** After it has stopped. */
    restart(): void {
      crashes = 0
      ask()
    },
    dispose(): void {
      clearTimeout(delay)
      clearTimeout(limit)
      worker?.terminate()
      worker = null
    },
  }
}
