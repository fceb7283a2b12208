import type { FigureClaim } from './figure-claims.ts'

/** What a price includes besides the goods: 「連工帶料」, 「費用（含安裝）」. */
const WITH =
  /連工帶料|(?:工資|工錢)在內|(?<![不未])含[^，。；\t]{0,4}(?:工資|工錢|安裝|施工|到府)|包(?:安裝|施工)/u
/** That it does not: 「工資另計」, 「不含安裝」, and 「安裝工資 500 元」 as a price of its own in the sentence. */
const WITHOUT =
  /[不未]含[^，。；\t]{0,4}(?:工資|工錢|安裝|施工)|(?:工資|工錢|安裝費?|施工費?)(?:另[計付收外]|外加|自理)|純?材料[費價]|工[資錢](?=\s{2,})/u

/** Whether one price includes the labour and the other is for the goods alone. */
export function differInLabour(a: FigureClaim, b: FigureClaim): boolean {
  if (a.figure.dimension !== 'money' || b.figure.dimension !== 'money') return false
  const [one, other] = [labourOf(a), labourOf(b)]
  return one !== null && other !== null && one !== other
}

function labourOf({ heading, column, bare }: FigureClaim): 'with' | 'without' | null {
  const text = `${column} ${bare} ${heading}`
  const isWithout = WITHOUT.test(text)
  if (WITH.test(text)) return isWithout ? null : 'with'
  return isWithout ? 'without' : null
}
