import { ProviderError } from '../error.ts'

export interface Deadline {
  readonly signal: AbortSignal
  /** Starts the timer. A second call has no effect. */
  start(): void
  /** Stops the timer. It must be called in the end, because a running timer keeps the process alive. */
  stop(): void
}

/** A signal that fires `ms` milliseconds after its start, or with the caller's signal. Its reason is a ProviderError. */
export function createDeadline(ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const end = (detail: string) => controller.abort(new ProviderError('deadline-exceeded', { detail }))
  const onCaller = () => end('ended by the caller')
  let timer: NodeJS.Timeout | undefined
  if (caller?.aborted === true) onCaller()
  caller?.addEventListener('abort', onCaller, { once: true })
  return {
    signal: controller.signal,
    start() {
      timer ??= setTimeout(() => end(`${ms} ms`), ms)
    },
    stop() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onCaller)
    },
  }
}
