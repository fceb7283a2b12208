import { normalise } from '@gaplens/text/terms'
import { cutWords } from '../topics/clauses.ts'
import { isNamingWord } from './naming-words.ts'

/** Words of judgement, number or demand. A neutral name contains none. */
const JUDGING =
  /[不沒無未勿別非免禁必須應該可能會要得最只都全均皆假偽騙詐差壞毒害亂黑貴死贏輸]|取代|適合(?![的誰]|對象|族群|哪|什麼|$)|治[癒好]|治療(?!$|\s*[A-Z]|用|費|方|時|流|選|與|期)|安心|放心|保證|首選|唯一|冠軍|推薦|必買|優惠|違法|非法|違規(?!處理|罰)|爆炸|起火|致[死癌命]|[防抗]癌|停藥|改[吃喝用]|造成|導致|引發|勝過|優於|惡意|浮報|即(?![時將使])|(?<!包)含(?![量有水糖鹽蓋])|[\d一二兩三四五六七八九十百千萬半零]|\b(?:no|not|never|best|worst|zero|free|toxic|scam|fake|ever|only|all|must)\b|[\p{L}\p{N}][.@][\p{L}\p{N}]/giu
/** Neutral words that contain a character of `JUDGING`. */
const HARMLESS =
  /what not to|[消病中]毒|假[牙日期單]|[休請放]假|差多少|[率價溫時誤]差|第[一二三四五](?!名)|什麼時候要|何時[要該]|(?:什麼人|誰|哪些人)不適合|不適合\S{0,6}的人|不適合的?(?:對象|族群)|會員|會計|社會|[應備]備|應用|效應|供應|功能|性能|機能|節能|能源|能量|要點|重要|主要|需要|必要|必備|差異|差別|落差|無線|免疫|非洲|別墅|[類性卡級科]別|全口|安全(?!無)|全身|全部|全館|都市|害蟲|蟲害|病害|該換|得獎|所得|運輸|輸[入出送]|不適(?![合用])|(?<=的)可能$|零[件碎食售錢]|半[夜導]|三[角溫]|太陽能|貴重|禁[食忌]|告別|離別|一日遊|黑[色糖豆毛]|[會能可要該]不[會能可要該]以?/giu
/** Parts of a question that asks how much, when, which or whether: it states nothing. */
const ASKING =
  /(\p{Script=Han})不\1|要不要|多久|多少|什麼時候|哪一|幾[個坪次天人]?|怎樣|[該要](?=多久|幾|選|帶|準備|等|怎|先|找|訂)/giu
/** Words that always judge, count or demand, however usual they are in names. */
const ALWAYS_JUDGING =
  /^(?:可以|可能|可|能夠?|會|要|得|須|應該?|該|一定|需要|[不沒無未勿別非禁必最只全免].*|都|均|皆|假的?|偽.*|.*[騙詐毒害黑].*|貴|死|贏|輸|差|壞|亂|保證|推薦|首選|唯一|冠軍|安心|放心|取代|適合|治療|治癒|治好|優惠|違法|非法|違規|爆炸|起火|致[死癌命]|[防抗]癌|停藥|改[吃喝用]|造成|導致|引發|勝過|優於|惡意|浮報|即.*|含|[\d一二兩三四五六七八九十百千萬半零]+[個次天日月年週元塊成倍顆條張件份人毫公%]?.?|free|best|worst|toxic|scam|fake|no|not|never|zero|ever|only|all|must)$/iu
/** What joins the words of a name. */
const JOINING = /^[與和及跟或的、／・·&+\s-]+$/u
/** What it asks about may be so or not. */
const QUESTION = /嗎$|呢$|怎麼|如何|多久|多少|誰|哪|幾|何時|能否|可否|(?<!為)什麼|(\p{Script=Han})不\1/u
/** What a question asks about without stating it. */
const ASKED = /不要?|沒有?|可以|可否?|能夠?|能否|會|要|得|須|應該?|該|需要/gu
/** A denial before 「的」 only says which case is meant: 「沒看到日出的備案」, 「不繳年費的後果」. */
const DENIED_CASE = /(?:不[會能可]?|沒有?|未)(?=[^的]+的.)/gu
const MASK = '◆'

/**
 * Whether a name judges, counts and demands nothing but what a text says in the same words. A word such as 「反應」, which only contains a
 * character of such words, is neutral if the text has it or names of other subjects do.
 * @param said what is said of the subject, without white space and without questions that ask whether
 */
export function isNeutral(name: string, said: string): boolean {
  const text = normalise(name)
  const words = wordRanges(text)
  return [...masking(text).matchAll(JUDGING)].every(({ 0: { length }, index }) => {
    const piece = words
      .filter(({ start, end }) => index < end && start < index + length)
      .map(({ word }) => word)
      .join('')
    if (ALWAYS_JUDGING.test(piece)) return said.includes(around(words, index, index + length))
    return said.includes(piece) || isNamingWord(piece)
  })
}

/** Whether a name asks what, how, which or whether. A question why presumes that something is so. */
export function isQuestion(name: string): boolean {
  return QUESTION.test(name) && !/為[什何]/u.test(name)
}

/** A word and where it stands in a name. */
interface WordRange {
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * The words that a range touches, with the word before and after them; at an end of the name, with two on the other side. Words beyond a
 * joining one are left out, because the pages need not join them.
 */
function around(words: readonly WordRange[], start: number, end: number): string {
  const first = words.findIndex((word) => start < word.end)
  const last = words.findLastIndex((word) => word.start < end)
  const before = words.slice(0, first).slice(last === words.length - 1 ? -2 : -1)
  const after = words.slice(last + 1).slice(0, first === 0 ? 2 : 1)
  const isJoining = ({ word }: WordRange) => JOINING.test(word)
  const from = before.findLastIndex(isJoining) + 1
  const to = after.findIndex(isJoining)
  return [...before.slice(from), ...words.slice(first, last + 1), ...after.slice(0, to < 0 ? undefined : to)]
    .map(({ word }) => word)
    .join('')
}

function wordRanges(text: string): WordRange[] {
  let start = 0
  return cutWords(text).flatMap((word) => {
    const from = start
    start += word.length
    return word.trim() === '' ? [] : [{ word, start: from, end: start }]
  })
}

/** A text in which all that is neutral of itself is masked; its length stays. */
function masking(text: string): string {
  const mask = (found: string) => MASK.repeat(found.length)
  const neutral = text.replace(ASKING, mask).replace(HARMLESS, mask).replace(DENIED_CASE, mask)
  return isQuestion(text) ? neutral.replace(ASKED, mask) : neutral
}

/** The words of a name that say what it is about: without joining words and without the parts of a question. */
export function contentWords(name: string): string[] {
  const asked = normalise(name).replace(ASKING, ' ')
  return wordRanges(asked).flatMap(({ word }) => (JOINING.test(word) ? [] : word))
}
