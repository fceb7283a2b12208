import type { Dimension } from '@gaplens/text/figures/figure'
import type { FigureClaim } from './figure-claims.ts'
import { upperLimitOf } from './limits.ts'
import { FUNCTION_CHARACTERS, GENERAL_WORDS, isChinese } from './shared-words.ts'

/** The text directly before a word: a letter of the word for its kind, or a number, at most one space away. */
const BEFORE = /(?<![\p{L}\d])([\p{L}\d]+)\s?$/u
/** Characters that are read as the name of a kind, besides one more or a space right before the word. */
const KIND_MAX = 4

/** What turns a kind into all others: 「非夏月」, 「免稅額」. */
const NEGATIONS = new Set('非不無未免')
/** Dimensions of which a thing and its parts have their own figures. */
const OF_PARTS = new Set<Dimension>(['time', 'share'])
/** A kind by what it is not: 「其他親屬」 are not 「直系親屬」. */
const ANY_OTHER = '其他'
/** Where another figure of the clause stood: 「四人房」. */
const A_FIGURE = '#'

/**
 * Whether two clauses name other kinds of what a shared word names: 「分離式冷氣」 and 「窗型冷氣」, 「國內消費」 and 「海外消費」,
 * 「5 月平均」 and 「9 月平均」. Both must name the kind right before the word, or one deny it. Words of the keyword name no kind.
 */
export function nameOtherKinds(a: FigureClaim, b: FigureClaim, shared: string, keyword: string): boolean {
  if (!isChinese(shared)) return false
  if (isNamedFurther(a.clause, shared) !== isNamedFurther(b.clause, shared)) return true
  if (areOfOtherSizes(a, b, shared)) return true
  const { mine, theirs } = kindsOfBoth(a, b, shared, keyword)
  if (mine.some((kind) => theirs.includes(kind))) return false
  const kinds = [mine, theirs]
  return kinds.every(({ length }) => length > 0) || kinds.flat().some((kind) => NEGATIONS.has(kind))
}

/** Whether each of two clauses names a kind of what a word names, and these differ. A negation of one is no kind of its own. */
export function nameTwoKinds(a: FigureClaim, b: FigureClaim, word: string): boolean {
  const { mine, theirs } = kindsOfBoth(a, b, word, '')
  const isDenied = [...mine, ...theirs].some((kind) => NEGATIONS.has(kind))
  return mine.length > 0 && theirs.length > 0 && !isDenied && !mine.some((kind) => theirs.includes(kind))
}

/** What one thing is and the other is not, right before its name: 「大臼齒」, 「小臼齒」. */
const CONTRAST = /[大中小全半單雙]$/u

/** Whether a word names things of other sizes in two clauses. */
export function areOfOtherSizes(a: FigureClaim, b: FigureClaim, word: string): boolean {
  const [mine = [], theirs = []] = [a, b].map(({ clause }) =>
    clause
      .split(word)
      .slice(0, -1)
      .map((before) => CONTRAST.exec(before)?.[0] ?? ''),
  )
  const isSized = [mine, theirs].every((sizes) => sizes.length > 0 && !sizes.includes(''))
  return isSized && !mine.some((each) => theirs.includes(each))
}

function kindsOfBoth(
  a: FigureClaim,
  b: FigureClaim,
  shared: string,
  keyword: string,
): { mine: readonly string[]; theirs: readonly string[] } {
  const [inMine = '', inTheirs = ''] = [a, b].map(({ clause }) => plainOf(clause))
  // A kind that the other clause names too, if not right before the word, tells nothing apart: 「成貓禁食」, 「成貓手術前應禁食」.
  const telling = (claim: FigureClaim, other: string) =>
    kindsInClause(claim, shared, keyword).filter(
      (kind) => kind === A_FIGURE || !isNamedElsewhere(kind, shared, other),
    )
  return { mine: telling(a, inTheirs), theirs: telling(b, inMine) }
}

/**
 * Whether one figure is of a part that its heading names, right before a shared word (「維持器配戴時間」, 「維持器的配戴時間」), and
 * nothing around the other figure does. Only durations and shares without a limit: a page has several of them under one name.
 */
