import type { ReadPage } from '@gaplens/contracts/read-page'
import { oneLine } from './wording.ts'

/** Words for the first person. 「我國」, 「我方」 and 「我們的」 have another meaning. */
const SPEAKER = /我(?![國方們的])|我們(?!的)|筆者|記者|小編|編輯部|編輯們|本店|本站|店裡/u
/** Verbs of one's own experience, shortly after the first person. */
const DONE =
  /實測|測試|量測|試過|試了|用過|買過|去過|吃過|住過|換過|做過|養過|學過|(?<![透超經不])過[，。了]|比較過|走訪|訪問|拍攝|親自|親身|整理的|整理過|教了|開店|經營|遇到|踩過|發現|記錄|失敗|後來改|去年|前年|上個?月|當時|那次|那時|第[一二三四五六\d]次|多年|[\d一二三兩十百]+\s*年(?:來|協助|服務|經驗)|一年協助|在家|自己(?:把|去|用|做|沖|跑|辦|買|養|量|家|的第一|[一二兩三\d])|以為|買了|換了|跑了|花了|練了|養了|種了|做的\s?\d|每[天週晚]|平常(?:跟|都)|以前|申請時|管[一二兩三四五六七八九\d]|都(?:是|會)|用.{1,8}(?:代替|包的|收單)/u
/** First-hand experience without a first person. */
const HANDS_ON =
  /實際(?:測試|試用|走訪|操作)|開箱(?![後時即])|使用心得|我的(?:經驗|做法|習慣|起點|筆記|紀錄|病人|學生|客人)|我習慣|踩過的?雷|多年來?的?經驗|第一次.{0,12}我|小時候跟|我(?:爸|媽|老公|老婆|太太|先生|女兒|兒子|婆婆|阿嬤)|花了我|我(?:博士班|做|當|開店|執業)[^。，]{0,6}[\d一二三四五六七八九十]+\s?年|我們的(?:實驗|測試|調查|店)/u
/** A completed action in the first person singular: 「我店裡坐了八桌」. A firm uses 「我們」 for its offers too. */
const DEED = /(?<![自忘])我(?![國方們的]).{1,6}(?<![為除得不罷透])了(?![解吧嗎])/u
/** A completed action in the first person, in English. */
const ENGLISH =
  /\b(?:I|[Ww]e)(?:['’]ve|\shave|\shad)?\s(?:\w+ly\s)?(?!(?:recommend|need|want|update|review|earn|includ|publish|receiv|use)e?d?\b)(?:\w{3,12}ed|built|bought|kept|made|found|ran|grew|spent|took|went|got|put|cut|began|sieve|run|wrap|switch\w*|use[d]?\sto)\b|\b(?:my|our) (?:own|first|last) (?:\w+\s){0,2}(?:pile|bin|garden|test|try|attempt|house|kitchen|dog|cat|shop)\b/u
/** Instructions to others (「務必親自到場」). */
const INSTRUCTS = /務必|請(?:您|先|勿|務|在|用|把|將|到)|應(?:該|由)|必須|建議您?/u

/** How many characters after the first person the verb may be. */
const REACH = 18

/** A sentence in which the writer describes what they did themselves; null when there is none. */
export function firstHandSentence(text: string): string | null {
  for (const sentence of sentencesOf(text)) {
    // Quoted text is somebody else's experience.
    const own = unquoted(sentence)
    if (HANDS_ON.test(own) || ENGLISH.test(own) || DEED.test(own)) return sentence
    const speaker = SPEAKER.exec(own)
    if (speaker === null || INSTRUCTS.test(own)) continue
    if (DONE.test(own.slice(speaker.index, speaker.index + speaker[0].length + REACH))) return sentence
  }
  return null
}

/** Words for one's own data. */
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
const STANDING = `(?:專科|博士|碩士|執照|證照|證書|理事|委員|學會|公會|年(?:以上)?(?:的)?(?:經驗|資歷))`

/** A professional title with a name and a role on the page or credentials. A bare 「會計師」 is a subject, not an author. */
const NAMED = new RegExp(
  `${TITLE}\\s?${NAME}.{0,6}${WROTE}|${NAME}\\s?${TITLE}.{0,4}${WROTE}|${WROTE}\\s?[：:／/]?\\s?(?:${NAME}\\s?${TITLE}|${TITLE}\\s?${NAME})|${NAME}\\s?${TITLE}(?:為|是|，|,)[^。]{0,20}${STANDING}`,
  'u',
)
/** The writer's own training or years of experience. */
const OWN =
  /(?:我|筆者|作者|編輯|本所|本院|團隊|店長|老闆)[^。]{0,12}(?:是|身為|擔任|從事|執業|當過?|做了?|有)[^。]{0,12}(?:師|士|教授|年(?:的|以上)?[^。]{0,4}(?:經驗|資歷))|我(?:做|當|教|從事|經營)[^。，]{0,8}[\d一二三四五六七八九十]+\s?年|我(?:的)?(?:博士|碩士)(?:班|論文|期間)|(?:持有|取得|考取|領有|通過)[^。，]{0,16}(?:證照|執照|認證|專科|國家考試)|資深(?!會員)[^。，]{0,6}(?:師|士|編輯|顧問|從業)|certified by|\b[Ii](?:['’]m| am) an? [^.]{0,30}(?:veterinarian|physician|dentist|nurse|dietitian|lawyer|engineer|accountant)/u

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

/** The text with the credentials of the page's author or reviewer; null when there is none. */
export function credentialIn(page: Pick<ReadPage, 'text' | 'author' | 'blocks'>): string | null {
  const author = page.author?.trim() ?? ''
  if (new RegExp(TITLE, 'u').test(author)) return author
  const own = sentencesOf(page.text).find((sentence) => NAMED.test(sentence) || OWN.test(sentence))
  return own ?? bylineTitle(author, page.blocks)
}

/** A short line, such as a byline or an author box, with the author's name beside a title. */
function bylineTitle(author: string, blocks: ReadPage['blocks']): string | null {
  if (author.length < 2) return null
  const beside = new RegExp(TITLE, 'u')
  const line = blocks.find(({ text }) => text.length <= 80 && text.includes(author) && beside.test(text))
  return line === undefined ? null : oneLine(line.text)
}

function unquoted(sentence: string): string {
  return sentence.replace(/「[^」]*(?:」|$)/gu, '「」')
}

function sentencesOf(text: string): string[] {
  return (text.match(/[^。！？!?\n]+[。！？!?]?/gu) ?? []).map((sentence) => sentence.trim())
}
