/** The input of the form for a new batch. */
export interface KeptList {
  readonly name: string
  readonly list: string
}

const NOTHING: KeptList = { name: '', list: '' }

/** The input that this user left in the form in this tab, e.g. to buy points first. */
export function readKeptList(uid: string): KeptList {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? 'null')
    return isKeptList(stored) ? stored : NOTHING
  } catch {
    return NOTHING
  }
}

/** Keeps the input for this tab, so that leaving the screen or a reload does not lose it. An empty one is forgotten. */
export function keepList(uid: string, { name, list }: KeptList): void {
  try {
    if (name === '' && list === '') sessionStorage.removeItem(keyOf(uid))
    else sessionStorage.setItem(keyOf(uid), JSON.stringify({ name, list }))
  } catch {
    // Without storage, or with a list that is too long for it, leaving the screen loses the input.
  }
}

function keyOf(uid: string): string {
  return `gaplens_batch_${uid}`
}

function isKeptList(value: unknown): value is KeptList {
  if (typeof value !== 'object' || value === null) return false
  const { name, list } = value as Partial<Record<string, unknown>>
  return typeof name === 'string' && typeof list === 'string'
}
