/** A payment for a period in a name: 「日租」, 「月費」. */
const ASKED = /([時日週月年])[租薪費]/u
/** The period of a value as it is shown: 「每月 800 元」. */
const TOLD = /^每(?:個|一)?(小時|[時日天週月年])/u

/** Whether a topic's name asks for a payment for a period and every value is for another one: 「日租價格」 and 「每月 800 元」. */
export function isOfOtherPeriod(name: string, values: readonly string[]): boolean {
  const asked = ASKED.exec(name)?.[1]
  if (asked === undefined || values.length === 0) return false
  return values.every((value) => {
    const told = TOLD.exec(value)?.[1]
    return told !== undefined && told.replace('小時', '時').replace('天', '日') !== asked
  })
}
