/** Why a part of the app could not be loaded. */
export type PartFailure = 'offline' | 'outdated' | 'missing'

export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded'
  readonly reason: PartFailure

  constructor(reason: PartFailure, cause: unknown) {
    super(`a part of the app was not loaded: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Before the second and the third try: a lost packet is soon over, a short break a little later. */
const PAUSES_MS = [300, 1_500]
const RELOADED_FOR = 'gaplens_reloaded_for'

/**
 * Loads a part of the app, trying again when that fails. An old tab after a deploy asks for files that are gone: where
 * nothing typed would be lost the page is loaded anew, once a version.
 * @throws PartNotLoaded
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  try {
    return await load()
  } catch (cause) {
    const version = await newerVersion()
    if (version !== null && reloadOnce(version)) return await new Promise<never>(() => undefined)
    const isOffline = version === undefined || !navigator.onLine
    throw new PartNotLoaded(isOffline ? 'offline' : version === null ? 'missing' : 'outdated', cause)
  }
}

const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/

/** The entry script of a version that was deployed since; null: this is the latest; undefined: nobody answers. */
async function newerVersion(): Promise<string | null | undefined> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-store' })
    const latest = answer.ok ? (ENTRY.exec(await answer.text())?.[1] ?? null) : null
    return latest === own ? null : latest
  } catch {
    return undefined
  }
}

/** @returns whether the page is about to be loaded anew */
function reloadOnce(version: string | undefined): boolean {
  if (version === undefined || wouldLoseText()) return false
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === version) return false
    sessionStorage.setItem(RELOADED_FOR, version)
  } catch {
    // Without storage it could go round for ever.
    return false
  }
  window.location.reload()
  return true
}

/** Whether something is typed somewhere that a reload would forget; forms that keep a draft of their own say so. */
function wouldLoseText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(
    (field) =>
      !['checkbox', 'radio', 'hidden', 'search'].includes(field.type) &&
      field.value.trim() !== '' &&
      field.closest('[data-keeps-draft]') === null,
  )
}
