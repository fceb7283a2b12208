import { type FigureClaim, OVERVIEW } from './figure-claims.ts'

/**
 * 「本人」 is the person concerned in a law or a form (「本人死亡」, 「本人親自辦理」). What something written tells its reader to do (「手冊要我每 5 年
 * 換」) is no story of his.
 */
const ANECDOTE =
  /(?<!(?:手冊|說明書?|標籤|[合契]約|條款|規定|原廠)(?:要|叫|請|建議)|請給)我(?!國|們?的?(?:主治)?(?:醫[師生]|大夫|老師|教練|技師|承辦)(?:要求|规定|規定|交代|叮[嚀咛]|[囑嘱]咐))|咱|[先小][生姐]|太太|爸|媽|朋友|同事|(?<!一般|公司|賣給|[給讓對跟替幫])客人(?![請應須需得可要的])|當事人|去年(?![^。]*平均)|那次|那天(?!起)|後來(?:就|才|又|乾脆)?(?:換[成了過]|改[用買吃喝穿睡])|那時|當時(?!間)|當年|那年|本[案件](?!例)|整整|\b(?:I|my|we|our)\b/u
/** The title of a personal account, and words of experience in a sentence without 「我」: 「戴了 14 個月，比預估的久」. */
const ACCOUNT = /心得|日[記誌]|我的|全[紀記]錄|實錄|經驗(?:談|分享)/u
const TOOK =
  /了\s*(?:將近|快|大約|約)?\s*[\d一二三四五六七八九十兩半]+\s*(?:年|個月|個?星期|週|天|小時|分鐘)|(?:年|個月|個?星期|週|天|小時|分鐘)就[^，。；]{1,10}了|比(?:預估|預期|原本|想像)/u
/** A heading over what the writer paid or did: 「我們家的比例」. */
const OWN_ACCOUNTS = /我們?家|我們?(?:的(?:帳|花費|開銷|清單)|花|付|實際)/u
/** A habit or a piece of advice in the first person is a rule, not an anecdote. */
const HABIT =
  /我們?(?:都|就先?(?:不|請|停)|自己|個人|一般|通常|習慣|建議|固定|一律|會|抓|認為|覺得|主張|的(?:建議|做法|作法|規矩|原則|標準)[是：:])|\b(?:I|we)(?:'d)? (?:always|usually|normally|aim|recommend|suggest|prefer|like to)\b/iu

/** What was tried out or several people measured is a result, and no story: 「我實際試，三分鐘就乾」, 「我們拿水分計插進坐墊」, 「編輯部實測」. */
const MEASURED =
  /我(?:自己)?實(?:測|際試)|(?:我們|本站|編輯部|團隊)[^，。；]{0,12}(?:實測|測[試過量得了]|測出|量[過測出]|[拿用以][^，。；]{0,5}(?:計|儀|尺|秤|錶))/u

/**
 * Whether a figure belongs to one person's story, as the words up to the end of its clause show: what a writer adds about himself afterwards
 * (「純水與廢水大約 1：3，我家一天喝 6 公升」) does not make a story of what he said before. How long something took on a page whose title
 * says that it is one person's account is that person's.
 */
export function isAnecdote(
  { sourceId, title, heading }: Pick<FigureClaim, 'sourceId' | 'title' | 'heading'>,
  sentence: string,
  clauseEnds: number,
): boolean {
  const told = sentence.slice(0, clauseEnds)
  if (sourceId === OVERVIEW || HABIT.test(told) || MEASURED.test(told)) return false
  return ANECDOTE.test(told) || OWN_ACCOUNTS.test(heading) || (ACCOUNT.test(title) && TOOK.test(sentence))
}
