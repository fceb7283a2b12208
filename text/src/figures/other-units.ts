/** Letters behind a number as units are written: 「ppm」, 「IU」, 「NTU」, 「kHz」, 「mAh」, 「CFU/g」. */
const LETTERS =
  / ?(?:[a-z]{2,5}|[A-Z]{2,3}|[A-Za-z]{1,2}[A-Z][a-z]?|[A-Z][a-z])(?:\/[A-Za-z]{1,5})?(?![A-Za-z\d]| ?[A-Za-z])/y
const HAN = /\p{Script=Han}/u
/** A number behind letters is of their name: 「iPhone 13 Pro」. */
const NAMED = /[A-Za-z][ -]?$/
/** So many characters before a number and behind its unit show whether the text is Chinese. English words stand behind numbers, too. */
const BESIDE = 12

/**
 * The letters behind a number in a Chinese text that are its unit, though no table knows them, with the space before them; null if there
 * are none.
 */
export function otherUnitAt(text: string, at: number, numberStart: number): string | null {
  if (
    !/\d$/.test(text.slice(numberStart, at)) ||
    NAMED.test(text.slice(Math.max(0, numberStart - 2), numberStart))
  )
    return null
  LETTERS.lastIndex = at
  const letters = LETTERS.exec(text)?.[0]
  if (letters === undefined) return null
  const end = at + letters.length
  const beside = text.slice(Math.max(0, numberStart - BESIDE), numberStart) + text.slice(end, end + BESIDE)
  return HAN.test(beside) ? letters : null
}
