import type { Statement } from '@gaplens/contracts/analysis/report'
import { cleanHeading } from '@gaplens/coverage/headings'
import type { Figure } from '@gaplens/text/figures/figure'
import { normalise, termsOf } from '@gaplens/text/terms'
import type { AnswerKind } from './questions/answer-kind.ts'

/** Terms that a text must share with a subject to mention it without any term of its names. */
const TERMS_MIN = 3

/** The subject that a fact must be about. */
export interface Subject {
  /** Its name in the report, then its names on the pages. */
  readonly names: readonly string[]
  /** The terms of its names, its questions and the AI Overview's statements, without those of the keyword. */
  readonly terms: ReadonlySet<string>
  /** The terms of its names only. */
  readonly nameTerms: ReadonlySet<string>
  /** The terms of the name that the report shows. */
  readonly shown: ReadonlySet<string>
  /** The questions that people ask about it. */
  readonly questions: readonly string[]
  /** What the AI Overview says of it, the terms of that beyond those of its names, and the figures in it. */
  readonly stated: {
    readonly statements: readonly Statement[]
    readonly terms: ReadonlySet<string>
    readonly figures: readonly Figure[]
  }
  /** The kind of figure that its name or questions ask for; null for none. */
  readonly wanted: AnswerKind | null
}

/** A list within a sentence has at least this many items. */
const ITEMS_MIN = 3
/** Characters by which the name of a thing may be longer than the subject's: 「除戶謄本」. */
const LONGER_MAX = 4

/** Whether a name is of several things: what is told or asked of one of them is not of all. */
export function namesSeveral(name: string): boolean {
  return /[與和及、／/]/u.test(name)
}

/** Whether a heading is a name, whatever punctuation either has: 「不滿意，全額退」 of 「不滿意全額退」. */
export function isTitled(heading: string, name: string): boolean {
  return bare(cleanHeading(heading)) === bare(name)
}

function bare(text: string): string {
  return normalise(text).replace(/[\p{P}\p{S}\s]/gu, '')
}

/** How a text mentions a subject, without its heading. */
export function mentionOf(text: string, { names, terms, nameTerms }: Subject): 'name' | 'terms' | 'no' {
  const own = names.map(normalise).filter((name) => name.length > 1)
  const told = own.reduce(withoutLongerItem, own.reduce(withoutOtherSum, normalise(text)))
  if (own.some((name) => told.includes(name))) return 'name'
  const named = sharedTerms(told, nameTerms) > 0
  return named || sharedTerms(told, terms) >= TERMS_MIN ? 'terms' : 'no'
}

/** Whether a text shares a word with the name that the report shows. */
export function sharesShownName(text: string, { names, shown }: Subject): boolean {
  const [name] = names
  const plain = normalise(text)
  return sharedTerms(name === undefined ? plain : withoutLongerItem(plain, normalise(name)), shown) > 0
}

/** The number of terms of a text that are among others. */
export function sharedTerms(text: string, terms: ReadonlySet<string>): number {
  return new Set(termsOf(text).filter((term) => terms.has(term))).size
}

/** A text without a thing that it lists and whose name only begins with the subject's: 「死亡證明書、除戶謄本、存摺封面」 is not about 「除戶」. */
function withoutLongerItem(text: string, name: string): string {
  return text
    .split(/(?<=[。；;：:])/u)
    .map((sentence) => {
      if (sentence.split('、').length < ITEMS_MIN) return sentence
      const naming = sentence.split(/[、，,。；;：:]/u).filter((item) => item.includes(name))
      const [only, ...others] = naming
      return only !== undefined && others.length === 0 && isLongerThan(only.trim(), name)
        ? sentence.replace(only, '')
        : sentence
    })
    .join('')
}

/** What is called after a cost and is another sum. */
const SUMS_AFTER = ['扣除額', '津貼', '給付']

/** A text without a sum that is only called after the subject, which is a cost: 「房租津貼」 is no 「房租」. */
function withoutOtherSum(text: string, name: string): string {
  return /[費租稅息]$/u.test(name)
    ? SUMS_AFTER.reduce((told, sum) => told.replaceAll(name + sum, ' '), text)
    : text
}

function isLongerThan(listed: string, name: string): boolean {
  // The last of a list stands with its neighbour: 「清單及總價」.
  const [item = ''] = listed.split(/[及與和或]/u)
  return item.startsWith(name) && item.length > name.length && item.length <= name.length + LONGER_MAX
}
