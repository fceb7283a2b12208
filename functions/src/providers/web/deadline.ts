import { ProviderError } from '../error.ts'

export interface Deadline {
  readonly signal: AbortSignal
  /** Begins to count; a second call changes nothing. */
  start(): void
  /** Must be called in the end: the timer keeps the process alive. */
  stop(): void
}

/** A signal that fires a while after it was started, or with the caller's; its reason is a ProviderError. */
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
