/** What the benchmark's library makes of a report; only what is added up here is named. */
export interface Judged {
  readonly id: string
  readonly keyword: string
  readonly recall10: number
  readonly right: number
  readonly reported: number
  readonly falseMissing: number
  readonly falseNone: number
  readonly falseCovered: readonly string[]
  readonly missingCount: number
  readonly missedCore10: readonly string[]
  readonly duplicates: number
  readonly counts: { readonly all: number; readonly exact: number; readonly over: number }
  readonly gaps: readonly {
    readonly rank: number
    readonly name: string
    readonly topic: string | null
    readonly state: string | null
    readonly kind: string
    readonly counted: number
    readonly truth: number | null
    readonly named: boolean
    readonly duplicate?: boolean
    readonly quotes: readonly { readonly on: number }[]
  }[]
  readonly named: { readonly all: number; readonly says: number }
  readonly statements: {
    readonly yes: number
    readonly yesFound: number
    readonly yesAbsent: number
    readonly no: number
    readonly noCaught: number
  }
  readonly claims: {
    readonly strengths: number
    readonly falseStrengths: readonly string[]
    readonly asked: number
    readonly falseUnanswered: readonly string[]
    readonly falseOwn: readonly string[]
    readonly only: number
    readonly falseOnly: readonly string[]
  }
  /** Of each sign of E-E-A-T that the case's truth knows: the pages judged, and those told rightly. */
  readonly eeat: Readonly<
    Record<string, { readonly all: number; readonly right: number; readonly wrong: readonly string[] }>
  >
  readonly conflicts: readonly { readonly topic: string; readonly told: boolean }[]
  readonly passages: number
  readonly notVerbatim: readonly string[]
  readonly stitched: number
  readonly fromChrome: readonly string[]
  readonly badLinks: readonly string[]
}
