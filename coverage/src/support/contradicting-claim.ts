import { figuresMeet, identicalUnit, isRange, sameValue, supportsFigure } from '@gaplens/text/figures/compare'
import { normalise, termsOf } from '@gaplens/text/terms'
import type { ClaimUnit } from '../corpus/corpus.ts'
import { areOtherCases, casesOf } from '../figures/measures.ts'
import { type GivenFigure, isDistinctive } from './figure-words.ts'
import { figuresOf, shareOfFigures } from './given-figures.ts'
import type { ComparedClaim } from './nearest-claims.ts'

/** So many of the words beside a statement's figure, and so large a share of them, stand beside the page's: then both measure one thing. */
const WORDS_LEAST = 2
const WORDS_SHARE = 0.5
const HAN_WORD = /^\p{Script=Han}{2}$/u
/** Words that stand with any scale. */
const SCALE_WORD = /[值係指數要以上下至少低高於]/u

/**
 * The claim of a page that gives another value where a statement has a figure that the page gives nowhere: 「健康貓的麻醉死亡率是 0.24%」
 * for 「健康貓的麻醉死亡率低於 0.05%」. It is worth reading, though whether it denies the statement is the reader's to judge.
 */
export function contradictingClaim(
  figures: readonly GivenFigure[],
  claims: readonly ComparedClaim[],
): ClaimUnit | null {
  const lacking = figures.filter((figure) => shareOfFigures([figure], toldIn(figure, claims)) !== 1)
  if (lacking.length === 0) return null
  const told = claims.flatMap(({ unit }) => {
    const others = figuresOf({ unit, headingTerms: null }).filter(
      (own) =>
        isDistinctive(own) &&
        !own.isPast &&
        !figures.some((figure) => saysTheSame({ ...own, per: figure.per }, figure)),
    )
    const shares = others.flatMap((own) =>
      lacking
        .filter((figure) => identicalUnit(figure, own) && figure.from === own.from)
        .map((figure) =>
          // The name of a scale says what is measured; one word tells of what: 「睡墊的 R 值 3 就夠」 for 「睡墊 R 值要 5 以上」.
          Math.max(
            shareOfWords(figure.clause, own.clause, own.dimension === 'scale'),
            // A clause of hardly a word goes with those before it: 「洗完開除濕，約 4 小時可坐」.
            wordsIn(figure) < WORDS_LEAST && wordsIn(own) <= WORDS_LEAST
              ? shareOfWords(figure.subject, own.subject, false)
              : 0,
          ),
        ),
    )
    return shares.length === 0 ? [] : [{ unit, share: Math.max(...shares) }]
  })
  const [nearest] = told.sort((a, b) => b.share - a.share)
  return nearest !== undefined && nearest.share >= WORDS_SHARE ? nearest.unit : null
}

/** How much a figure's clause says of what it is: 「約 4 小時可坐」 hardly a word. */
function wordsIn({ clause }: GivenFigure): number {
  return termsOf(clause).filter((term) => [...term].length > 1).length
}

/** What a thing must come up to: 「要騎滿 900 公里」. */
const COMES_UP = /(?:滿|超過|達到?|逾|至少)\s*$/u

/** Whether two figures meet. A threshold does not say another: 「滿 900 公里才」 is not 「600 公里以上」. */
function saysTheSame(own: GivenFigure, figure: GivenFigure): boolean {
  // Of ranges each end counts: 「1,500 到 3,000 元」 is not 「1,500 到 3,500 元」.
  if (isRange(own) && isRange(figure)) return supportsFigure(own, figure)
  const areLimits = figure.bound === 'least' && (own.bound === 'least' || COMES_UP.test(own.before))
  return areLimits
    ? sameValue(
        { ...own, low: own.value, high: own.value },
        { ...figure, low: figure.value, high: figure.value },
      )
    : figuresMeet(own, figure)
}

/** The claims that say something of what a figure's clause does. Elsewhere a page may give its value of another thing. */
function toldIn({ clause }: GivenFigure, claims: readonly ComparedClaim[]): ComparedClaim[] {
  const words = termsOf(clause)
  if (words.length === 0) return [...claims]
  return claims.filter(({ unit: { claim } }) => {
    const text = normalise(`${claim.heading}\n${claim.text}`)
    return words.some((word) => text.includes(word))
  })
}

/**
 * The share of a clause's words that another has; 0 where they are on other cases: 「成人票」, 「兒童票」.
 * @param isOfScale whether both name a scale; then one word besides its name is enough
 */
function shareOfWords(clause: string, other: string, isOfScale: boolean): number {
  if (areOtherCases(casesOf(clause), casesOf(other))) return 0
  const words = [...new Set(termsOf(clause))]
  const text = normalise(other)
  const shared = words.filter((word) => text.includes(word))
  if (isOfScale && shared.some((word) => HAN_WORD.test(word) && !SCALE_WORD.test(word))) return 1
  return shared.length < WORDS_LEAST ? 0 : shared.length / words.length
}
