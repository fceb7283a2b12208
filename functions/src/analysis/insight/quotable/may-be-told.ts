import type { Passage } from '@gaplens/contracts/report'
import { unfitReason } from './advice.ts'
import { isAboutItself } from './denying-heading.ts'
import { plain } from './plain.ts'

/**
 * Whether a client may be told to use a passage or a part of it: it contains no promise, no forbidden practice and no order to
 * a program, and it is not what a site says about itself.
 */
export function mayBeTold(text: string, { heading }: Pick<Passage, 'heading'>): boolean {
  return unfitReason(plain(text)) === null && !isAboutItself(heading)
}
