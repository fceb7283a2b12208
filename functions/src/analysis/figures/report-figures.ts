import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Coverage } from '@gaplens/coverage/build'
import { figureClaims } from '@gaplens/coverage/figures/claims-of-page'
import { OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { figureContexts } from '@gaplens/coverage/figures/figure-context'
import { groupFigures } from '@gaplens/coverage/figures/figure-groups'
import { supportedShare } from '@gaplens/coverage/reported-statements'
import type { Source } from '@gaplens/coverage/source'
import { describeGroup } from './described-group.ts'
import { FigurePassages } from './figure-passages.ts'
import { figureTopics, withTopicFigures } from './figure-topic.ts'
import { withOtherFigures } from './other-figures.ts'
import { outdatedFigures } from './outdated-figures.ts'
import { outdatedLast } from './outdated-last.ts'
import { withQuotedCells } from './quoted-cells.ts'
import { toldDisagreements } from './told-disagreements.ts'
import { withVerifiedPages } from './with-verified-pages.ts'
import { pageYearsOf } from './year-of-page.ts'

/** The largest number of groups in a report: those that disagree first, then those with the most sources. */
const GROUPS_MAX = 12

/**
 * Adds the groups of figures that the pages and the overview give for the same thing: each value with its source, date and
 * wording, whether the sources agree, which value is newer and which is outdated. The user's own figures are included.
 */
export function withFigures(
  coverage: Coverage,
  { keyword, sources, serp }: { keyword: string; sources: readonly Source[]; serp: Serp },
): Coverage {
  const { report, table } = coverage
  const userId = sources.find(({ role }) => role === 'user')?.id
  const all = figureClaims(sources, serp)
  const contextOf = figureContexts(table, sources)
  const topicOf = figureTopics(coverage, contextOf)
  const outdatedOf = outdatedFigures(all, keyword, pageYearsOf(sources))
  const figurePassages = new FigurePassages(sources, table.corpus)
  const known = { all, sources, userId, outdatedOf, passages: figurePassages }
  const reported = groupFigures(all, keyword, userId, contextOf)
    .filter(({ claims }) => claims.some(({ sourceId }) => sourceId !== OVERVIEW))
    .sort((a, b) => Number(b.disagree) - Number(a.disagree) || b.claims.length - a.claims.length)
    .slice(0, GROUPS_MAX)
    .map((found, at) => {
      const claims = withVerifiedPages(found.claims, all, coverage)
      const group = describeGroup({ ...found, claims }, known)
      return { claims, group: { id: `f${at + 1}`, topicId: topicOf(claims), ...group } }
    })
  const found = reported.map(({ group }) => group)
  const told = new Set(toldDisagreements(found, report.topics))
  const groups = found.map((group) =>
    told.has(group) ? group : { ...group, disagree: false, confirmed: false, onlyOverviewDiffers: false },
  )
  const passages = [...coverage.passages, ...figurePassages.all]
  const statements = report.statements.map((statement) =>
    withOtherFigures(statement, reported, table.corpus.pages),
  )
  const quoted = withQuotedCells(report, groups)
  return {
    ...coverage,
    report: {
      ...report,
      pages: quoted.pages,
      gaps: outdatedLast(report.gaps, { passages, groups, sources }),
      figures: groups,
      statements,
      supportedShare: supportedShare(statements, userId),
      topics: quoted.topics.map((topic) => withTopicFigures(topic, groups)),
    },
    passages,
  }
}
