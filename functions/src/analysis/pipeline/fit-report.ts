import type { FullReport } from '@gaplens/contracts/analysis/report'

/** A report that fits, and how many passages were removed for it. */
export interface FittedReport {
  readonly report: FullReport
  readonly droppedPassages: number
}

/**
 * Removes the least important passages of a report, and all references to them, until it fits. The first quote of each
 * gap and the user's closest passage are removed last. A fact of the brief without its passage is removed too, because a
 * writer could not cite it.
 * @param maxBytes limit on the size of the report as JSON in UTF-8
 */
export function fitReport(report: FullReport, maxBytes: number): FittedReport {
  let excess = sizeOf(report) - maxBytes
  if (excess <= 0) return { report, droppedPassages: 0 }
  const dropped = new Set<string>()
  for (const passage of leastFirst(report)) {
    if (excess <= 0) break
    dropped.add(passage.id)
    excess -= sizeOf(passage) + 1
  }
  return { report: without(report, dropped), droppedPassages: dropped.size }
}

function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}

/** Passages from the least to the most important. Importance depends on which parts of the report refer to a passage. */
function leastFirst(report: FullReport) {
  const rank = new Map<string, number>()
  const mark = (ids: readonly (string | null)[], value: number) => {
    for (const id of ids) if (id !== null) rank.set(id, Math.max(rank.get(id) ?? 0, value))
  }
  const { topics, gaps, statements } = report.coverage
  for (const [at, topic] of topics.entries()) {
    const importance = 1 - at / (topics.length + 1)
    for (const cell of topic.cells) mark([cell.passageId], importance)
  }
  for (const { support } of statements)
    for (const { passageId, alsoPassageId = null } of support) {
      mark([passageId], 2)
      mark([alsoPassageId], 1)
    }
  for (const { figures } of report.coverage.figures)
    mark(
      figures.map(({ passageId }) => passageId),
      2,
    )
  for (const { passageId, closestPassageId } of report.evidence.pointed)
    mark([passageId, closestPassageId], 2)
  for (const strength of report.strengths) mark(strength.passageIds, 3)
  for (const action of report.evidence.actions) mark(action.passageIds, 4)
  for (const { facts } of report.brief.outline)
    mark(
      facts.map(({ passageId }) => passageId),
      5,
    )
  for (const gap of gaps) {
    mark(gap.passageIds.slice(1), 5)
    mark([gap.closestPassageId, gap.passageIds[0] ?? null], 6)
  }
  return [...report.evidence.passages].sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
}

function without(report: FullReport, dropped: ReadonlySet<string>): FullReport {
  const kept = (id: string | null) => (id !== null && dropped.has(id) ? null : id)
  const keptAll = (ids: readonly string[]) => ids.filter((id) => !dropped.has(id))
  return {
    ...report,
    brief: {
      ...report.brief,
      outline: report.brief.outline.map((section) => ({
        ...section,
        facts: section.facts.filter(({ passageId }) => !dropped.has(passageId)),
      })),
    },
    coverage: {
      ...report.coverage,
      topics: report.coverage.topics.map((topic) => ({
        ...topic,
        cells: topic.cells.map((cell) => ({ ...cell, passageId: kept(cell.passageId) })),
        figures: topic.figures.filter(({ passageId }) => !dropped.has(passageId)),
      })),
      figures: report.coverage.figures.map((group) => ({
        ...group,
        figures: group.figures.map((figure) => ({ ...figure, passageId: kept(figure.passageId) })),
      })),
      gaps: report.coverage.gaps
        .map((gap) => ({
          ...gap,
          passageIds: keptAll(gap.passageIds),
          ...(gap.outdatedPassageIds === undefined
            ? {}
            : { outdatedPassageIds: keptAll(gap.outdatedPassageIds) }),
          closestPassageId: kept(gap.closestPassageId),
        }))
        .filter((gap) => gap.passageIds.length > 0),
      statements: report.coverage.statements.map((statement) => ({
        ...statement,
        support: statement.support.map(({ alsoPassageId, ...support }) => ({
          ...support,
          passageId: kept(support.passageId),
          ...(alsoPassageId === undefined ? {} : { alsoPassageId: kept(alsoPassageId) }),
        })),
      })),
    },
    strengths: report.strengths
      .map((strength) => ({ ...strength, passageIds: keptAll(strength.passageIds) }))
      .filter((strength) => strength.passageIds.length > 0),
    evidence: {
      ...report.evidence,
      passages: report.evidence.passages.filter((passage) => !dropped.has(passage.id)),
      pointed: report.evidence.pointed
        .filter(({ passageId }) => !dropped.has(passageId))
        .map((each) => ({ ...each, closestPassageId: kept(each.closestPassageId) })),
      subQuestions: report.evidence.subQuestions.map((each) => ({
        ...each,
        ownPassageId: kept(each.ownPassageId),
        passageIds: keptAll(each.passageIds),
      })),
      eligibility: report.evidence.eligibility.map((each) => ({
        ...each,
        withheldPassageIds: keptAll(each.withheldPassageIds),
      })),
      actions: report.evidence.actions.map((action) => ({
        ...action,
        passageIds: keptAll(action.passageIds),
      })),
    },
  }
}
