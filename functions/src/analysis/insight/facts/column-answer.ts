/** A bare number, of which the column's name says what is counted: 「9」 under 「二十題答對幾題」. */
const BARE_NUMBER = /^[\d,.\s–~～至到-]+$/u
const HOW_MANY = /^(.*)幾(\p{Script=Han}{1,2})$/u
const HOW_MUCH = /^(\p{Script=Han}*)多少錢?$/u
const HOW_OFTEN = /^多久(\p{Script=Han}次)$/u
/** A choice: 「能不能退」, 「是不是押金」. */
const CHOICE = /^(.*?)(\p{Script=Han})不\2(\p{Script=Han}*)$/u
const NO = /^(?:否|不)$/u
const YES = /^(?:是|對|有)$/u

/** A column that is named by what its numbers count: 「元」 over 「68,000」. */
const COUNTED_IN =
  /^(?:新台幣|單位[:：]?)?\s?([萬千]?[元人次天日年坪歲分]|個月|公[斤克分尺里升]|小時|分鐘|[%％])$/u

/** Whether all a column's name says is what its numbers count. */
export function isUnitName(name: string): boolean {
  return COUNTED_IN.test(name)
}

/**
 * What a cell says under the name of its column, where that is a question, as one sentence: 「二十題答對 9 題」, 「四年一次」, 「訂金能退」, or under a
 * unit, as a quantity. Null for any other name, or where the cell does not answer it.
 */
export function columnAnswer(name: string, value: string): string | null {
  const [, countedIn] = COUNTED_IN.exec(name) ?? []
  if (countedIn !== undefined)
    return BARE_NUMBER.test(value) ? `${value}${/[%％]/u.test(countedIn) ? '' : ' '}${countedIn}` : value
  const [, counted, unit] = HOW_MANY.exec(name) ?? []
  if (counted !== undefined && BARE_NUMBER.test(value)) return `${counted} ${value} ${unit ?? ''}`.trim()
  const [, paid] = HOW_MUCH.exec(name) ?? []
  if (paid !== undefined && /^\d/u.test(value)) return `${paid} ${value}`.trim()
  const [, times = ''] = HOW_OFTEN.exec(name) ?? []
  if (times !== '' && !value.includes('次')) return `${value}${times}`
  const [, before = '', verb = '', after = ''] = CHOICE.exec(name) ?? []
  if (verb === '') return null
  const [, said = '', rest = ''] = /^([^，]*)(.*)$/su.exec(value) ?? []
  const told =
    said === after ? said : said.endsWith(after) && after !== '' ? said.slice(0, -after.length) : said
  if (NO.test(told) || told === `不${verb}`) return `${before}不${verb}${after}${rest}`
  return YES.test(told) || told === verb ? `${before}${verb}${after}${rest}` : null
}
