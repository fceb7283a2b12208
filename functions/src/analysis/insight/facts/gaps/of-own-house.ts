import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { isTestimonial } from '../eeat/testimonials.ts'
import { isSellersCall } from '../statements/sellers-call.ts'
import { isToOwnStudents, isToOwnUsers } from '../statements/to-own-users.ts'
import { isSellers, SCHOOL } from './attributions.ts'

/**
 * Whether a text tells what holds for the own people of a seller or a school, calls out to customers, or is what these say of it: no other
 * page can give that as a fact.
 * @param marks whose word the page is
 * @param around the quote that the text is taken from
 */
export function isOfOwnHouse(
  marks: readonly string[],
  text: string,
  around: string,
  page: Pick<ReadPage, 'blocks'>,
): boolean {
  const isOfSeller = isSellers(marks)
  return (
    isToOwnUsers(text, isOfSeller) ||
    (marks.includes(SCHOOL) && isToOwnStudents(text)) ||
    (isOfSeller && (isSellersCall(text, around) || isTestimonial(around, page)))
  )
}
