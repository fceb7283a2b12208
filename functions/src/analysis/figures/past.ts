import { readFigures } from '@gaplens/text/figures/read-figures'

/**
 * Words for what was so once. 「我當年」 begins a story, whose rule may hold today, and 「當年繳的公證費」 is a sum in one; in a rule
 * (「只要當年有登錄」, 「當年度」) it is any year. 「依舊制已罹於時效者」 is a rule of today for cases of then.
 */
const ONCE =
  /從前|(?:^|[，。；：「\s])當年(?![度內底]|[繳付買簽立填租借辦]\p{Script=Han}?的)|舊制(?![^。；]{0,12}(?:者|不得|仍))|改版前|\b(?:years? ago|used to|formerly|back then)\b/iu
/** What the writer once worked at, who then tells of today: 「以前在銀行待過」. */
const WORK_OF_THEN = /(?:待|做|當|任職|服務|從事|教|賣|跑)過/u
/** What is told of earlier days, to the end of its clause. */
const BEFORE = /(?:^|[，。；：「\s])以前(?<rest>[^，。；：！？]*)/gu
/** A thing of then, with which the present is compared: 「以前那台」, 「以前的車」. No time is one. */
const THING_OF_THEN = /^(?:[那這](?!時|個?(?:時候|[年時]代))|的)/u
/** What people have been through, which may be a condition of today: 「以前沒有領過」, 「以前有氣喘的也是」. */
const OF_PEOPLE = /^[也都就]?(?:沒|未曾|曾|有)[^，]{0,10}(?:過|者|的(?:人|也|都|$))/u

/** What held until a year: 「民國 105 年以前，不必登錄」. */
const UNTIL_YEAR = /(?:民國\s?\d{2,3}|(?:19|20)\d\d)\s?年(?:以前|之前|前)[，,]/u

/** Some years ago. A number right before it, 「民國」 or an event make it a year (「民國 84 年前」) or a time before something (「退休前 5 年前」). */
const YEARS_AGO =
  /(?<![\d一二三四五六七八九十民國前滿期休發]\s?)(?:[幾兩]|\d{1,2}|[一二三四五六七八九十]{1,3})\s?年前(?<rest>.{0,10})/gsu
/** What is told of then is a thing of that age (「10 年前的冰箱」) or is still to be done (「5 年前就要」). */
const OF_A_THING = /^(?:的|[買購蓋裝建]\p{Script=Han}{0,4}的)|^就?[要應須需]/u
/** A price or a rule of then is past all the same. */
const OF_THE_TIME = /^的\p{Script=Han}{0,3}(?:價|行情|費|規定|標準|制度|做法|資料)/u

/** What a text goes on to tell of today, or of what has changed since: 「現在換成…」, 「，我用三個禮拜慢慢降」, 「換了之後 800 元」. */
const OF_TODAY = /現在|如今|目前|，我(?![國方們]|的)|，[換改][^，。]{0,4}(?:之後|以後)/u
/** A value of today, told by how it compares with one of then: 「比三年前貴兩成」. */
const COMPARED = /比[^，。；]{0,6}(?:年前|以前|從前)[^，。；]*/gu

/**
 * Whether a text is about the past. What a later sentence tells of earlier days only adds to the first one, and where a text goes on to
 * today it is of that.
 */
export function isPast(passage: string): boolean {
  if (OF_TODAY.test(passage)) return false
  const text = passage.replace(COMPARED, '')
  const first = text.split(/(?<=[。！？!?]|\.\s)/u, 1)[0] ?? ''
  return (
    ONCE.test(text) ||
    [...first.matchAll(BEFORE)].some(({ groups }) => isOfTheTime(groups?.rest ?? '')) ||
    UNTIL_YEAR.test(text) ||
    [...text.matchAll(YEARS_AGO)].some(({ groups }) => {
      const rest = groups?.rest ?? ''
      return OF_THE_TIME.test(rest) || !OF_A_THING.test(rest)
    })
  )
}

/** Whether what follows 「以前」 tells what was so then: with a value (「以前的月租是 500 元」) it does, of whatever thing. */
function isOfTheTime(rest: string): boolean {
  return (
    ![THING_OF_THEN, WORK_OF_THEN, OF_PEOPLE].some((sign) => sign.test(rest)) ||
    OF_THE_TIME.test(rest) ||
    readFigures(rest).length > 0
  )
}
