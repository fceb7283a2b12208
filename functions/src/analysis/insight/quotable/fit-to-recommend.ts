import type { Passage } from '@gaplens/contracts/analysis/report'
import { isAboutItself } from './denying-heading.ts'
import { plain } from './plain.ts'
import { unfitReason } from './unfit-reason.ts'

/**
 * Whether a report may recommend that a client use a passage or a part of it: it contains no promise, no forbidden practice and
 * no instruction to a program, and it is not what a site says about itself.
 */
export function isFitToRecommend(text: string, { heading }: Pick<Passage, 'heading'>): boolean {
  return unfitReason(plain(text)) === null && !isAboutItself(heading)
}
