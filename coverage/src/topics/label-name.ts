import { cleanHeading, isGenericHeading } from '../headings.ts'
import { clauseSubject } from './clauses.ts'
import { keyOf, namesIn } from './name-candidates.ts'
import { namesNoSubject } from './name-fitness.ts'
import type { Seed } from './seeds.ts'

/** A longer label is a sentence: 「信用貸款條件主要看四項」. */
const LABEL_MAX = 6
/** Said right away to do something, or what cannot or must not be done: 「先關水」, 「不能退票」. */
const TOLD = /^(?:先|請|別|記得|把|不(?:要|能|可|會|得|必|用))/u

/** Labels of the text's form, which say nothing of what it is about: 「優點」, 「步驟一」, 「簡單來說」. */
const OF_FORM =
  /^(?:優點|缺點|優缺點|好處|壞處|注意(?:事項)?|提醒|補充|例如|首先|其次|再來|最後|此外|另外|總之|適用對象|(?:步驟|方法|情況|第)[一二三四五六].*|(?:簡單|一般|換句話|舉例|整體)(?:來|而)?[說言]|多數情況|原則上)$/u

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
    !TOLD.test(name) &&
    !OF_FORM.test(name) &&
    clauseSubject(name) === null &&
    !isGenericHeading(name) &&
    !namesNoSubject(name) &&
    !namesIn(keyword)(name)
  return isName && keyOf(name) !== '時間' ? name : null
}
