import type { ReadPage } from '@gaplens/contracts/read-page'
import { sentencesOf } from './sentences.ts'
import { oneLine } from './wording.ts'

/** Figures of one's own. */
const OWN_FIGURES =
  /我們(?:統計|調查|量測|記錄|訪談)|問卷|樣本數|本站統計|實驗結果|測試結果|數據顯示|(?:本站|我們?|記者|編輯部|筆者)[^，。]{0,10}實測|實測.*\d|\d.*實測/u
/** Words for the data of others. */
const OTHERS_FIGURES = /(?:根據|依據?|據|引述|引用|轉述)[^，。]{1,16}實測/u

/** A sentence that gives data or test results of the page's own; null when there is none. */
export function ownDataIn(text: string): string | null {
  return (
    sentencesOf(text).find((sentence) => OWN_FIGURES.test(sentence) && !OTHERS_FIGURES.test(sentence)) ?? null
  )
}

const TITLE = String.raw`(?:[醫医][師生师]|獸醫[師生]?|藥師|護理師|營養師|物理治療師|心理師|律師|會計師|建築師|技師|教師|設計師|工程師|[沖烘]\p{Script=Han}師|咖啡師|記帳士|地政士|教授|博士|碩士|主任|院長|所長|總監|研究員|講師|Dr\.|\b(?:M\.?D|Ph\.?D|DVM|DDS|DMD|RN|RD|CPA)\b)`
/** A person's name of two or three characters without function words. */
const NAME = String.raw`(?:(?![都會也就可要的是不在與能應通常多先再查簽])\p{Script=Han}){2,3}`
/** Words for writing or reviewing a page. A quoted person did neither. */
const WROTE = `(?:審訂|審稿|審閱|監修|校閱|撰文|撰寫|執筆|主筆)`
/** Words for credentials. */
const STANDING = `(?:專科|博士|碩士|執照|證照|證書|理事|委員|學會|公會|[系所]畢業|年(?:以上)?(?:的)?(?:經驗|資歷))`

/** A professional title with a name and a role on the page or credentials. A bare 「會計師」 is a subject, not an author. */
const NAMED = new RegExp(
  `${TITLE}\\s?${NAME}.{0,6}${WROTE}|${NAME}\\s?${TITLE}.{0,4}${WROTE}|${WROTE}\\s?[：:／/]?\\s?(?:${NAME}\\s?${TITLE}|${TITLE}\\s?${NAME})|${NAME}\\s?${TITLE}(?:為|是|，|,)[^。]{0,24}${STANDING}`,
  'u',
)
/** The writer's own training or years of experience. */
const OWN =
  /(?:我(?!的)|筆者|作者|編輯|本所|本院|團隊|店長|老闆)[^。]{0,12}(?:是|身為|擔任|從事|執業|當過?|做了?|有)[^。，、]{0,12}(?:師|士|教授|年(?:的|以上)?[^。]{0,4}(?:經驗|資歷))|我(?:做|當|教|從事|經營|在[^。，]{1,10}(?:做|待|工作|服務|執業))[^。，]{0,8}[\d一二三四五六七八九十]+\s?年|我(?:的)?(?:博士|碩士)(?:班|論文|期間)|(?:持有|取得|考取|領有|通過)[^。，]{0,16}(?:證照|執照|認證|專科|國家考試)|資深(?!會員)[^。，]{0,6}(?:師|士|編輯|顧問|從業)|certified by|\b[Ii](?:['’]m| am) an? [^.]{0,30}(?:veterinarian|physician|dentist|nurse|dietitian|lawyer|engineer|accountant)/u

/** A rule about who may do something: 「業者應領有許可執照，並置專業技術人員」. Nobody on the page has such credentials thereby. */
const RULE =
  /(?:應|須|需|必須|應當|得)(?:先|依法)?(?:領有|具備?|取得|持有|考取|通過|置)|(?:請|要求|確認|檢查)[^。]{0,10}(?:對方|業者|廠商)/u

/** A person's name that begins with a surname, because other words may follow a title, as in 「醫師直接說」. */
const SURNAMED =
  '[陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴徐周葉蘇莊呂江何蕭羅潘簡朱鍾彭游詹胡施沈余盧梁趙顏柯翁魏孫戴范方宋鄧杜傅侯曹薛丁卓馬董温溫藍蔣唐馮姚連紀歐程湯姜田康汪鄒尤巫涂黎龔嚴金韓倪夏童阮袁柳邵錢陶]\\p{Script=Han}{1,2}'
/** A quoted person with name and title. */
const HEARD = new RegExp(
  `${TITLE}\\s?${SURNAMED}.{0,6}(?:受訪|指出|表示|說|提醒|強調|解釋|示範|分享|建議)|${SURNAMED}\\s?${TITLE}.{0,4}(?:受訪|指出|表示|說|提醒|強調|解釋|示範|分享|建議)`,
  'u',
)

/** A sentence that quotes a named expert, who need not be the writer; null when there is none. */
export function expertSentence(text: string): string | null {
  return sentencesOf(text).find((sentence) => HEARD.test(sentence)) ?? null
}

/** A byline with an occupation before the name: 「法務 林以安」. 「記者」 and 「站長」 are no credentials. */
const ROLE_BEFORE_NAME =
  /^(?!記者|編輯|小編|作者|站長|撰文|版主|圖文|文字)\p{Script=Han}{0,5}(?:顧問|法務|代書|教練|[師士員長授])\s+\p{Script=Han}{2,4}$/u
/** A site name that says that one professional writes the site: 「耳科醫師手記」. */
const PROFESSIONALS_SITE = new RegExp(
  `${TITLE}的?(?:札記|手記|筆記|日記|日誌|診間|診療室|專欄|部落格|說)`,
  'u',
)
/** The person in charge of a practice: 「看診醫師：林以安醫師」. */
const IN_CHARGE = new RegExp(
  `(?:看診|主治|門診|負責|主持|承辦)(?:醫師|獸醫師|律師|會計師|建築師|技師|老師)?\\s?[：:]\\s?(?:${NAME}\\s?${TITLE}|${TITLE}\\s?${NAME})`,
  'u',
)

/** The text with the credentials of the page's author or reviewer; null when there is none. */
export function credentialIn(page: Pick<ReadPage, 'text' | 'author' | 'blocks' | 'siteName'>): string | null {
  const author = page.author?.trim() ?? ''
  if (new RegExp(TITLE, 'u').test(author) || ROLE_BEFORE_NAME.test(author)) return author
  const own = sentencesOf(page.text).find(
    (sentence) => !RULE.test(sentence) && [NAMED, OWN, IN_CHARGE].some((sign) => sign.test(sentence)),
  )
  if (own !== undefined) return own
  if (author !== '' && PROFESSIONALS_SITE.test(page.siteName)) return `${oneLine(page.siteName)}（${author}）`
  return bylineTitle(author, page.blocks)
}

/** A short line, such as a byline or an author box, with the author's name beside a title. */
function bylineTitle(author: string, blocks: ReadPage['blocks']): string | null {
  if (author.length < 2) return null
  const beside = new RegExp(TITLE, 'u')
  const line = blocks.find(({ text }) => text.length <= 80 && text.includes(author) && beside.test(text))
  return line === undefined ? null : oneLine(line.text)
}
