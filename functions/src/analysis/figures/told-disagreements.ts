import type { FigureGroup, Topic } from '@gaplens/contracts/analysis/report'

/** So many disagreements have a row in the brief. */
export const DISAGREEMENTS_MAX = 5

/**
 * The groups of figures that a report tells of as disagreements, in the order of its table: those that a judge confirmed first, then those of which
 * the AI Overview gives a value, and of these those of the weightiest topics. What has no row there is called none elsewhere either.
 */
export function toldDisagreements<
  Group extends Pick<FigureGroup, 'disagree' | 'confirmed' | 'figures' | 'topicId'>,
>(groups: readonly Group[], topics: readonly Pick<Topic, 'id' | 'weight'>[]): Group[] {
  const weights = new Map(topics.map(({ id, weight }) => [id, weight]))
  const weightOf = ({ topicId }: Group) => (topicId === null ? 0 : (weights.get(topicId) ?? 0))
  return groups
    .filter(({ disagree }) => disagree)
    .toSorted(
      (a, b) =>
        Number(b.confirmed) - Number(a.confirmed) ||
        Number(isOfOverview(b)) - Number(isOfOverview(a)) ||
        weightOf(b) - weightOf(a),
    )
    .slice(0, DISAGREEMENTS_MAX)
}

function isOfOverview({ figures }: Pick<FigureGroup, 'figures'>): boolean {
  return figures.some(({ giver }) => giver === 'overview')
}
