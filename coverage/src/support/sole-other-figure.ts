import { figuresMeet, identicalUnit, isRange, supportsFigure } from '@gaplens/text/figures/compare'
import { datingOf } from '@gaplens/text/figures/outdated'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import { isAnecdote } from '../figures/anecdotes.ts'
import { areOtherCases, casesOf } from '../figures/measures.ts'
import { assertedClaims } from './asserted-claims.ts'
import { pairsOf } from './character-pairs.ts'
import { type GivenFigure, isDistinctive } from './figure-words.ts'
import { figuresOf, shareOfFigures } from './given-figures.ts'
import { type ComparedClaim, shareOfTerms } from './nearest-claims.ts'
import type { PreparedStatement } from './prepared-statement.ts'
import { quotedText } from './unquoted-words.ts'

/** A claim tells of what a statement does if it has this share of its terms, with its heading. */
const TERMS_LEAST = 0.1
/** Characters that stand beside a figure of anything: 「至少」, 「每月」, 「公尺以上」. */
const OF_ANYTHING =
  /^(?:至少|最[少多高低長短]|不[得可能]|超過|低於|高於|達到|以[上下內前後]|每[天日週月年次人個家]|大約|約需|需要|一般|通常|平均|合計|可以|應該|左右|時間|費用|公[里尺分斤升克]|小時|分鐘|個月)$/u
/** Multiples are of many things in one sentence, and a grade names what it is of: 「1 級能效」. */
const UNCOUNTED: ReadonlySet<string> = new Set(['multiple', 'ratio'])
const GRADE = '級'
/** What a house says of its own goods holds for nobody else's, nor does what somebody has himself: 「我那張有分 3 期」. */
const OF_ONE = /本(?:公司|[店行場廠館所院社園校牌])|我[那這]/u

/**
 * The claim of a cited page that alone gives another value, in the same unit and beside a word that stands beside the statement's figure:
 * 「第一年兩次」 for 「第一年應調音四次」. Google cites the page for the statement, so its reader should see the value, though only he sees
 * whether it is of the same thing. Not so of a row of a table, which is of one of its cases, of one person's story, nor of a value of some year.
 */
export function soleOtherFigure(
  corpus: Corpus,
  { figures, weighted }: Pick<PreparedStatement, 'figures' | 'weighted'>,
  page: PageUnits,
): ClaimUnit | null {
  return soleOthersOf(corpus, { figures, weighted }, page)[0]?.unit ?? null
}

/** A claim that alone gives another value. */
interface SoleOther {
  readonly unit: ClaimUnit
  /** The statement's figure of which it does, and that value. */
  readonly stated: GivenFigure
  readonly given: GivenFigure
  /** How much of the statement's terms it has. */
  readonly share: number
}

/** All such claims, the one with most of the statement's terms first. */
export function soleOthersOf(
  corpus: Corpus,
  { figures, weighted }: Pick<PreparedStatement, 'figures' | 'weighted'>,
  page: PageUnits,
): SoleOther[] {
  const claims = assertedClaims(page)
  const title = page.source.page?.title ?? ''
  const lacking = figures.filter(
    (figure) =>
      !UNCOUNTED.has(figure.dimension) && figure.unit !== GRADE && shareOfFigures([figure], claims) === 0,
  )
  if (lacking.length === 0) return []
  return claims
    .filter(({ unit: { claim } }) => claim.tableHead === '')
    .flatMap((claim) => {
      const own = figuresOf({ unit: claim.unit, headingTerms: null }).filter((figure) =>
        isDistinctive(figure),
      )
      return lacking.flatMap((stated) => {
        const given = soleOtherIn(own, stated, figures, { title, claim })
        return given === null ? [] : [{ claim, stated, given }]
      })
    })
    .filter(({ claim: { unit } }) => !isOfOne(quotedText(page, unit.claim)))
    .map(({ claim, stated, given }) => ({
      unit: claim.unit,
      stated,
      given,
      share: shareOfTerms(corpus, weighted, [claim]),
    }))
    .filter(({ share }) => share >= TERMS_LEAST)
    .sort((a, b) => b.share - a.share)
}

function isOfOne(text: string): boolean {
  return OF_ONE.test(text) || datingOf(text).spokenYear !== null
}

/** The one of a claim's figures in a unit that is left besides those of the statement, if it is of the same thing with another value. */
function soleOtherIn(
  own: readonly GivenFigure[],
  stated: GivenFigure,
  figures: readonly GivenFigure[],
  { title, claim: { unit } }: { readonly title: string; readonly claim: ComparedClaim },
): GivenFigure | null {
  const alike = own.filter((figure) => identicalUnit(figure, stated))
  // 「20 呎」 says of which the road is, in both: 「20 呎吊卡車，路寬至少 4 公尺」.
  const [sole, ...more] = alike.filter(
    (figure) => !figures.some((each) => each !== stated && isSame(figure, each)),
  )
  if (sole === undefined || more.length > 0) return null
  if (sole.isPast || sole.from !== stated.from || areOtherCases(casesOf(sole.clause), casesOf(stated.clause)))
    return null
  const { text, heading, pageId } = unit.claim
  return isOther(sole, stated) &&
    sharesWord(sole, stated) &&
    !isAnecdote({ sourceId: pageId, title, heading }, text, sole.end)
    ? sole
    : null
}

function sharesWord(a: GivenFigure, b: GivenFigure): boolean {
  const pairs = pairsOf(b.clause)
  return pairsOf(a.clause).some((pair) => pairs.includes(pair) && !OF_ANYTHING.test(pair))
}

function isSame(a: GivenFigure, b: GivenFigure): boolean {
  return identicalUnit(a, b) && a.value === b.value
}

/** Whether two values of one thing differ: limits on one side by the limit, ranges by their ends. */
function isOther(own: GivenFigure, stated: GivenFigure): boolean {
  if (isRange(own) && isRange(stated) && own.side === null && stated.side === null)
    return !supportsFigure(own, stated)
  if (own.side !== null && own.side === stated.side) return own.value !== stated.value
  return !figuresMeet({ ...own, per: stated.per }, stated)
}
