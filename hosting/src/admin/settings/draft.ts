import { type Settings, type SettingsChange, SettingsSchema } from '@gaplens/contracts/settings'

/** The settings as the form holds them: numbers as typed. */
export interface Draft {
  chatbotEnabled: boolean
  analysesEnabled: boolean
  analysesNotice: string
  maxUnfinished: string
  dailyPerUser: string
  batchMaxRows: string
  dailyTotal: string
  dailyFree: string
  dailyRefunds: string
  cacheHours: string
  dailySearches: string
  dailyModelCalls: string
  searchPriceUsd: string
}

export function draftOf(settings: Settings): Draft {
  return {
    ...settings,
    maxUnfinished: String(settings.maxUnfinished),
    dailyPerUser: String(settings.dailyPerUser),
    batchMaxRows: String(settings.batchMaxRows),
    dailyTotal: String(settings.dailyTotal),
    dailyFree: String(settings.dailyFree),
    dailyRefunds: String(settings.dailyRefunds),
    cacheHours: String(settings.cacheHours),
    dailySearches: String(settings.dailySearches),
    dailyModelCalls: String(settings.dailyModelCalls),
    searchPriceUsd: settings.searchPriceUsd === null ? '' : String(settings.searchPriceUsd),
  }
}

/** What a draft changes, or the fields in it that are not usable. */
export function readDraft(
  draft: Draft,
  settings: Settings,
): { change: SettingsChange; wrong: ReadonlySet<keyof Settings> } {
  const typed = {
    ...draft,
    maxUnfinished: toNumber(draft.maxUnfinished),
    dailyPerUser: toNumber(draft.dailyPerUser),
    batchMaxRows: toNumber(draft.batchMaxRows),
    dailyTotal: toNumber(draft.dailyTotal),
    dailyFree: toNumber(draft.dailyFree),
    dailyRefunds: toNumber(draft.dailyRefunds),
    cacheHours: toNumber(draft.cacheHours),
    dailySearches: toNumber(draft.dailySearches),
    dailyModelCalls: toNumber(draft.dailyModelCalls),
    searchPriceUsd: draft.searchPriceUsd.trim() === '' ? null : toNumber(draft.searchPriceUsd),
  }
  const parsed = SettingsSchema.safeParse(typed)
  if (!parsed.success) {
    const wrong = parsed.error.issues.flatMap(({ path: [field] }) => (isSetting(field) ? [field] : []))
    return { change: {}, wrong: new Set(wrong) }
  }
  const names = Object.keys(parsed.data).filter(isSetting)
  const changed = names.filter((name) => parsed.data[name] !== settings[name])
  return {
    change: Object.fromEntries(changed.map((name) => [name, parsed.data[name]])),
    wrong: new Set(),
  }
}

function isSetting(name: unknown): name is keyof Settings {
  return typeof name === 'string' && Object.hasOwn(SettingsSchema.shape, name)
}

function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
