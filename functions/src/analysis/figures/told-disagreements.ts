import type { FigureGroup } from '@gaplens/contracts/analysis/report'

/** So many disagreements have a row in the brief. */
export const DISAGREEMENTS_MAX = 5

/**
 * The groups of figures that a report tells of as disagreements, in the order of its table: those that a judge confirmed first, then those of which
 * the AI Overview gives a value. What has no row there is called none elsewhere either.
 */
export function toldDisagreements<Group extends Pick<FigureGroup, 'disagree' | 'confirmed' | 'figures'>>(
  groups: readonly Group[],
): Group[] {
  return groups
    .filter(({ disagree }) => disagree)
    .toSorted(
      (a, b) =>
        Number(b.confirmed) - Number(a.confirmed) || Number(isOfOverview(b)) - Number(isOfOverview(a)),
    )
    .slice(0, DISAGREEMENTS_MAX)
}

function isOfOverview({ figures }: Pick<FigureGroup, 'figures'>): boolean {
  return figures.some(({ giver }) => giver === 'overview')
}
