import {
  ConsistentSettingsSchema,
  type Settings,
  type SettingsChange,
  SettingsSchema,
} from '@gaplens/contracts/admin/settings'

/** The settings that are whole numbers, in the order of the form. */
export const NUMBER_FIELDS = [
  'maxUnfinished',
  'dailyPerUser',
  'batchMaxRows',
  'openBatches',
  'sharesPerAnalysis',
  'sharesPerAccount',
  'draftsPerAnalysis',
  'draftsPerAccount',
  'draftMaxCharacters',
  'dailyArchives',
  'dailyTotal',
  'dailyFree',
  'dailyRefunds',
  'dailySearches',
  'dailyModelCalls',
  'cacheHours',
] as const satisfies readonly (keyof Settings)[]
type NumberField = (typeof NUMBER_FIELDS)[number]

/** The settings as the form holds them: numbers as typed. */
export type FormValues = Pick<Settings, 'chatbotEnabled' | 'analysesEnabled' | 'analysesNotice'> &
  Record<NumberField | 'searchPriceUsd', string>

export function formOf(settings: Settings): FormValues {
  return {
    ...settings,
    ...mapNumbers((name) => String(settings[name])),
    searchPriceUsd: settings.searchPriceUsd === null ? '' : String(settings.searchPriceUsd),
  }
}

/** Out of its own range, or at odds with another field. */
export type FieldProblem = 'range' | 'conflict'

/** The changes in a form, or its invalid fields. */
export function readForm(
  form: FormValues,
  settings: Settings,
): { change: SettingsChange; wrong: ReadonlyMap<keyof Settings, FieldProblem> } {
  const typed = {
    ...form,
    ...mapNumbers((name) => toNumber(form[name])),
    searchPriceUsd: form.searchPriceUsd.trim() === '' ? null : toNumber(form.searchPriceUsd),
  }
  const parsed = ConsistentSettingsSchema.safeParse(typed)
  if (!parsed.success) {
    const { issues } = parsed.error
    const outOfRange = issues.filter(({ code }) => code !== 'custom')
    const wrong = new Map<keyof Settings, FieldProblem>()
    for (const { path } of outOfRange.length > 0 ? outOfRange : issues) {
      const [field] = path
      if (isSetting(field)) wrong.set(field, outOfRange.length > 0 ? 'range' : 'conflict')
    }
    return { change: {}, wrong }
  }
  const names = Object.keys(parsed.data).filter(isSetting)
  const changed = names.filter((name) => parsed.data[name] !== settings[name])
  return {
    change: Object.fromEntries(changed.map((name) => [name, parsed.data[name]])),
    wrong: new Map(),
  }
}

function mapNumbers<T>(numberOf: (name: NumberField) => T): Record<NumberField, T> {
  return Object.fromEntries(NUMBER_FIELDS.map((name) => [name, numberOf(name)])) as Record<NumberField, T>
}

function isSetting(name: unknown): name is keyof Settings {
  return typeof name === 'string' && Object.hasOwn(SettingsSchema.shape, name)
}

function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
