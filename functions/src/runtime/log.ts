import { write } from 'firebase-functions/logger'

type Severity = 'INFO' | 'WARNING' | 'ERROR'
/** Only ids, codes and figures may be logged: never a token, a key, a URL that holds a key, or page text. */
type Fields = Record<string, string | number | boolean | null | undefined>

/** Writes one structured line. `event` is a stable name that searches and alerts rely on. */
export function log(severity: Severity, event: string, fields: Fields = {}): void {
  write({ severity, message: event, event, ...fields })
}

/** The loggable parts of an error: its name, code and stack frames. Its message is left out, as it may quote page text. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code !== 'object' ? String(error.code) : undefined
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim())
    .join(' | ')
  return { error: error.name, code, frames }
}
