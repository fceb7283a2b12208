import { charactersOf, termsOf } from '@gaplens/text/terms'
import { pairsOf } from './character-pairs.ts'
import { clausesOf } from './clauses.ts'

/**
 * A question whether something may or will be done, with the last character of what, and what it is done with: 「可以轉到其他銀行嗎？」,
 * 「會賠嗎？」, 「能不能喝咖啡？」.
 */
const ASKS =
  /(?:可不可以|能不能|會不會|可否|能否|(?:可以|能夠?|會)(?!不)(?=[^。！？?]*嗎[？?]))(?:先|再|一起|自己|直接|有)?(?<done>\p{Script=Han})(?<object>[^，。！？?嗎]*)[^。！？?]*[？?]\s*$/u
/** A question for a time, a manner or a thing is not answered by yes or no. */
const ASKS_MORE = /多[久少長高]|什麼|甚麼|何時|怎|如何|哪|幾|誰|為何/u
const YES =
  /^(?:可以(?![說算看想])|能(?![源力量見否])|會(?![計員議場館社])|有(?=[，。！])|得(?:以|向))(?!不)/u
/** A restriction denies nothing: 「不能只看利率」. */
const NO = /^(?:我們)?(?:不(?:可以?|能|行|會|得|建議)|無法|沒辦法)(?![只光單])/u
/** A question whether something is more so than another, with what it is more. */
const ASKS_MORE_OF =
  /^(?<asked>.*?)(?:會|是|能)?(?:比較|更|較)(?:會|能|有)?(?<quality>\p{Script=Han}{1,3}?)嗎[？?]\s*$/u
/** In a comparison, what has the quality stands before such a word. */
const THAN = /比(?!較)|[較]|不如|不及/u
const NOT_MORE = /^(?:其實|完全|並)?(?:不會|沒有|不是|未必|一樣|相同|差不多)(?=[，。；]|$)/u
const DENIED = /[不沒無未別勿免]|避免|禁/u
/** A clause that affirms what is denied has so many words of the question: the thing asked about, besides what is done with it. */
const OF_QUESTION = 2
/** Where something is done is no thing with which it is done: 「轉到其他銀行」. */
const TO_PLACE = /^到/u

/**
 * Whether an answer says of what its question asks the opposite of a statement on the same thing: 「不會」 under 「手機險會賠嗎？」 for 「手機險理賠
 * 老化的電池」, but 「可以，一天一杯」 under 「孕婦可以喝咖啡嗎？」 not for 「孕婦不可以喝酒」.
 */
export function answerContradicts(
  statement: string,
  { heading, text }: { heading: string; text: string },
): boolean {
  if (ASKS_MORE_OF.test(heading)) return deniesMore(statement, heading, text)
  const { done, object = '' } = ASKS.exec(heading)?.groups ?? {}
  const toPlace = TO_PLACE.test(object)
  if (done === undefined || ASKS_MORE.test(heading) || !(toPlace || isOfObject(statement, object)))
    return false
  const clauses = clausesOf(statement)
  // What may be done somewhere denies only that it may not be done at all: 「不可轉貸」.
  if (YES.test(text)) return clauses.some((clause) => denies(clause, toPlace ? `${done}.?$` : done, heading))
  return NO.test(text) && clauses.some((clause) => affirms(clause, done, heading))
}

/**
 * Whether an answer says that something is not more than another of what a statement calls it: 「沒有，一樣」 under 「電鍋比較省電嗎？」. Not if the
 * statement says it of the other, as 「洗碗機比手洗省水」 under 「手洗比較省水嗎？」 does, or stands in the answer.
 */
function deniesMore(statement: string, heading: string, text: string): boolean {
  const { asked = '', quality } = ASKS_MORE_OF.exec(heading)?.groups ?? {}
  const pairs = pairsOf(asked.replace(/^用/u, ''))
  // Of whose it is, a statement on the same subject leaves out: 「濾網比冰箱貴」 under 「冷凍櫃的濾網比較貴嗎？」.
  const [, ofOne = ''] = /的([^的]{2,})$/u.exec(asked) ?? []
  if (quality === undefined || pairs.length === 0 || !NOT_MORE.test(text)) return false
  return clausesOf(statement).some((clause) => {
    const [first = '', second] = clause.split(THAN)
    const subject = second === undefined ? clause : first
    const isSaid = clause.includes(quality) && !DENIED.test(clause) && !text.includes(clause)
    const isNamed = ofOne !== '' && subject.startsWith(ofOne)
    return isSaid && (isNamed || pairs.every((pair) => subject.includes(pair)))
  })
}

/** Whether a statement names the thing with which something is done, if the question names one. */
function isOfObject(statement: string, object: string): boolean {
  const pairs = pairsOf(object)
  if (pairs.length > 0) return pairs.some((pair) => statement.includes(pair))
  return charactersOf(object).every((character) => statement.includes(character))
}

function denies(clause: string, done: string, question: string): boolean {
  const at = clause.search(new RegExp(`(?:不(?:可以?|能|得|會|予)|無法)\\p{Script=Han}?${done}`, 'u'))
  const asked = new Set(pairsOf(question))
  return at >= 0 && pairsOf(clause.slice(0, at)).some((pair) => asked.has(pair))
}

function affirms(clause: string, done: string, question: string): boolean {
  if (!clause.includes(done) || DENIED.test(clause)) return false
  const asked = new Set(termsOf(question))
  return new Set(termsOf(clause).filter((term) => asked.has(term))).size >= OF_QUESTION
}
