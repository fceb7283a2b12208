/** Frequent function words. Labels and menus have few of them. */
const WORDS =
  'the and of to in is for with that you your are this it on as was be by or from at an we our can have has not but they which ' +
  'will der die und das ist zu den le la les et des est de el los que en y'
const CHARACTERS = '的是在了和有也就不這这我們们與与及或而為为以於于中到'

const LONGEST = 5
/** Bits for each letter in the number of a word. */
const LETTER_BITS = 5
/** Each word encoded as a number. Letters count from 1. */
const NUMBERS: ReadonlySet<number> = new Set(
  WORDS.split(' ').map((word) => {
    let number = 0
    for (let i = 0; i < word.length; i++) number = (number << LETTER_BITS) | (word.charCodeAt(i) & 31)
    return number
  }),
)
const IS_BINDING = new Uint8Array(0x10000)
for (const character of CHARACTERS) IS_BINDING[character.charCodeAt(0)] = 1

/** Counts function words in the first `limit` characters in one pass. A word is a run of ASCII letters, digits and underscores. */
export function bindingWords(text: string, limit: number): number {
  let count = 0
  /** The number of the current word. `length` counts its letters; a digit makes it longer than any function word. */
  let number = 0
  let length = 0
  const end = Math.min(text.length, limit)
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i)
    const lower = code | 32
    if (lower >= 97 && lower <= 122) {
      number = (number << LETTER_BITS) | (lower & 31)
      length++
    } else if ((code >= 48 && code <= 57) || code === 95) length = LONGEST + 1
    else {
      if (length > 0 && length <= LONGEST && NUMBERS.has(number)) count++
      number = length = 0
      if (code >= 0x80) count += IS_BINDING[code] as number
    }
  }
  return length > 0 && length <= LONGEST && NUMBERS.has(number) ? count + 1 : count
}
