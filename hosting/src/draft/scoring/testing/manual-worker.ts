import type { ScoreAnswer, ScoreRequest } from '../messages.ts'
import type { ScoreWorker } from '../worker-line.ts'

/** A worker that answers, or crashes, when the test says so. */
export class ManualWorker implements ScoreWorker {
  onmessage: ScoreWorker['onmessage'] = null
  onerror: ScoreWorker['onerror'] = null
  readonly asked: ScoreRequest[] = []
  ended = false

  postMessage(request: ScoreRequest) {
    this.asked.push(request)
  }
  terminate() {
    this.ended = true
  }
  texts() {
    return this.asked.flatMap((request) => (request.kind === 'basis' ? [] : [request.text]))
  }
  /** Answers the last question. @throws Error when it is not of this kind */
  reply(kind: 'score' | 'compare', answerTo: (id: number) => ScoreAnswer) {
    const last = this.asked.at(-1)
    if (last?.kind !== kind) throw new Error('nothing was asked')
    this.onmessage?.({ data: answerTo(last.id) } as MessageEvent<ScoreAnswer>)
  }
  crash() {
    this.onerror?.({ preventDefault: () => undefined } as ErrorEvent)
  }
}
