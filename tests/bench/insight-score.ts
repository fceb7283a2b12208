import { buildCoverage } from '../../functions/src/coverage/build.ts'
import { type PlantedCase, subjectAt } from './insight-planted.ts'

const FIRST = 10

/** How one case went. */
export interface CaseScore {
  readonly case: PlantedCase
  readonly found: readonly string[]
  readonly missed: readonly string[]
  /** Reported gaps among the first ten, right or wrong. */
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  /** Reported gaps that quote a cut subject: the strictest reading, which counts the page's other gaps as wrong. */
  readonly strictlyRight: number
  readonly ms: number
}

/** Runs coverage on a case and holds its first ten gaps against what was cut. */
export function scoreCase(planted: PlantedCase): CaseScore {
  const start = performance.now()
  const { report, passages } = buildCoverage(planted)
  const ms = performance.now() - start
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
    case: planted,
    found: planted.cut.filter((subject) => labelled.some((gap) => gap.subjects.has(subject))),
    missed: planted.cut.filter((subject) => !labelled.some((gap) => gap.subjects.has(subject))),
    right: labelled.filter((gap) => hits(gap, planted.lacking)).map(describe),
    wrong: labelled.filter((gap) => !hits(gap, planted.lacking)).map(describe),
    strictlyRight: labelled.filter((gap) => hits(gap, planted.cut)).length,
    ms,
  }
}

/** Recall and precision over cases: each the mean of the cases' own. */
export function summarise(scores: readonly CaseScore[]): {
  recall: number
  precision: number
  strict: number
  gaps: number
  ms: number
} {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const reported = (score: CaseScore) => score.right.length + score.wrong.length
  return {
    recall: mean(scores.map((score) => score.found.length / score.case.cut.length)),
    precision: mean(
      scores.map((score) => (reported(score) === 0 ? 0 : score.right.length / reported(score))),
    ),
    strict: mean(scores.map((score) => (reported(score) === 0 ? 0 : score.strictlyRight / reported(score)))),
    gaps: mean(scores.map(reported)),
    ms: mean(scores.map((score) => score.ms)),
  }
}
