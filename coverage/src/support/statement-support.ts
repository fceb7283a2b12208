import type { Support } from '@gaplens/contracts/analysis/report'
import { figuresMeet, identicalUnit } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { termsOf } from '@gaplens/text/terms'
import { timesOfDay } from '@gaplens/text/times-of-day'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import type { OverviewStatement } from '../topics/overview-statements.ts'
import {
  type ComparedClaim,
  claimsWithHeadings,
  distinctiveFigures,
  nearestClaims,
  shareOfFigures,
  shareOfTerms,
  type WeightedTerms,
  weightTerms,
} from './nearest-claims.ts'

/** A statement with figures is found only if the page gives all of them, and the nearest claims at least this share. */
const FIGURES_FOUND = 0.5
/**
 * Least margin for `found` and for `partly`. The margin is the share of the statement's terms that the page contains, weighted by
 * IDF, less `OTHERS` × the mean share on the other pages. docs/report.md tells how many of those found are borne out.
 */
const FOUND = 0.16
const PARTLY = 0.1
/** Factor for the mean share on the other pages: terms that occur everywhere do not show that one page supports a statement. */
const OTHERS = 0.5

/** Words by which a sentence advises against what it tells, or calls it wrong: 「我們不建議」. */
const REJECTS =
  /不(?:太)?建議|並非|沒有必要|迷思|謠言|誤解|誤會|誤以為|錯誤的?(?:觀念|說法|做法)|是錯的|才不是|not recommend|myth/iu
/** What is told as a saying that no longer holds, or of which the next sentence thinks otherwise: 「過去業界常說 20 萬就夠」. */
const SAYING =
  /(?:過去|以前|早期|網路上?|坊間|業界|很多人|有人)[^。，]{0,6}(?:常說|都說|流傳|說法|以為)|[^。]{0,12}流傳的/u
/** What a maker says, of which the same sentence tells what a test or a home has shown: 「標示可跨越 6 公分，實測可通過 4 公分」. */
const SHOWN_OTHERWISE =
  /(?:標示|標榜|號稱|宣稱|官方(?:說|數據|規格)|廠商(?:說|給)|原廠說|說明書(?:上?[寫說]))[^。]*[，；](?:但|可是|不過|結果)?(?:實測|實際(?:上|測|用|能|只)|我家|我們家|其實|用起來)(?![^。]*(?:也|同樣|相符|一致|順利|確實|符合|剛好))[^。]*[\d一二三四五六七八九十百千半]/u
/** Words with which a statement advises against something itself, as the pages that support it then do too. */
const DENIES = /不|沒有|避免|勿|別|切忌|禁|迷思|誤解|誤會|\b(?:not?|avoid|never)\b/iu

/** Words by which a page says that something is no more, or that nothing rules it: 「已經取消」, 「現行法令未就…訂有專屬之保固年限」. */
const DOES_NOT_HOLD =
  /(?:已經?|業已|早已|早就|現已)(?:經)?(?:取消|廢止|廢除|停辦|失效|停止(?:適用|受理|辦理))|不再(?:受理|適用|提供|開放|補助|發放|接受)|停止(?:適用|受理)|(?:未|並無|沒有|無)[^，。；]{0,14}(?:訂有|規定|明定|強制|硬性|明文|專屬|法定)/u

/** How far one page supports one statement, with the claim that contains most of it. */
export interface StatementSupport {
  readonly pageId: string
  readonly level: Exclude<Support['level'], 'absent'>
  readonly unit: ClaimUnit | null
}

/** The claims of one page that are nearest to a statement, and the share of its terms that they contain. */
interface Nearest {
  readonly claims: readonly ComparedClaim[]
  readonly share: number
}

/** A statement, compared with every page. */
export interface PreparedStatement {
  readonly weighted: WeightedTerms
  readonly figures: readonly Figure[]
  /** In minutes on a clock face. */
  readonly times: readonly number[]
  /** Whether it denies something itself. */
  readonly denies: boolean
  /** Whether it tells itself what was measured or what is printed on a thing. */
  readonly tellsMeasured: boolean
  /** By page id. */
  readonly nearest: ReadonlyMap<string, Nearest>
}

/** The claims of a page but its questions, which state nothing. */
function answersOf(page: PageUnits): ComparedClaim[] {
  return claimsWithHeadings(page).filter(({ unit }) => !/[?？]$/u.test(unit.claim.text.trim()))
}

/** Finds the nearest claims to a statement on every page. */
export function prepareStatement(corpus: Corpus, { text }: OverviewStatement): PreparedStatement {
  const weighted = weightTerms(corpus, termsOf(text))
  const nearest = corpus.pages.map((page): [string, Nearest] => {
    const claims = nearestClaims(corpus, weighted, answersOf(page))
    return [page.source.id, { claims, share: shareOfTerms(corpus, weighted, claims) }]
  })
  return {
    weighted,
    figures: distinctiveFigures(text),
    times: timesOfDay(text),
    denies: DENIES.test(text) || DOES_NOT_HOLD.test(text),
    tellsMeasured: /實測|標示|測試/u.test(text),
    nearest: new Map(nearest),
  }
}

