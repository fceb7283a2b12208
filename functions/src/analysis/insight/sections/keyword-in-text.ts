import { normalise, termsOf } from '@gaplens/text/terms'

/** Words of a keyword that ask, and name no subject. */
const ASKING = /怎麼[樣辦]?|如何|為?什麼|多少|哪[個些裡種家]/gu

/** Whether a title has no word of the keyword. Of one in another script nothing is said: 「堆肥」 on an English page. */
export function isUnnamed(keyword: string, title: string): boolean {
  const scripts = [/\p{Script=Han}/u, /\p{Script=Latin}/u]
  const subject = keyword.replace(ASKING, ' ')
  return scripts.some((script) => script.test(subject) && script.test(title)) && !hasPartOf(subject, title)
}

/** Whether a text has a word of the keyword, or two characters of it that stand together. */
export function hasPartOf(keyword: string, text: string): boolean {
  const told = normalise(text)
  const runs = normalise(keyword).match(/\p{Script=Han}+|[\p{Script=Latin}\p{N}]+/gu) ?? []
  return runs.some((run) =>
    /\p{Script=Han}{2}/u.test(run)
      ? [...run].some((letter, at, all) => told.includes(`${letter}${all[at + 1] ?? '\n'}`))
      : /\p{Script=Han}/u.test(run)
        ? told.includes(run)
        : termsOf(run).some((term) => told.includes(term)),
  )
}

/** The least share and number of the sources that have a main word in their title or headings. */
const USED = { share: 0.6, count: 4 }

/** A page as far as it shows which words it uses. */
interface Wording {
  readonly title: string
  readonly text: string
  readonly headings: string
}

/**
 * The longest word of a keyword that most sources have in their title or headings, and the own page nowhere; with the number of
 * sources that use it. Null where there is none. What asks or asks for a choice, and numbers, are no main words.
 */
export function absentWord(
  keyword: string,
  own: Wording,
  others: readonly Wording[],
): { readonly word: string; readonly count: number } | null {
  const said = normalise(`${own.title}\n${own.headings}\n${own.text}`)
  const named = others.map(({ title, headings }) => normalise(`${title}\n${headings}`))
  const whole = others.map(({ text }, at) => `${named[at]}\n${normalise(text)}`)
  const found = partsOf(keyword).flatMap((word) => {
    const naming = named.filter((text) => text.includes(word)).length
    const isMain = naming >= USED.count && naming >= USED.share * others.length
    const count = whole.filter((text) => text.includes(word)).length
    return isMain && !said.includes(word) ? [{ word, count }] : []
  })
  const [longest] = found.toSorted((a, b) => b.word.length - a.word.length)
  if (longest === undefined) return null
  // As the keyword writes it: 「IH」.
  const at = normalise(keyword).indexOf(longest.word)
  return { word: keyword.normalize('NFKC').slice(at, at + longest.word.length), count: longest.count }
}

/** Ways to ask and to choose, which pages word in many ways. */
const CHOOSING = /怎麼\p{Script=Han}?|推薦|比較|評價|費用|價格|多少錢|教學|申請|方法|步驟/gu
const DICTIONARY = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** The words of a keyword's Chinese and what neighbouring ones make together, and its other words; no numbers. */
function partsOf(keyword: string): string[] {
  const subject = normalise(keyword).replace(CHOOSING, ' ').replace(ASKING, ' ')
  const runs = subject.match(/\p{Script=Han}+|[\p{Script=Latin}\p{N}]{2,}/gu) ?? []
  return runs.flatMap((run) => {
    if (!/\p{Script=Han}/u.test(run)) return /\p{Script=Latin}/u.test(run) ? [run] : []
    const words = withEnding([...DICTIONARY.segment(run)].map(({ segment }) => segment))
    const joined = words.flatMap((_, from) =>
      words.slice(from).map((__, more) => words.slice(from, from + more + 1).join('')),
    )
    return joined.filter((part) => [...part].length >= 2)
  })
}

/** The words of a run with the single character that ends it, without which the last names another thing: 「過敏症」, 「除草機」. */
function withEnding(words: readonly string[]): string[] {
  const [last = '', before = ''] = words.toReversed()
  return [...last].length === 1 && [...before].length > 1
    ? [...words.slice(0, -2), `${before}${last}`]
    : [...words]
}

/**
 * The words of a keyword that name its subject. One in Chinese with spaces (「系統櫃 價格」) is several, because nobody writes it like
 * that; of these a word that only asks (「怎麼選」) names nothing. Any other keyword is one. None for an empty keyword.
 */
export function wordsNaming(keyword: string): string[] {
  const words = /\p{Script=Han}/u.test(keyword) ? keyword.split(/\s+/u) : [keyword.trim()]
  const given = words.filter((word) => word !== '')
  const naming = given.filter((word) => !isAsking(word))
  return naming.length > 0 ? naming : given
}

/** Whether a word only asks: without the asking, no more is left of it than what is done, in one character. */
function isAsking(word: string): boolean {
  const subject = word.replace(ASKING, '')
  return subject !== word && [...subject].length < 2
}

/** What a page says behind a word of another name for it: 「根管治療（俗稱抽神經）」. */
const OTHER_NAME = /^\s?(?:[（(]\s?)?(?:俗稱|又稱|又名|也叫|也稱|別稱|簡稱)為?\s?「?(\p{Script=Han}{2,8})/u

/** What may stand before a name without being a part of it. Any other character makes a longer name: 「信用貸款」, 「IPL 雷射」. */
const BEFORE_NAME = /(?:^|[^\p{Script=Han}\p{Script=Latin}\p{N}\p{Zs}]|[是與和及])$/u

/** Whether a text says that a word is another name for what the user's page writes of. */
export function isAnotherName(word: string, text: string, own: string): boolean {
  const pieces = text.split(word)
  return pieces.slice(1).some((rest, at) => {
    const name = OTHER_NAME.exec(rest)?.[1]
    return name !== undefined && BEFORE_NAME.test(pieces[at] ?? '') && hasWord(own, name)
  })
}

/** Whether a text has a name where a word of the dictionary begins, and not within a longer one. */
function hasWord(text: string, name: string): boolean {
  const starts = new Set([...DICTIONARY.segment(text)].map(({ index }) => index))
  return [...text.matchAll(new RegExp(name, 'gu'))].some(
    ({ index }) => starts.has(index) && starts.has(index + name.length),
  )
}
