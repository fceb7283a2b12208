/** A payment for a period: 「月租」, 「日薪」. */
const PER_PERIOD = /([時日週月年])([租薪費])/gu

/** Whether a text gives a payment for another period than a name asks for: 「月租 799 元」 for 「日租價格」. */
export function isForAnotherPeriod(name: string, text: string): boolean {
  const told = [...text.matchAll(PER_PERIOD)]
  return [...name.matchAll(PER_PERIOD)].some(([whole, , noun]) => {
    const same = told.filter(([, , other]) => other === noun)
    return same.length > 0 && same.every(([other]) => other !== whole)
  })
}
