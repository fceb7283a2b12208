import type { CoverageReport, Gap, Passage } from '@gaplens/contracts/analysis/report'
import type { GapPlan } from './facts/gaps/gap-plan.ts'
import type { OwnPassages } from './types.ts'

/** The passages of the user's page that the plans name. */
export function ownPassagesOf(plans: readonly GapPlan[]): OwnPassages {
  return new Map(plans.map(({ gap, ownPassage }) => [gap.topicId, ownPassage]))
}

/**
 * The comparison with these passages beside its gaps, so that the list of quotes shows what the outline and the prompts speak of, and
 * nothing else.
 */
export function withOwnPassages(
  { report, passages }: { readonly report: CoverageReport; readonly passages: readonly Passage[] },
  own: OwnPassages,
): { report: CoverageReport; passages: Passage[] } {
  const known = new Set(passages.map(({ id }) => id))
  const added = [...own.values()].flatMap((passage) =>
    passage === null || known.has(passage.id) ? [] : [[passage.id, passage] as const],
  )
  const shown = (gap: Gap): Gap => {
    const passage = own.get(gap.topicId)
    return passage === undefined ? gap : { ...gap, closestPassageId: passage?.id ?? null }
  }
  return {
    report: { ...report, gaps: report.gaps.map(shown) },
    passages: [...passages, ...new Map(added).values()],
  }
}
