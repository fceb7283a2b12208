import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { oneLine } from '../facts/wording.ts'
import { isDenied } from './denying-heading.ts'
import { plain, sentencesOf } from './plain.ts'
import { takesBack } from './surroundings.ts'
import { contextOfPassage, isReported } from './whole-quote.ts'

/** The beginning of a sentence that limits or retracts the previous one. */
const LIMITS =
  /^(?:但|不過|可是|然而|只是|卻|前提|可惜|還好|開玩笑|說笑|騙你|才怪|幸好|好在|例外|除非|其實|事實上|實際上|錯|不對|並非|並不|這是(?:錯|不對|誤|迷思)|此?僅限|限(?=[^制]{2,})|[^，。]{2,12}(?:則|就)?(?:不適用|不能|不可|除外|不在此限)|(?:自|從)[^，。]{2,10}起[^，。]{0,4}(?:改為|調整|提高|調高|降為|取消)|(?:這|此|該|本)[項個][^，。]{1,6}(?:已|將)|[需須](?:另|綁)|[（(][^）)]*年度?[）)])|^(?:but|however|except|unless|actually|in fact|wrong|not true|false)\b/iu

/** An exemption, or another value under a condition: 「服兵役者不受此限」, 「上方若為木製吊櫃，改為 80 公分」. */
const EXEMPTS =
  /不[受在](?:此|前[項款點]|上述)?限|^[^。；]{4,40}者,?得?免予?[繳收徵納付](?!費)|^[^,。;]{0,8}若(?:為|是|有|遇)?[^,。;]{1,14},(?:則|應|須|需|請|就|要)?(?:改|提高|延長|縮短|增加|減|加倍|再加)/u

/**
 * How a part of a passage may be stated: without its context, with the next sentence, which limits it, or not at all, because that one
 * retracts it, it is not the page's own statement, or it is the second half of a broken sentence.
 */
export function standingOf(
  { quote, heading }: Pick<Passage, 'quote' | 'heading'>,
  page: Pick<ReadPage, 'text' | 'blocks'>,
  part: string,
): 'alone' | 'limited' | 'dependent' {
  const { sentences, around } = contextOfPassage(quote, page)
  // A part may begin with the sentence that it depends on; what follows it stands behind its last one.
  const last = sentencesOf(part).at(-1) ?? part
  const at = sentences.findIndex(({ text }) => text.includes(last))
  if (around.doubtful || isDenied(heading, part) || (around.lead !== '' && !/[:：]\s*$/u.test(around.lead)))
    return 'dependent'
  if (at < 0 || sentences[at]?.row !== null) return 'alone'
  if (isReported(plain(sentences[at].text))) return 'dependent'
  const next = plain(oneLine(sentences[at + 1]?.text ?? around.next))
  if (takesBack(next)) return 'dependent'
  return LIMITS.test(next) || EXEMPTS.test(next) ? 'limited' : 'alone'
}

/** Whether a part of a passage may be stated without its context. */
export function standsAlone(...given: Parameters<typeof standingOf>): boolean {
  return standingOf(...given) === 'alone'
}
