const KEY = 'gaplens_draft'

/** Keeps the input of the form for this tab, so that a reload for a new version does not lose it. */
export interface StartFields {
  readonly targetKeyword: string
  readonly userPageUrl: string
}

const EMPTY: StartFields = { targetKeyword: '', userPageUrl: '' }

export function readKeptForm(): StartFields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isStartFields(stored) ? stored : EMPTY
  } catch {
    return EMPTY
  }
}

export function keepForm({ targetKeyword = '', userPageUrl = '' }: Partial<StartFields>): void {
  try {
    if (targetKeyword === '' && userPageUrl === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ targetKeyword, userPageUrl }))
  } catch {
    // Without storage a reload loses it.
  }
}

function isStartFields(value: unknown): value is StartFields {
  if (typeof value !== 'object' || value === null) return false
  const { targetKeyword, userPageUrl } = value as Partial<Record<string, unknown>>
  return typeof targetKeyword === 'string' && typeof userPageUrl === 'string'
}
