import type { BatchHold } from '@gaplens/contracts/errors'

/** The holds that apply to the batches of all users. */
const HOLDS_ALL: ReadonlySet<string> = new Set<BatchHold>([
  'queue-busy',
  'analyses-paused',
  'capacity-reached',
  'search-paused',
])

/** Whether a batch is held by a limit of its owner, so that others go on. @param held a `BatchHold`, or null */
export function isPersonalHold(held: string | null): boolean {
  return held !== null && !HOLDS_ALL.has(held)
}
