import { DEFAULT_SETTINGS, type Settings, SettingsSchema } from '@gaplens/contracts/settings'
import type { DocumentData } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'

/** Settings are read again after this; a change is in force everywhere within it. */
const FRESH_MS = 10_000

let cached: { readonly settings: Settings; readonly until: number; readonly db: Database } | null = null

/** The settings in force, read from Firestore at most every ten seconds a process. */
export async function readSettings(db: Database, now: Date): Promise<Settings> {
  if (cached !== null && cached.db === db && now.getTime() < cached.until) return cached.settings
  const settings = settingsOf((await unparsedDocument(db.settings()).get()).data())
  cached = { settings, until: now.getTime() + FRESH_MS, db }
  return settings
}

/** To be called after a change, so that this process sees it at once. */
export function forgetSettings(): void {
  cached = null
}

/**
 * What is stored, and the defaults for all else. Each setting is read by itself: a value that this version does not take
 * must not stop every analysis, nor the screen on which an admin would mend it.
 * @param stored the document as it is, read without its converter
 */
export function settingsOf(stored: DocumentData = {}): Settings {
  const names = Object.keys(SettingsSchema.shape) as (keyof Settings)[]
  const kept = names.filter((name) => {
    if (stored[name] === undefined) return false
    const isUsable = SettingsSchema.shape[name].safeParse(stored[name]).success
    if (!isUsable) log('ERROR', 'setting-unusable', { setting: name })
    return isUsable
  })
  return SettingsSchema.parse({
    ...DEFAULT_SETTINGS,
    ...Object.fromEntries(kept.map((name) => [name, stored[name]])),
  })
}
