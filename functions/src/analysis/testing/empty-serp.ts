import type { Serp } from '@gaplens/contracts/analysis/serp'

/** The result of two searches that found nothing. */
export const EMPTY_SERP: Serp = {
  overviewState: 'empty',
  blocks: [],
  references: [],
  organic: [],
  relatedQuestions: [],
  requests: 2,
  fetchedAt: '2026-11-21T00:00:00.000Z',
}
