import { DEFAULT_SETTINGS, type Settings, SettingsSchema } from '@gaplens/contracts/admin/settings'
import type { DocumentData } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'

/** How long settings are cached. A change is in force everywhere after this time. */
const FRESH_MS = 10_000

let cached: { readonly settings: Settings; readonly until: number; readonly db: Database } | null = null

/** The settings in force. Each process reads them from Firestore at most every ten seconds. */
export async function readSettings(db: Database, now: Date): Promise<Settings> {
  if (cached !== null && cached.db === db && now.getTime() < cached.until) return cached.settings
  const settings = settingsOf((await unparsedDocument(db.settings()).get()).data())
  cached = { settings, until: now.getTime() + FRESH_MS, db }
  return settings
}

/** Drops the cached settings, so that this process sees a change at once. */
export function forgetSettings(): void {
  cached = null
}

/**
 * The stored settings, with defaults for all others. Each setting is parsed by itself, because an invalid value must stop
 * neither the analyses nor the screen on which an admin would correct it.
 * @param stored the document, read without its converter
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
