import type { DraftClaim, DraftVerdict } from '@gaplens/contracts/drafts/draft-score'
import { ClaimChecker } from '@gaplens/coverage/draft/claims/check-claims'
import { sourceStatements } from '@gaplens/coverage/draft/sources/source-statements'
import { readDraft } from '@gaplens/coverage/draft/text/draft-text'
import type { Source } from '@gaplens/coverage/source'
import { figuresMeet } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { basisOf } from '../cases/draft-basis.ts'
import { markdownOf } from '../cases/page-markdown.ts'
import { reworded } from './reworded.ts'

/** Pages of one keyword, of which one after the other is held back as a draft. */
export interface HeldCase {
  readonly name: string
  readonly keyword: string
  readonly sources: readonly Source[]
  /** Addresses of the pages, in the order in which the case's file has them; empty where no draft notes them. */
  readonly urls: readonly string[]
}

/** How often which verdict was given. */
export type Tally = Record<DraftVerdict, number>

/** A sentence of a held-back page and what is told of it, to be read beside the other pages. */
interface HeldSentence extends Pick<DraftClaim, 'text' | 'verdict' | 'quotes'> {
  readonly name: string
  readonly pageId: string
}

export interface ClaimsResult {
  /** Each sentence as its page has it. */
  readonly sentences: readonly HeldSentence[]
  /** Sentences as the held-back page has them. */
  readonly kept: Tally
  /** The same in slightly other words, with their numbers in another form. */
  readonly reworded: Tally
  /** Those with another value. */
  readonly rewordedValue: Tally
  /** The same with one figure's value changed, and with its unit changed. */
  readonly value: Tally
  readonly unit: Tally
  /** What was wrongly told, for looking at. */
  readonly wrong: readonly string[]
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/分鐘/u, '小時'],
  [/個?小時/u, '分鐘'],
  [/個?工作[天日]|天|日(?!圓)/u, '個月'],
  [/個?月/u, '年'],
  [/週|個?(?:星期|禮拜)/u, '個月'],
  [/年/u, '個月'],
  [/公分/u, '公尺'],
  [/公尺/u, '公分'],
  [/萬元/u, '元'],
  [/日圓/u, '美元'],
  [/元/u, '萬元'],
  [/公斤/u, '公克'],
  [/公克|克/u, '公斤'],
  [/毫升|ml/iu, '公升'],
  [/\bminutes?\b/u, 'hours'],
  [/\bhours?\b/u, 'minutes'],
  [/\bdays?\b/u, 'months'],
  [/\bweeks?\b/u, 'years'],
  [/\bmonths?\b/u, 'days'],
]
const FACTORS = [2, 3, 0.5]

/**
 * Checks every sentence with a figure of every page but the user's, as it is, with another value and with another unit.
 * @param beside the page stands among the sources too: then its own sentences must be supported
 */
export function checkHeldBack(cases: readonly HeldCase[], beside = false): ClaimsResult {
  const [kept, value, unit] = [emptyTally(), emptyTally(), emptyTally()]
  const [inOtherWords, rewordedValue] = [emptyTally(), emptyTally()]
  const wrong: string[] = []
  const sentences: HeldSentence[] = []
  for (const { name, keyword, sources } of cases) {
    for (const held of sources.filter(({ role, page }) => role !== 'user' && page !== null)) {
      const others = sources.filter(({ id, role }) => role !== 'user' && (beside || id !== held.id))
      const checker = new ClaimChecker(sourceStatements(basisOf(keyword, others)), keyword)
      const markdown = held.page === null ? '' : markdownOf(held.page)
      const { claims: made } = checker.check(readDraft(markdown))
      const claims = made.filter(({ kinds }) => kinds.includes('figure'))
      for (const [at, claim] of claims.entries()) {
        kept[claim.verdict] += 1
        sentences.push({ name, pageId: held.id, ...claim })
        if (claim.verdict === 'contradicted')
          wrong.push(`${name} ${held.id} true, told contradicted: ${claim.text} ⇔ ${claim.quotes[0]?.quote}`)
        const source = markdown.slice(claim.start, claim.end)
        const otherwise = otherValue(source, factorAt(at))
        for (const [tally, changed] of [
          [value, otherwise],
          [unit, otherUnit(source)],
          [inOtherWords, reworded(source, at)],
          [rewordedValue, otherwise === null ? null : reworded(otherwise, at)],
        ] as const) {
          if (changed === null) continue
          const draft = markdown.slice(0, claim.start) + changed + markdown.slice(claim.end)
          const found = checker.check(readDraft(draft)).claims.find(({ start }) => start === claim.start)
          if (found === undefined) continue
          tally[found.verdict] += 1
          if (tally === inOtherWords) {
            if (claim.verdict === 'supported' && found.verdict !== 'supported')
              wrong.push(`${name} ${held.id} reworded, told ${found.verdict}: ${source} → ${changed}`)
          } else if (found.verdict === 'supported')
            wrong.push(
              `${name} ${held.id} changed, told supported: ${found.text} ⇔ ${found.quotes[0]?.quote}`,
            )
        }
      }
    }
  }
  return { sentences, kept, value, unit, reworded: inOtherWords, rewordedValue, wrong }
}

/** By what the figure of the sentence at a place is multiplied. */
export function factorAt(place: number): number {
  return FACTORS[place % FACTORS.length] ?? 2
}

/** The part of changed figures that is not told as supported. */
export function recallOf({ value, unit }: ClaimsResult): number {
  return caughtOf([value, unit])
}

/** The part of some sentences that is told as contradicted or unproven. */
export function caughtOf(tallies: readonly Tally[]): number {
  const all = tallies.reduce((sum, tally) => sum + total(tally), 0)
  const supported = tallies.reduce((sum, tally) => sum + tally.supported, 0)
  return all === 0 ? 0 : 1 - supported / all
}

/** The part of true sentences that is told as contradicted. */
export function falseFlagsOf({ kept }: ClaimsResult): number {
  return total(kept) === 0 ? 0 : kept.contradicted / total(kept)
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = emptyTally()
  for (const tally of tallies)
    for (const verdict of Object.keys(sum) as DraftVerdict[]) sum[verdict] += tally[verdict]
  return sum
}

export function total(tally: Tally): number {
  return tally.supported + tally.contradicted + tally.unproven
}

export function emptyTally(): Tally {
  return { supported: 0, contradicted: 0, unproven: 0 }
}

/** The text with its first figure in digits that a change makes another figure; null where none can be changed. */
export function otherValue(text: string, factor: number): string | null {
  return changed(text, (figure) =>
    figure.replace(/\d[\d,]*(?:\.\d+)?/gu, (digits) => {
      const value = Number(digits.replaceAll(',', '')) * factor
      return String(Number.isInteger(value) ? value : Number(value.toFixed(1)))
    }),
  )
}

/** The text with the first figure's unit changed; null where none can be. */
export function otherUnit(text: string): string | null {
  return changed(text, (figure) => {
    const found = UNITS.find(([unit]) => unit.test(figure))
    return found === undefined ? figure : figure.replace(found[0], found[1])
  })
}

function changed(text: string, change: (figure: string) => string): string | null {
  for (const figure of readFigures(text)) {
    if (figure.dimension === 'year') continue
    const next = change(figure.text)
    if (next === figure.text) continue
    const whole = text.slice(0, figure.start) + next + text.slice(figure.end)
    const read = readFigures(whole).find(({ start }) => start === figure.start)
    if (read !== undefined && !figuresMeet(read, figure)) return whole
  }
  return null
}