export function isOfOwnPart(
  one: FigureClaim,
  other: FigureClaim,
  shared: readonly string[],
  keyword: string,
): boolean {
  const isLimit = [one, other].some((claim) => upperLimitOf(claim) !== null)
  if (!OF_PARTS.has(one.figure.dimension) || isLimit) return false
  const around = plainOf(`${keyword} ${other.title} ${other.heading} ${other.sentence}`)
  if (one.figure.dimension === 'share' && isOfOwnGroup(one.heading, around)) return true
  // A share is of what a clause names; the heading over both may only be the dish.
  const isNamed = (word: string) => one.figure.dimension === 'time' || other.clause.includes(word)
  const parts = shared
    .filter((word) => isChinese(word) && isNamed(word))
    .flatMap((word) => [one.clause, one.heading].map((text) => kindsIn(text, word, keyword)))
    .filter(({ length }) => length > 0)
  return parts.some((kinds) =>
    kinds.every((kind) => kind.length > 1 && one.heading.includes(kind) && !around.includes(kind)),
  )
}

/** A heading that is a group of people or firms: 「小規模營業人」, 「中低收入戶」. */
const GROUP = /^\P{L}*(\p{Script=Han}{2,6}[人戶者])$/u

/** Whether a heading is a group that nothing around another figure mentions. */
function isOfOwnGroup(heading: string, around: string): boolean {
  const group = GROUP.exec(heading)?.[1]
  return group !== undefined && !around.includes(group)
}

/** The kinds of what a word names in a text, told directly before it or with 「的」; none if the word once stands without a kind. */
function kindsIn(text: string, word: string, keyword: string): string[] {
  return kindsBefore(text, { word, keyword }, (before) =>
    kindOf(before.slice(-KIND_MAX - 2).replace(/的$/u, '')),
  )
}

/** The kinds of what a word names in a clause; a figure right before it is one, too. */
function kindsInClause({ clause, beside }: FigureClaim, word: string, keyword: string): string[] {
  return kindsBefore(clause, { word, keyword }, (before) =>
    beside.length > 0 && before.endsWith('  ') ? A_FIGURE : kindOf(before.slice(-KIND_MAX - 1)),
  )
}

/**
 * The kind before each occurrence of a word; none if one occurrence has no kind, or only one that the keyword names.
 * @param read reads the kind from what stands before the word; empty without one
 */
function kindsBefore(
  text: string,
  { word, keyword }: { readonly word: string; readonly keyword: string },
  read: (before: string) => string,
): string[] {
  const plain = plainOf(text)
  const kinds: string[] = []
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
    const kind = read(plain.slice(0, at))
    if (kind === '' || keyword.includes(kind)) return []
    kinds.push(kind)
  }
  return kinds
}

/** A text as it is compared. */
function plainOf(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Makes of a part of the body an illness, or of a trade its master: 「慢性腎臟病」 is not 「腎臟」. */
const NAMED_FURTHER = /^[病症師科]/u

function isNamedFurther(clause: string, word: string): boolean {
  const plain = plainOf(clause)
  const at = plain.indexOf(word)
  return at >= 0 && NAMED_FURTHER.test(plain.slice(at + word.length))
}

/** Whether another clause has the end of a kind, and not right before the word. */
function isNamedElsewhere(kind: string, word: string, clause: string): boolean {
  const end = kind.slice(-2)
  return kind.length > 1 && clause.replaceAll(`${end}${word}`, ' ').includes(end)
}

/**
 * What a clause says of the one who acts or of how it must be done (「辦理者退還全額」, 「手術前應禁食」), verbs of amounts (「只剩新車的三成」), and how
 * often something is done: 「兩次全身健檢」; nor is a verb of its own a kind of what it is done to: 「咬緊紗布」, 「用冰袋」.
 */
const NO_KIND =
  /^[只僅才都還也]|^[一二兩三四五六七八九十\d][次回趟]$|[者應須得先請只僅才都剩占達住緊掉著完換敷塗擦咬泡沖喝煮拌]$|(?<![家商車食專兩適慣公])用$|(?<!小)吃$/u

function kindOf(before: string): string {
  const run = BEFORE.exec(before)?.[1] ?? ''
  let from = run.length
  while (from > 0 && !FUNCTION_CHARACTERS.has(run[from - 1] ?? '')) from--
  const kind = run.slice(from)
  if (run.endsWith(ANY_OTHER)) return ANY_OTHER
  return [...GENERAL_WORDS].some((word) => kind.endsWith(word)) || NO_KIND.test(kind) ? '' : kind
}
