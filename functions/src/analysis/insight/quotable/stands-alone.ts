import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { oneLine } from '../facts/wording.ts'
import { isDenied } from './denying-heading.ts'
import { plain } from './plain.ts'
import { takesBack } from './surroundings.ts'
import { contextOfPassage, isReported } from './whole-quote.ts'

/** The beginning of a sentence that limits or retracts the previous one. */
const LIMITS =
  /^(?:但|不過|可是|然而|只是|卻|前提|可惜|還好|開玩笑|說笑|騙你|才怪|幸好|好在|例外|除非|其實|事實上|實際上|錯|不對|並非|並不|這是(?:錯|不對|誤|迷思)|此?僅限|限(?=[^制]{2,})|[^，。]{2,12}(?:則|就)?(?:不適用|不能|不可|除外|不在此限)|(?:自|從)[^，。]{2,10}起[^，。]{0,4}(?:改為|調整|提高|調高|降為|取消)|(?:這|此|該|本)[項個][^，。]{1,6}(?:已|將)|[需須](?:另|綁)|[（(][^）)]*年度?[）)])|^(?:but|however|except|unless|actually|in fact|wrong|not true|false)\b/iu

/**
 * Whether a part of a passage may be stated without its context: no sentence beside it limits or retracts it, it is the page's
 * own statement, and it is not the second half of a broken sentence.
 */
export function standsAlone(
  { quote, heading }: Pick<Passage, 'quote' | 'heading'>,
  page: Pick<ReadPage, 'text' | 'blocks'>,
  part: string,
): boolean {
  const { sentences, around } = contextOfPassage(quote, page)
  const at = sentences.findIndex(({ text }) => text.includes(part))
  if (around.doubtful || isDenied(heading, part) || (around.lead !== '' && !/[:：]\s*$/u.test(around.lead)))
    return false
  if (at < 0 || sentences[at]?.row !== null) return true
  if (isReported(plain(sentences[at].text))) return false
  const next = plain(oneLine(sentences[at + 1]?.text ?? around.next))
  return !LIMITS.test(next) && !takesBack(next)
}
