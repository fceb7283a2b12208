import { write } from 'firebase-functions/logger'

type Severity = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR'
/** Ids, codes and figures only: never a token, a key, an address with a key, or page text. */
type Fields = Record<string, string | number | boolean | null | undefined>

/** One structured line. `event` is a stable name to search and alert on. */
export function log(severity: Severity, event: string, fields: Fields = {}): void {
  write({ severity, message: event, event, ...fields })
}

/** What of an unknown error may be logged: its name, its stack's frames and its code, not its message. */
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
