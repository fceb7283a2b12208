import type { Passage } from '@gaplens/contracts/analysis/report'
import { buildCoverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import { type PlantedCase, subjectAt } from '../cases/planted-pages.ts'

/** Gaps looked at: what a reader sees first. */
export const FIRST = 10

/** How one case went. */
export interface CaseScore {
  readonly name: string
  readonly cut: readonly string[]
  /** Cut subjects that one of the first ten gaps names or quotes. */
  readonly found: readonly string[]
  /** The first ten gaps: those about something the page lacks, and the others. */
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  /** Of the right ones, those about a cut subject: the strictest reading counts the page's other gaps as wrong. */
  readonly aboutCut: number
  readonly quotes: Quotes
}

/** Quotes of a report, and how many stand word for word in the page they name. */
export interface Quotes {
  readonly all: number
  readonly verbatim: number
}

/** Holds each passage of a report against the page it names. */
export function checkQuotes(passages: readonly Passage[], sources: readonly Source[]): Quotes {
  const textOf = new Map(sources.map((source) => [source.id, source.page?.text ?? '']))
  const verbatim = passages.filter(
    ({ pageId, quote }) => quote !== '' && textOf.get(pageId)?.includes(quote) === true,
  )
  return { all: passages.length, verbatim: verbatim.length }
}

/** Runs coverage on a case and holds its first ten gaps against what was cut. */
export function scoreCase(planted: PlantedCase): CaseScore {
  const { report, passages } = buildCoverage(planted)
  const labelled = report.gaps.slice(0, FIRST).map((gap) => {
    const quoted = passages.filter((passage) => gap.passageIds.includes(passage.id))
    const subjects = quoted.map((passage) => subjectAt(planted.marked.get(passage.pageId), passage.quote))
    return { name: gap.name, subjects: new Set(subjects) }
  })
  const describe = (gap: { name: string; subjects: Set<string> }) =>
    `${gap.name}[${[...gap.subjects].join('/')}]`
  const hits = (gap: { subjects: Set<string> }, among: readonly string[]) =>
    among.some((subject) => gap.subjects.has(subject))
  return {
    name: planted.name,
    cut: planted.cut,
    found: planted.cut.filter((subject) => labelled.some((gap) => gap.subjects.has(subject))),
    right: labelled.filter((gap) => hits(gap, planted.lacking)).map(describe),
    wrong: labelled.filter((gap) => !hits(gap, planted.lacking)).map(describe),
    aboutCut: labelled.filter((gap) => hits(gap, planted.cut)).length,
    quotes: checkQuotes(passages, planted.sources),
  }
}

/** Figures over cases. */
export interface Total {
  readonly cases: number
  /** Mean over the cases of the share of cut subjects that were found. */
  readonly recall: number
  /** Share of all reported gaps (the first ten of each case) that are right; and about a cut subject. */
  readonly precision: number
  readonly strict: number
  readonly gaps: number
}

export function summarise(scores: readonly CaseScore[]): Total {
  const sum = (figure: (score: CaseScore) => number) =>
    scores.reduce((total, score) => total + figure(score), 0)
  const cases = Math.max(1, scores.length)
  const reported = sum((score) => score.right.length + score.wrong.length)
  return {
    cases: scores.length,
    recall: sum((score) => score.found.length / score.cut.length) / cases,
    precision: reported === 0 ? 0 : sum((score) => score.right.length) / reported,
    strict: reported === 0 ? 0 : sum((score) => score.aboutCut) / reported,
    gaps: reported / cases,
  }
}
