import type { Serp } from '@gaplens/contracts/analysis/serp'
import { normaliseBlocks } from './blocks.ts'
import { overviewFragments } from './overview-fragments.ts'
import type { RawAnswer, RawOverview } from './raw-answer.ts'
import { normaliseReferences } from './references.ts'
import { saysNoOverview, saysNoResults } from './search-error.ts'

type Overview = Pick<Serp, 'overviewState' | 'blocks' | 'references' | 'pointers'>

const NONE: Overview = { overviewState: 'empty', blocks: [], references: [] }

/** Google has an overview for the keyword but did not show it this time, so another round is worthwhile. */
export class OverviewMissing extends Error {
  override readonly name = 'OverviewMissing'
}

/**
 * The overview in the first answer, or the token to fetch it by.
 * @throws OverviewMissing
 */
export function readInline(raw: RawOverview | undefined): Overview | { token: string } {
  if (raw === undefined) return NONE
  if (raw.text_blocks !== undefined) return normalise(raw)
  if (raw.page_token !== undefined) return { token: raw.page_token }
  return readError(raw)
}

/**
 * The overview in the answer to a fresh token.
 * @throws OverviewMissing
 */
export function readFetched({ ai_overview: raw, error }: RawAnswer): Overview {
  if (raw !== undefined && (raw.text_blocks !== undefined || raw.references.length > 0)) return normalise(raw)
  if (error !== undefined && saysNoResults(error)) return NONE
  if (raw?.error !== undefined) return readError(raw)
  throw new OverviewMissing('neither an overview nor a reason')
}

function readError(raw: RawOverview): Overview {
  if (raw.error === undefined || saysNoOverview(raw.error)) return normalise(raw)
  throw new OverviewMissing(raw.error)
}

/** The normalised overview, with the state `empty` when it has neither text nor sources. */
function normalise(raw: RawOverview): Overview {
  const references = normaliseReferences(raw.references)
  const blocks = normaliseBlocks(raw.text_blocks ?? [], references.indexes)
  const overviewState = blocks.length > 0 || references.list.length > 0 ? 'present' : 'empty'
  const pointers = overviewFragments(raw.references, raw.text_blocks ?? [])
  return { overviewState, blocks, references: references.list, pointers }
}