/**
 * Looks for a statement on a page. It is found if the four claims that share most of its terms, together with their headings,
 * contain clearly more of them than the other pages do, and at least half of its figures, if it has any; the page as a whole
 * gives all of its figures and times of day. A statement that is not found is not thereby wrong: comparing words cannot
 * show that (docs/report.md).
 */
export function supportOf(corpus: Corpus, prepared: PreparedStatement, page: PageUnits): StatementSupport {
  const { claims, share } = prepared.nearest.get(page.source.id) ?? { claims: [], share: 0 }
  const margin = share - OTHERS * shareOfOthers(corpus, prepared, page)
  const level = levelOf(margin, shareOfFigures(prepared.figures, claims), () =>
    givesAllFigures(prepared, page),
  )
  const unit = level === 'unverified' ? null : (bestOf(corpus, prepared, claims) ?? null)
  const isOtherwise =
    unit !== null &&
    (isRejected(prepared, page, unit) || (level === 'partly' && givesOtherFigure(prepared, claims, unit)))
  return isOtherwise
    ? { pageId: page.source.id, level: 'unverified', unit: null }
    : { pageId: page.source.id, level, unit }
}

/**
 * Whether a claim gives another value where the statement has one that the nearest claims do not give: 「6 公斤的壓力」 for 「4 公斤」. Such a
 * claim does not support a part of the statement; it may deny it.
 */
function givesOtherFigure(
  { figures }: PreparedStatement,
  claims: readonly ComparedClaim[],
  { claim }: ClaimUnit,
): boolean {
  const lacking = figures.filter((figure) => shareOfFigures([figure], claims) === 0)
  return distinctiveFigures(claim.text).some(
    (own) =>
      lacking.some((figure) => identicalUnit(figure, own)) &&
      !figures.some((figure) => figuresMeet(figure, own)),
  )
}

/** Whether a page rejects what a statement's claim tells: in it, or in the sentence of the same text just before it. */
export function isRejected(
  { denies, tellsMeasured }: Pick<PreparedStatement, 'denies' | 'tellsMeasured'>,
  { sections, source }: PageUnits,
  unit: ClaimUnit,
): boolean {
  const { claim } = unit
  if (!tellsMeasured && SHOWN_OTHERWISE.test(claim.text)) return true
  if (denies) return false
  if ([REJECTS, SAYING, DOES_NOT_HOLD].some((pattern) => pattern.test(claim.text))) return true
  const claims = sections.find(({ at }) => at === unit.section)?.claims ?? []
  const before = claims[claims.indexOf(unit) - 1]?.claim
  if (before === undefined) return false
  const between = source.page?.text.slice(before.end, claim.start) ?? ''
  const rejectsSaying = SAYING.test(before.text) && REJECTS.test(before.text)
  return !between.includes('\n') && (rejectsSaying || DOES_NOT_HOLD.test(before.text))
}

/** The mean share of the statement's terms on the other sources. The user's page is not among them. */
function shareOfOthers({ pages }: Corpus, { nearest }: PreparedStatement, page: PageUnits): number {
  const others = pages.filter((other) => other !== page && other.source.role !== 'user')
  const shares = others.map(({ source }) => nearest.get(source.id)?.share ?? 0)
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** Whether a page gives every figure and time of day of a statement. A page without one of them does not support the statement. */
function givesAllFigures({ figures, times }: PreparedStatement, page: PageUnits): boolean {
  const claims = answersOf(page)
  if ((shareOfFigures(figures, claims) ?? 1) < 1) return false
  const timesGiven = new Set(
    times.length === 0 ? [] : claims.flatMap(({ unit }) => timesOfDay(unit.claim.text)),
  )
  return times.every((time) => timesGiven.has(time))
}

function levelOf(margin: number, figures: number | null, givesAll: () => boolean): StatementSupport['level'] {
  if (margin >= FOUND && (figures ?? 1) >= FIGURES_FOUND && givesAll()) return 'found'
  return margin >= PARTLY && (figures ?? 1) > 0 ? 'partly' : 'unverified'
}

/** The claim to show: of the nearest ones, the one with most of the statement's figures and terms. */
function bestOf(
  corpus: Corpus,
  { weighted, figures }: PreparedStatement,
  claims: readonly ComparedClaim[],
): ClaimUnit | undefined {
  return claims
    .map((claim) => ({
      unit: claim.unit,
      value: shareOfTerms(corpus, weighted, [claim]) + (shareOfFigures(figures, [claim]) ?? 0),
    }))
    .sort((a, b) => b.value - a.value)[0]?.unit
}
