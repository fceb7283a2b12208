import { HOSPITAL, POSTER, RIVAL, SCHOOL, SELLER } from '../facts/gaps/attributions.ts'

/**
 * What the marks before the sources of a prompt mean: a prompt is used without the report that explains them. Only those that stand in it are
 * explained. Empty where none does.
 */
export function attributionRule(marks: readonly string[]): string {
  const has = new Set(marks)
  const sellers = [RIVAL, SELLER].filter((each) => has.has(each))
  const known = [RIVAL, SELLER, HOSPITAL, SCHOOL, POSTER]
  const others = [...has].filter((each) => !known.includes(each))
  const isOfYear = others.some((each) => /^\d{4} 年$/u.test(each))
  const hasEnded = others.some((each) => each.endsWith('到期'))
  const isUntaxed = others.some((each) => each.includes('未稅'))
  const isOfPlace = others.some((each) => /[縣市鄉鎮區]$/u.test(each))
  const isScoped = others.some((each) => each.startsWith('適用於'))
  const rules = [
    sellers.length === 0
      ? ''
      : `註明${sellers.map((each) => `「${each}」`).join('或')}的，是對方自己的做法、價格與條件，不能寫成這個網頁的`,
    has.has(HOSPITAL) ? `註明「${HOSPITAL}」的，是那一家的做法與規定，別家可能不同` : '',
    has.has(SCHOOL) ? `註明「${SCHOOL}」的，是那一校對自己的人的規定` : '',
    has.has(POSTER) ? `註明「${POSTER}」的，寫出是網友的說法` : '',
    isOfPlace ? '註明縣市的，寫出是哪裡的規定；這個網頁在別的縣市的，當地的規定以【待補】標示' : '',
    isScoped ? '註明「適用於」的，只對那些對象成立' : '',
    isOfYear ? '註明年份的，寫出是哪一年的說法' : '',
    hasEnded ? '註明「到期」的，那一頁寫的期限已過，沒有查到新的規定就不要寫成現行的' : '',
    isUntaxed ? '註明「報價未稅」的，金額不含稅' : '',
  ].filter((rule) => rule !== '')
  return rules.length === 0 ? '' : `來源前${rules.join('；')}。`
}
