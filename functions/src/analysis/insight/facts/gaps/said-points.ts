import { ageAsTime } from '@gaplens/text/figures/age-as-time'
import { figuresMeet, sameValue } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { sharedTerms } from '../mention.ts'
import { isWhole } from '../statements/standalone.ts'

/** Of a point of several so many terms are said in facts that have its figures. */
const SAID_POINT = 0.45

/**
 * A statement without the points between semicolons, and without the first clauses, that the facts beside it make too: what is quoted
 * beside them is what they lack.
 */
export function withoutSaidPoints(text: string, told: string): string {
  const given = readFigures(told)
  const isNew = (point: string) => {
    const terms = new Set(termsOf(point))
    const isGiven = readFigures(point).every((figure) => given.some((each) => isTheSame(figure, each)))
    return !isGiven || sharedTerms(told, terms) < SAID_POINT * terms.size
  }
  const left = text.split('；').filter(isNew)
  return left.length === 0 ? text : withoutSaidBeginning(left.join('；'), isNew)
}

/** A clause that says nothing without the one before it: 「還要和長度一起看」, 「之後擦乾」, 「愛出海的人更短」. */
const CONTINUES =
  /^(?:還|也|再|並|且|而|但|其|須|需|才|就|則|都|皆|均|或|與|和|及|不(?!限)|之後|接著|然後|以[後便免]|因此|所以|否則|最[高低多少長短]|至[多少]|約|平均|合計|每[^天日次週月年]|可(?:以|能)?(?:再|也|改|先)|逾期|熟練|無效)|更/u

/**
 * A text without its first clauses, where the facts beside it give their figures and most of their words too, so that one figure is not
 * told twice in succession. What is left needs no clause before it.
 */
function withoutSaidBeginning(text: string, isNew: (clause: string) => boolean): string {
  const [first = '', ...rest] = text.split(/(?<=，)/u)
  const left = rest.join('')
  const isTold = readFigures(first).length > 0 && !isNew(first)
  return isTold && left !== '' && !CONTINUES.test(left) && isWhole(left)
    ? withoutSaidBeginning(left, isNew)
    : text
}

/** Whether two figures are one value. Of two limits of one kind (「48 小時內」, 「72 小時內」) each allows what the lower one does. */
export function isTheSame(a: Figure, b: Figure): boolean {
  const areLimits = a.bound === b.bound && (a.bound === 'most' || a.bound === 'least')
  return sameValue(a, b) || (!areLimits && figuresMeet(ageAsTime(a), ageAsTime(b)))
}
