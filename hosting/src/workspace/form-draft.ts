const KEY = 'gaplens_draft'

/** Keeps the input of the form for this tab, so that a reload for a new version does not lose it. */
export interface FormDraft {
  readonly targetKeyword: string
  readonly userPageUrl: string
}

const EMPTY: FormDraft = { targetKeyword: '', userPageUrl: '' }

export function readDraft(): FormDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isDraft(stored) ? stored : EMPTY
  } catch {
    return EMPTY
  }
}

export function keepDraft({ targetKeyword = '', userPageUrl = '' }: Partial<FormDraft>): void {
  try {
    if (targetKeyword === '' && userPageUrl === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ targetKeyword, userPageUrl }))
  } catch {
    // Without storage a reload loses it.
  }
}

function isDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null) return false
  const { targetKeyword, userPageUrl } = value as Partial<Record<string, unknown>>
  return typeof targetKeyword === 'string' && typeof userPageUrl === 'string'
}
