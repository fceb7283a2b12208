import type { CoverageReport } from '@gaplens/contracts/analysis/report'
import { buildCoverage } from '@gaplens/coverage/build'
import type { CoverageModels } from '@gaplens/coverage/learned/models'
import { withFigures } from '../../functions/src/analysis/figures/report-figures.ts'
import { viewOf } from '../../functions/src/analysis/insight/facts/view.ts'
import { writeFromPages } from '../../functions/src/analysis/insight/from-pages.ts'
import { withOwnPassages } from '../../functions/src/analysis/insight/own-passages.ts'
import type { Judged } from '../cases/judged-case.ts'
import type { OutsideCase, ReadCase } from '../cases/outside-cases.ts'

/** The report of a case from the pages alone, as far as it is judged. */
export function reportOf(
  {
    truth,
    serp,
    sources,
  }: Pick<ReadCase, 'serp' | 'sources'> & { readonly truth: Pick<OutsideCase, 'keyword' | 'user'> },
  models?: CoverageModels,
) {
  const { keyword, user } = truth
  const compared = { keyword, serp, sources }
  const coverage = withFigures(buildCoverage(compared, models), compared)
  const insight = writeFromPages(viewOf({ keyword, userPageUrl: user.url, serp, sources, coverage }))
  const { report, passages } = withOwnPassages(coverage, insight.ownPassages)
  return {
    ...insight,
    coverage: report,
    strengths: coverage.strengths,
    evidence: { ...insight.evidence, passages },
  }
}

/** The figures of issue and benchmark over cases, on one line. */
export function summaryLine(cases: readonly Judged[]): string {
  const sum = (of: (each: Judged) => number) => cases.reduce((total, each) => total + of(each), 0)
  const share = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(2)
  const reported = sum((each) => each.reported)
  const untrue = sum(
    ({ claims, falseNone }) =>
      claims.falseStrengths.length +
      claims.falseUnanswered.length +
      claims.falseOwn.length +
      claims.falseOnly.length +
      falseNone,
  )
  const claimed = sum(
    ({ claims, gaps }) =>
      claims.strengths + claims.asked + claims.only + gaps.filter(({ state }) => state === 'partial').length,
  )
  const conflicts = cases.flatMap((each) => each.conflicts)
  return [
    `recall@10 ${share(
      sum((each) => each.recall10),
      cases.length,
    )}`,
    `precision@10 ${share(
      sum((each) => each.right),
      reported,
    )} of ${reported}`,
    `false missing ${share(
      sum((each) => each.falseMissing),
      reported,
    )}`,
    `duplicates ${share(
      sum((each) => each.duplicates),
      reported,
    )}`,
    `false covered ${share(
      sum((each) => each.falseCovered.length),
      sum((each) => each.missingCount),
    )}`,
    `counts true ${share(
      sum((each) => each.counts.all - each.counts.over),
      sum((each) => each.counts.all),
    )} (exact ${share(
      sum((each) => each.counts.exact),
      sum((each) => each.counts.all),
    )})`,
    `untrue ${share(untrue, claimed)}`,
    `statements found ${share(
      sum((each) => each.statements.yesFound),
      sum((each) => each.statements.yes),
    )}, denied ${share(
      sum((each) => each.statements.yesAbsent),
      sum((each) => each.statements.yes),
    )}, untrue ones not passed ${share(
      sum((each) => each.statements.noCaught),
      sum((each) => each.statements.no),
    )}`,
    `conflicts told ${conflicts.filter((each) => each.told).length}/${conflicts.length}`,
    `named ${share(
      sum((each) => each.named.says),
      sum((each) => each.named.all),
    )}`,
    `passages ${sum((each) => each.passages)}: not verbatim ${sum((each) => each.notVerbatim.length)}, stitched ${sum((each) => each.stitched)}, from chrome ${sum((each) => each.fromChrome.length)}, bad links ${sum((each) => each.badLinks.length)}`,
  ].join('; ')
}

/** How many of the first ten gaps were said outright to be missing, and of how many of those that is untrue. */
export function outrightLine(cases: readonly Judged[], reports: readonly CoverageReport[]): string {
  const said = cases.flatMap(({ gaps }, at) =>
    gaps.filter(({ rank }) => rank <= 10 && reports[at]?.gaps[rank - 1]?.certainty === 'sure'),
  )
  const untrue = said.filter(({ state }) => state === 'covered').length
  return `said outright to be missing: ${said.length}, untrue ${untrue}`
}

/** How often each sign of E-E-A-T was told rightly, over cases. */
export function signalTable(cases: readonly Judged[]): Record<string, { pages: number; right: string }> {
  const names = [...new Set(cases.flatMap(({ eeat }) => Object.keys(eeat)))]
  return Object.fromEntries(
    names.map((name) => {
      const of = (part: 'all' | 'right') =>
        cases.reduce((sum, { eeat }) => sum + (eeat[name]?.[part] ?? 0), 0)
      return [name, { pages: of('all'), right: (of('right') / Math.max(1, of('all'))).toFixed(2) }]
    }),
  )
}

/** A case in detail, for reading. */
export function describeCase(each: Judged): string {
  const gaps = each.gaps.map(
    (gap) =>
      `  ${String(gap.rank).padStart(2)} ${gap.duplicate === true ? 'DUP ' : ''}${gap.kind.padEnd(13)} 「${gap.name}」 → ${gap.topic ?? '–'} (${gap.state ?? ''}) says ${gap.counted} of ${gap.truth ?? '–'}; on topic ${gap.quotes.filter(({ on }) => on >= 0.5).length}/${gap.quotes.length}${gap.named ? '' : ' [name odd]'}`,
  )
  return [
    `== ${each.id} ${each.keyword}: recall@10 ${each.recall10.toFixed(2)}`,
    ...gaps,
    `  missed: ${each.missedCore10.join(' ') || '–'}; false covered: ${each.falseCovered.join(' ') || '–'}`,
    `  signals: ${Object.entries(each.eeat)
      .flatMap(([name, { wrong }]) => wrong.map((page) => `${name} ${page}`))
      .join(' | ')}`,
    `  strengths false: ${each.claims.falseStrengths.join(' ') || '–'} of ${each.claims.strengths}; own ${each.claims.falseOwn.join(' ') || '–'}`,
    `  chrome: ${each.fromChrome.slice(0, 6).join(' | ')}; links: ${each.badLinks.slice(0, 3).join(' | ')}`,
  ].join('\n')
}
