import { inTaiwansWords } from '@gaplens/text/mainland-words'
import { foldSimplified, isSimplified, traditionalOf } from '@gaplens/text/simplified'
import { normalise } from '@gaplens/text/terms'

const HAN = /\p{Script=Han}/u
/** A Latin word that is neither an abbreviation nor a name with capitals or figures in it. */
const PLAIN_LATIN = /^[A-Z]?[a-z]+(?:[\s'’-][a-z]+)*$/u

/** Whether a name is in another script than the keyword, or in Simplified Chinese. */
export function isForeign(text: string, keyword: string): boolean {
  return HAN.test(keyword) && (!HAN.test(text) || (isSimplified(text) && !isSimplified(keyword)))
}

/**
 * Whether a reader of the keyword's language would not write a name so: Simplified Chinese, or a plain Latin word (「pork」, not
 * 「BLW」) that no Chinese text of the topic uses; if it has none, a single such word (「round」), which a whole heading tells better.
 * @param said the topic's texts
 */
export function isUnreadable(text: string, said: readonly string[], keyword: string): boolean {
  if (!isForeign(text, keyword)) return false
  if (HAN.test(text)) return true
  if (!PLAIN_LATIN.test(text)) return false
  const chinese = said.filter((each) => HAN.test(each))
  const key = normalise(text)
  return chinese.length > 0 ? chinese.every((each) => !normalise(each).includes(key)) : !/\s/u.test(text)
}

/**
 * A name in the keyword's orthography and words, if its characters allow that. Some characters of Simplified Chinese are written in Taiwan too, and
 * make no text foreign: 「猫砂盆」 is 「貓砂盆」 there.
 */
export function readableForm(name: string, keyword: string): string {
  if (!HAN.test(name) || !HAN.test(keyword) || isSimplified(keyword)) return name
  if (!isForeign(name, keyword)) return foldSimplified(name)
  const written = traditionalOf(name)
  return written === null ? name : inTaiwansWords(written)
}
