import { tellsDatedEvent } from './dated-events.ts'
import { OF_A_FIRM } from './of-a-firm.ts'
import { isUnreal } from './supposed.ts'

/** A clause with 「我」 as its subject. 「自我」, 「你我」, 「聽我講」 and 「我國」 are no subjects. */
const OWN_CLAUSE =
  /(?:^|[^自忘你像讓請聽給])我(?:[們们]?家)?(?![國国方們们的]|朋友|同事|鄰居|同學|客戶)[^，。；：、]{0,24}/gu

/** A clause with 「我們」 as its subject. Firms use it for their offers, which the verbs left out show. */
const OUR_CLAUSE = /我[們们](?![家的會提推擁承致將為替幫])[^，。；：、您]{0,24}/gu

/** Opinions, wishes, possibilities and offers: no experience. */
const NOT_DONE =
  /我們?(?:也|還|就|都|真的|個人)?(?:建議|推薦|認為|覺得|希望|想要?|要|會|可以?|能|該|應該|需要|必須|來|相信|同意|知道|猜|怕|喜歡|提供|服務|推出|擁有|承諾|致力|專營|將|為)/u

/** The past in grammar: experience (V過), completion (V了), adverbs of the past, durations. */
const PAST =
  /(?<![透超經不通難])過(?![程於度敏期年夜濾來去後熱重高低大小多少長短戶])|了(?![解吧嗎])|沒有?\p{Script=Han}過|才(?:發現|知道|想到|買|懂)|後來|一直|當時|曾經?|那[天晚次年]|是[^，。]{1,10}[師士員工]$|在[^，。]{1,10}(?:上班|工作|待)|[\d一二三四五六七八九十兩半]+\s?(?:年|個月|週|天|次|趟|小時)/u

/** A completed action of several: 「我們試過」. Whoever asked others has not done it: 「我們請教了」. Nor is a promise: 「我們看過之後會先報價」. */
const DONE_BY_US =
  /(?<!請教|詢問|訪問|採訪|整理|彙整|蒐集|收集|參考|查詢)(?!過了?(?:之後|以後|後)?[^，。；]{0,2}(?:會|再|就能|才[會能給敢賣收上出]))(?:(?<![透超經不通難])過(?![程於度敏期年夜濾來去後熱])|(?<![除為得不罷])了(?![解吧嗎])(?!$))/u

/** A habit: 「我都請司機留電話」, 「我和內人每年三月下鄉」. */
const HABIT =
  /我(?:都|每次都?|從來都?不?|總是|平常都?)(?!可|會|要|該|能|建議|覺得|知道)\p{Script=Han}|(?<!自)我(?:[和跟與]\p{Script=Han}{1,4})?每[年月週天隔][^，。；會可能]{0,6}[上下去到回帶跑種煮做](?!的)/u

/** An action in the first person, past without an aspect: 「我把合約拿去問律師」. */
const OWN_ACTION =
  /(?:^|[^教讓請叫幫替])我(?:就|又|也|先|後來|只好|乾脆|直接)?(?:把(?![^，。]{0,12}(?:寫|整理|列出|分享))|拿(?:去|著|到)|跑去|去問|打電話|帶著|跟[^，。]{1,6}(?:借|談|要了|去))/u

/** Whether a clause in the first person is about the past or a habit. */
export function isOwnPast(own: string): boolean {
  if (isUnreal(own)) return false
  const describes = (clauses: RegExp, past: RegExp) =>
    [...own.matchAll(clauses)].some(([clause]) => !NOT_DONE.test(clause) && past.test(clause))
  return (
    HABIT.test(own) ||
    OWN_ACTION.test(own) ||
    tellsDatedEvent(own) ||
    describes(OWN_CLAUSE, PAST) ||
    (!/您/u.test(own) && !OF_A_FIRM.test(own) && describes(OUR_CLAUSE, DONE_BY_US))
  )
}

/** Whether a clause in the first person is about anything but an introduction or an opinion. */
export function isAboutSelf(own: string): boolean {
  if (isUnreal(own)) return false
  return [...own.matchAll(OWN_CLAUSE)].some(([clause]) => !NOT_DONE.test(clause) && !/我[是叫]/u.test(clause))
}
