/** Why a part of the app could not be loaded. */
export type PartFailure = 'offline' | 'outdated' | 'missing'

export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded'
  readonly reason: PartFailure

  constructor(reason: PartFailure, cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** Pauses before the second and the third attempt, for a lost packet and for a short interruption. */
const PAUSES_MS = [300, 1_500]
/** How long the server may take to say which version it has. */
const ASKED_MS = 10_000
const RELOADED_FOR = 'gaplens_reloaded_for'

/**
 * Loads a part of the app, with retries. After a deploy an old tab requests files that no longer exist. The page is then
 * reloaded, once for each version, if no typed text would be lost.
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

/**
 * Reloads the page where a newer version was deployed, once for each version and only if no typed text would be lost.
 * Otherwise the message that brought us here asks for it.
 */
export async function reloadIfNewer(): Promise<void> {
  const version = await newerVersion()
  if (version !== null) reloadOnce(version)
}

const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/

/** The entry script of a newer deployed version; null when this is the latest; undefined when the server does not answer. */
async function newerVersion(): Promise<string | null | undefined> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  try {
    const answer = await fetch(window.location.pathname, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ASKED_MS),
    })
    const latest = answer.ok ? (ENTRY.exec(await answer.text())?.[1] ?? null) : null
    return latest === own ? null : latest
  } catch {
    return undefined
  }
}

/** @returns whether the page is about to be reloaded */
function reloadOnce(version: string | undefined): boolean {
  if (version === undefined || wouldLoseText()) return false
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === version) return false
    sessionStorage.setItem(RELOADED_FOR, version)
  } catch {
    // Without storage the page could reload for ever.
    return false
  }
  window.location.reload()
  return true
}

/** Whether a reload would lose typed text. Forms that keep what is typed are marked and do not count. */
function wouldLoseText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(
    (field) =>
      !['checkbox', 'radio', 'hidden', 'search'].includes(field.type) &&
      field.value.trim() !== '' &&
      field.closest('[data-keeps-text]') === null,
  )
}
