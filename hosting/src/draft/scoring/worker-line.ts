import type { DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import type { ScoreAnswer, ScoreRequest } from './messages.ts'

/** What is needed of a worker. */
export interface ScoreWorker {
  postMessage(request: ScoreRequest): void
  terminate(): void
  onmessage: ((event: MessageEvent<ScoreAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface LineNeeds {
  readonly basis: DraftBasis
  readonly spawn: () => ScoreWorker
  /** What is asked about each text. */
  readonly kind: 'score' | 'compare'
  readonly timeoutMs: number
  readonly onAnswer: (text: string, answer: ScoreAnswer) => void
  /** The worker crashed or did not answer, and was ended. `text` is what it was asked; null for nothing. */
  readonly onCrash: (text: string | null) => void
}

/**
 * A worker that is asked about one text at a time. It starts with the first question, or with the first one after a crash.
 * Answers of a worker that was ended count no more.
 */
export function createWorkerLine({ basis, spawn, kind, timeoutMs, onAnswer, onCrash }: LineNeeds) {
  let worker: ScoreWorker | null = null
  let asked: { readonly id: number; readonly text: string } | null = null
  let nextId = 1
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

  function receive(answer: ScoreAnswer): void {
    if (asked?.id !== answer.id) return
    clearTimeout(limit)
    const { text } = asked
    asked = null
    onAnswer(text, answer)
  }

  function crash(): void {
    const text = asked?.text ?? null
    end()
    onCrash(text)
  }

  function end(): void {
    clearTimeout(limit)
    worker?.terminate()
    worker = null
    asked = null
  }

  return {
    isBusy: () => asked !== null,
    /** Only while it is not busy. */
    ask(text: string): void {
      asked = { id: nextId, text }
      nextId += 1
      limit = setTimeout(crash, timeoutMs)
      ready().postMessage({ kind, ...asked })
    },
    end,
  }
}
