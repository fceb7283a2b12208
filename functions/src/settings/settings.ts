import { DEFAULT_SETTINGS, type Settings, type SettingsDocument } from '@gaplens/contracts/settings'
import type { Database } from '../runtime/database.ts'

/** Settings are read again after this; a change is in force everywhere within it. */
const FRESH_MS = 10_000

let cached: { readonly settings: Settings; readonly until: number; readonly db: Database } | null = null

/** The settings in force, read from Firestore at most every ten seconds a process. */
export async function readSettings(db: Database, now: Date = new Date()): Promise<Settings> {
  if (cached !== null && cached.db === db && now.getTime() < cached.until) return cached.settings
  const settings = withDefaults((await db.settings().get()).data())
  cached = { settings, until: now.getTime() + FRESH_MS, db }
  return settings
}

/** To be called after a change, so that this process sees it at once. */
export function forgetSettings(): void {
  cached = null
}

export function withDefaults(stored: SettingsDocument | undefined): Settings {
  return { ...DEFAULT_SETTINGS, ...stored }
}
