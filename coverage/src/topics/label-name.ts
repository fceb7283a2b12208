import { cleanHeading, isGenericHeading } from '../headings.ts'
import { clauseSubject } from './clauses.ts'
import { isFormLabel } from './form-labels.ts'
import { keyOf, namesIn } from './name-candidates.ts'
import { namesNoSubject } from './name-fitness.ts'
import type { Seed } from './seeds.ts'

/** A longer label is a sentence: 「信用貸款條件主要看四項」. */
const LABEL_MAX = 6

/**
 * The label that the AI Overview prints before the colon of its only statement on a topic. Whoever wrote it chose it as the name, so its
 * form is not weighed: 「用電」, 「被拒之後」. One that alone names nothing (「影響」) is none.
 * @param shared labels that name several topics
 */
export function labelName(
  seeds: readonly Seed[],
  keyword: string,
  shared: ReadonlySet<string>,
): string | null {
  const statements = seeds.flatMap(({ statement }) => statement ?? [])
  const [{ label = '', text = '' } = {}] = statements
  const name = cleanHeading(label)
  const isName =
    statements.length === 1 &&
    text.startsWith(label) &&
    !shared.has(label) &&
    /^\p{Script=Han}{2,}$/u.test(name) &&
    name.length <= LABEL_MAX &&
    !isFormLabel(name) &&
    clauseSubject(name) === null &&
    !isGenericHeading(name) &&
    !namesNoSubject(name) &&
    !namesIn(keyword)(name)
  return isName && keyOf(name) !== '時間' ? name : null
}
