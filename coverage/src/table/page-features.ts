import type { Corpus } from '../corpus/corpus.ts'
import type { Seed } from '../topics/seeds.ts'

/**
 * The features of a page and a subject, from which the model estimates how likely the page covers the subject:
 * - `best`, `second`: the greatest and second greatest log odds of the page's claims;
 * - `margin`, `marginMost`: by how much the best claim, or any claim, is more likely about this subject than about a rival;
 * - `claimRank`: 1 / rank of this subject among all subjects for the best claim;
 * - `standing`, `pageStanding`: `best` in standard deviations above the mean of all claims, and of all pages' best claims;
 * - `pageRank`: 1 / rank of the page for this subject;
 * - `ownSeed`, `ownSeedsElsewhere`: whether the page, or any other origin, has a seed of the subject;
 * - `seeds`, `sites`: how many seeds and how many origins the subject has, as logarithms;
 * - `stated`, `asked`: whether the subject has a statement of the AI Overview, or a question;
 * - `claims`: how many claims the page makes, as a logarithm;
 * - `seedless`: whether the page has no seed of any subject, as a thread without headings: then it is no sign that it has none of this one.
 */
export const PAGE_FEATURES = [
  'best',
  'second',
  'margin',
  'marginMost',
  'claimRank',
  'standing',
  'pageStanding',
  'pageRank',
  'ownSeed',
  'ownSeedsElsewhere',
  'seeds',
  'sites',
  'stated',
  'asked',
  'claims',
  'seedless',
] as const

/** The features in the order of `PAGE_FEATURES`, in which the model has its weights. */
function inOrder(features: Readonly<Record<(typeof PAGE_FEATURES)[number], number>>): number[] {
  return PAGE_FEATURES.map((name) => features[name])
}

/** A page compared with a subject. */
export interface PageComparison {
  readonly features: number[]
  /** Indexes of the page's claims among all claims, those most likely about the subject first. */
  readonly nearest: readonly number[]
}

/** How likely the subjects of two rows are the same. */
export type SameSubjectLikelihood = (a: number, b: number) => number

/** From this mean likelihood of their seeds on, two subjects may be the same. */
const MAY_BE_SAME = 0.1
/** Log odds lower than any that the claim model gives in practice. */
const LEAST_ODDS = -9
/** Number of claims that are kept for each page and subject. */
const NEAREST = 4

/** A page of the comparison and how many claims it makes. */
export interface PageClaims {
  readonly pageId: string
  readonly claims: number
}

/** How many claims each page of a corpus makes. */
export function claimsOfPages({ pages }: Corpus): PageClaims[] {
  return pages.map(({ source, sections }) => ({
    pageId: source.id,
    claims: sections.reduce((sum, section) => sum + section.claims.length, 0),
  }))
}

/**
 * Compares every page (column) with every subject (row).
 * @param pages the pages to whose claims the odds refer, in the same order
 * @param odds log odds of every claim for each subject
 * @param wanted number of pages, from the first, for which features are computed; the others only serve for comparison
 */
export function comparePages(
  pages: readonly PageClaims[],
  subjects: readonly (readonly Seed[])[],
  odds: readonly Float32Array[],
  sameSubject: SameSubjectLikelihood,
  wanted = pages.length,
): PageComparison[][] {
  const ranges = claimRanges(pages)
  const claims = ranges[wanted - 1]?.[1] ?? 0
  const seeded = new Set(subjects.flat().map((seed) => seed.pageId))
  return subjects.map((subject, row) => {
    const own = odds[row] ?? new Float32Array(0)
    const rivals = rivalOdds(odds, row, sameSubject, claims)
    const spread = rowStatistics(own)
    const bests = ranges.map(([from, to]) => Math.max(LEAST_ODDS, ...own.subarray(from, to)))
    const across = rowStatistics(Float32Array.from(bests))
    const ranked = [...bests].sort((a, b) => b - a)
    return pages.slice(0, wanted).map(({ pageId }, column) => {
      const [from, to] = ranges[column] ?? [0, 0]
      const nearest = Array.from({ length: to - from }, (_, at) => from + at)
        .sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0))
        .slice(0, NEAREST)
      const first = nearest[0] ?? from
      const best = bests[column] ?? LEAST_ODDS
      const rival = rivals[first] ?? LEAST_ODDS
      let marginMost = LEAST_ODDS
      for (let at = from; at < to; at++)
        marginMost = Math.max(marginMost, (own[at] ?? 0) - (rivals[at] ?? LEAST_ODDS))
      let above = 0
      odds.forEach((other, at) => {
        if (sameSubject(row, at) < MAY_BE_SAME && (other[first] ?? 0) > (own[first] ?? 0)) above += 1
      })
      const here = subject.filter((seed) => seed.pageId === pageId).length
      return {
        nearest,
        features: inOrder({
          best,
          second: own[nearest[1] ?? first] ?? LEAST_ODDS,
          margin: best - rival,
          marginMost,
          claimRank: 1 / (1 + above),
          standing: (best - spread.mean) / spread.deviation,
          pageStanding: (best - across.mean) / across.deviation,
          pageRank: 1 / (1 + ranked.indexOf(best)),
          ownSeed: Math.min(1, here),
          ownSeedsElsewhere: subject.length - here > 0 ? 1 : 0,
          seeds: Math.log(1 + subject.length),
          sites: Math.log(1 + new Set(subject.map((seed) => seed.pageId)).size),
          stated: subject.some((seed) => seed.kind === 'statement') ? 1 : 0,
          asked: subject.some((seed) => seed.kind === 'question') ? 1 : 0,
          claims: Math.log(1 + to - from),
          seedless: seeded.has(pageId) ? 0 : 1,
        }),
      }
    })
  })
}

/** The range of each page's claims among all claims. */
function claimRanges(pages: readonly PageClaims[]): [number, number][] {
  let from = 0
  return pages.map(({ claims }) => {
    const range: [number, number] = [from, from + claims]
    from += claims
    return range
  })
}

/**
 * For each claim, the greatest log odds of any rival subject. A subject that may be the same is no rival, because a page that
 * covers one then covers the other.
 */
function rivalOdds(
  odds: readonly Float32Array[],
  row: number,
  sameSubject: SameSubjectLikelihood,
  claims: number,
): Float32Array {
  const greatest = new Float32Array(claims).fill(LEAST_ODDS)
  odds.forEach((other, at) => {
    if (at === row || sameSubject(row, at) >= MAY_BE_SAME) return
    for (let claim = 0; claim < greatest.length; claim++)
      if ((other[claim] ?? LEAST_ODDS) > (greatest[claim] ?? 0)) greatest[claim] = other[claim] ?? LEAST_ODDS
  })
  return greatest
}

function rowStatistics(values: Float32Array): { mean: number; deviation: number } {
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / Math.max(1, values.length)
  return { mean, deviation: Math.sqrt(Math.max(1e-3, squares / Math.max(1, values.length) - mean * mean)) }
}
