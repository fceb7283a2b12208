import { SURNAMES } from '../../facts/eeat/titles.ts'
import { PERSON_TOLD_BEFORE } from '../../facts/statements/person-told-before.ts'
import { isWhole } from '../../facts/statements/standalone.ts'

/**
 * A reply to somebody, whose question no reader of the outline sees: 「不一定。」, 「您說的是…」, 「幫你按了一下」. What begins with 是 lacks its
 * subject.
 */
const REPLIES =
  /^(?:[^，。；：、\d]{1,3}[。！!]|[^，。；：]{0,4}不一定[，。；]|樓上|回一下|幫[你您妳]|[您你妳][說問講]的|是(?!否)|難怪|當然|yes\b|no\b)/iu

/** What happened once, by its day: 「上週六湧入」, 「去年〔2025 年〕八月」, 「11 月 3 日送件，5 日照會」. */
const OF_A_DAY =
  /昨[天日晚]|(?:^|[，。])日前|上(?:個?月|週|星期|禮拜)(?!末)|去年〔|今年〔|前年〔|^\d{1,2}\s?月\s?\d{1,2}\s?日[^，。]{1,6}，\d{1,2}\s?(?:月|日)/u

/** Somebody of whom a report tells: 「林先生」, 「張姓夫妻」, 「一名 22 歲」, 「受訪者」, 「會員李冠甫」. */
const OF_SOMEBODY =
  /\p{Script=Han}(?:先生|小姐|女士|太太|同學)(?!們)|\p{Script=Han}姓\p{Script=Han}{2}|[一有]名\s?\d{1,3}\s?歲|受訪者|(?:民眾|住戶|會員|屋主|車主|飼主)[^，。；的]{2,3}(?:說|表示|向|分|透露|回憶)/u

/** One who speaks of oneself or one's house. The second character of 「基本」 or 「課本」 is no house. */
const OF_ITSELF =
  /我(?!國)|咱們|敝|小編|(?<![基根資成日書課樣劇版原標])本(?:[店院所站會班刊校社館廠園]|公司|中心|機[種型構])/u

/** Things of a list or a comparison that stands elsewhere: 「以上數字」, 「A、C 可以離線」. A grade has a noun: 「A 級」. */
const OF_ELSEWHERE = /^以[上下](?!之)|^[A-D](?:[、與和]\s?[A-D])*\s(?=\p{Script=Han})(?![級型款類組方案])/u

const NAMED_PERSON = new RegExp(`[${SURNAMES}]\\p{Script=Han}{1,2}`, 'u')

/** Whether words speak of a person whom they do not name before: 「想拍到的人，他的口訣是…」. */
function isOfPersonBefore(words: string): boolean {
  const found = PERSON_TOLD_BEFORE.exec(words)
  return found !== null && !NAMED_PERSON.test(words.slice(0, found.index))
}

/**
 * Why words of a page are not put beside the facts of an action; null where they may be. There they stand without the talk or the report
 * in which the page has them.
 */
export function faultBeside(words: string): string | null {
  if (OF_ITSELF.test(words)) return '那一句是對方說自己的事'
  if (OF_SOMEBODY.test(words) || OF_A_DAY.test(words)) return '那一句是一時一人的事'
  if (REPLIES.test(words)) return '那一句是回答別人'
  return OF_ELSEWHERE.test(words) || isOfPersonBefore(words) ? '那一句接著前文說' : null
}

/** Whether words may stand for a whole page: they neither go on from what they do not tell, nor reply to anybody. */
export function canStandForPage(words: string): boolean {
  return isWhole(words) && !REPLIES.test(words) && !OF_ELSEWHERE.test(words) && !isOfPersonBefore(words)
}
