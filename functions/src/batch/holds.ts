import type { BatchHold } from '@gaplens/contracts/errors'

/** What keeps everybody's rows back, not only those of one person. */
const HOLDS_ALL: ReadonlySet<string> = new Set<BatchHold>([
  'queue-busy',
  'analyses-paused',
  'capacity-reached',
  'search-paused',
])

/** Whether a batch is kept back by a limit of its owner's, so that others go on. @param held code; null: not kept back */
export function isPersonalHold(held: string | null): boolean {
  return held !== null && !HOLDS_ALL.has(held)
}
