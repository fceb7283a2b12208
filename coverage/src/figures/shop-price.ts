import type { FigureClaim } from './figure-claims.ts'

/** The name of a model on sale: 「KD-12」, 「S24」. One digit alone may be a size of paper or a kind of visa. */
const MODEL =
  /(?<![\p{L}\d.-])(?!(?:NTD?|USD?|HKD?)\d)\p{Script=Latin}{1,8}-?\d{2,5}\p{Script=Latin}{0,4}(?![\p{L}\d%-])/gu
/** A maker's price and an office's fee are the same everywhere. */
const SET_FOR_ALL = /定價|牌價|官[方網]|原廠|建議(?:售價|零售)|公告|統一|規費|申請費/u

/** Whether both are what shops ask for one model. Each shop has its own price, so that neither denies the other. */
export function areShopPrices(a: FigureClaim, b: FigureClaim): boolean {
  if (a.figure.dimension !== 'money' || b.figure.dimension !== 'money') return false
  if ([a, b].some((claim) => SET_FOR_ALL.test(textOf(claim)))) return false
  const models = modelsIn(a)
  return modelsIn(b).some((model) => models.includes(model))
}

/** What a seller gives on top of what it sells: 「附贈一年兩次」, 「免費拖吊 10 公里」. */
const GIVEN = /附?贈|免費(?!健檢|篩檢|接種|疫苗|施打)\p{Script=Han}/u

/** Whether both are what sellers give on top. Each gives what it likes, so that neither denies the other. */
export function areShopGifts(a: FigureClaim, b: FigureClaim): boolean {
  return [a, b].every(({ clause, figure }) => figure.dimension !== 'money' && GIVEN.test(clause))
}

function modelsIn(claim: FigureClaim): string[] {
  return (textOf(claim).match(MODEL) ?? []).map((model) => model.toLowerCase().replace('-', ''))
}

function textOf({ row, clause, heading }: FigureClaim): string {
  return `${row} ${clause} ${heading}`
}
