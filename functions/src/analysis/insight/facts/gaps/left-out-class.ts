import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { endsAsQuestion } from '@gaplens/coverage/corpus/sentences'
import { sentencesOf } from '../sentences.ts'
import { oneLine } from '../wording.ts'

/** What a rule leaves out or leaves to others: 「私人住宅之鋼琴不適用之」, 「透天住宅，由所有人自行負責，不適用之」, 「農舍及工廠另依其規定」. */
const LEFT_OUT =
  /(?:^|[。；])(?<what>[^，。；：、\d「」]{2,10})(?:，[^，。；]{2,14})?(?:，?[均皆]?不適用(?:之|本\p{Script=Han}{2})?|，?另(?:[依有](?:其他?)?(?:規定|文件)))(?=[。；]|$)/u
/** What a page says of whose rules it tells where it names no other: 「沒特別註明的，以嵐汐縣為準」. */
const RULES_OF =
  /(?:註明|說明|標示|以下|下面|本[文頁篇])[^。；]{0,8}以(?<place>\p{Script=Han}{2}[市縣])為[準主]/u

/** A page's sentences before its first heading or question, which speak of all that is below; none where it has neither. */
export function beginningOf({ blocks }: Pick<ReadPage, 'blocks'>): string[] {
  const content = blocks.filter(({ role }) => role === 'content')
  // The first one may stand below its title.
  const from = content.findIndex(({ kind }) => kind !== 'heading')
  const length = content.slice(from).findIndex(({ kind, text }) => kind === 'heading' || endsAsQuestion(text))
  return content
    .slice(from, from + Math.max(0, length))
    .flatMap(({ kind, text }) => (kind === 'paragraph' ? sentencesOf(oneLine(text)) : []))
}

/**
 * The mark of a page that says at its beginning for what none of it holds: 「不適用於私人住宅之鋼琴的」; null without such words. A page on pianos at home
 * would be told a school's rules as its own. Of some 960 pages in 95 cases four say so and are no seller's, and all four mean the whole
 * page: seven of nine changed facts are better, none worse.
 */
export function leftOutMark(page: Pick<ReadPage, 'blocks'>): string | null {
  const what = firstIn(page, (said) => LEFT_OUT.exec(said)?.groups?.what)
  return what === null ? null : `不適用於${what}的`
}

/** The city or county whose rules a page tells by its own words; null without such words. */
export function placeTold(page: Pick<ReadPage, 'blocks'>): string | null {
  return firstIn(page, (said) => RULES_OF.exec(said)?.groups?.place)
}

function firstIn(page: Pick<ReadPage, 'blocks'>, find: (said: string) => string | undefined): string | null {
  return beginningOf(page).flatMap((said) => find(said) ?? [])[0] ?? null
}
