import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { foldSimplified } from '@gaplens/text/simplified'
import { sentencesOf, unquoted } from '../sentences.ts'
import { oneLine } from '../wording.ts'
import { practiceIn } from './practice.ts'
import { TITLE } from './titles.ts'

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
/** Who makes the page, or works for its maker, as one person. */
const PERSON =
  '(?:我(?![們们國国的])|筆者|本人|作者|小編|編輯|店長|老闆|負責人|創辦人|院長|所長|(?:每[一]?[位名個])?(?:施工|服務|清潔|技術|工程|現場|照護|專業|從業)人員|(?:團隊|全體)?(?:成員|師傅|技師|講師|教練|設計師|顧問))'
/** The same, or all of them. Others have people too: 「他們店裡的師傅」, so the subject begins its clause. */
const SUBJECT = `(?:^|[，。；：:\\s])(?:而且?|並且|此外|目前)?(?:(?:我們|本[所院店社公司團隊]{1,2}|團隊|店裡)的?)?(?:${PERSON}|(?:我們|本[所院店]|團隊)(?!的))`
/** What a person gets by an examination. Goods and places are certified too, but have no licence. */
const LICENCE = '(?:證照|執照|技術士證?|專科(?:醫師)?|國家考試|[高普]考|[師士員]證書?|[師士員]資格)(?!者)'
/** Wishes, duties and possibilities before a verb; and 「的」, after which something else is the subject. */
const WISHED = '[想可要能會需應若如為才的]|朋友|同事'
const ADVERBS =
  '(?:都|皆|均|也|已經?|曾|全數|全部|陸續|先後|另|並|還|後來|(?:[在於][^，。的]{1,10})|\\d{2,4}\\s?年)'
/** Others of whom the writer tells: 「我有個朋友是護理師」. */
const OF_OTHERS =
  '有[一]?[個位名]|[第那這][一二三四五六七八九\\d]?[家位間個]|朋友|同[事學]|鄰居|[爸媽哥姊弟妹]|老[公婆]|先生|太太|[男女]友|客[戶人]|他|她'

/** The writer's own training, by what each sentence shows. */
const OWN: readonly RegExp[] = [
  // 「我是執業十年的營養師」, 「編輯做了八年記帳士」
  new RegExp(
    `(?:我(?![們的])|筆者|作者|編輯|本所|本院|團隊|店長|老闆)(?:(?!${OF_OTHERS})[^。；]){0,12}(?<![不就])(?!${OF_OTHERS})(?:是|身為|擔任|從事|執業|當過?(?!場)|做了?|有)(?:(?![跟給請問找聽由訪看])[^。，、]){0,12}(?:師(?!傅)|士|教授|年(?:的|以上)?[^。]{0,4}(?:經驗|資歷))`,
    'u',
  ),
  /我(?:的)?(?:博士|碩士)(?:班|論文|期間)/u,
  // 「作者考取專業證照」, 「施工人員皆持有乙級技術士證照」
  new RegExp(
    `${SUBJECT}(?:(?!${WISHED})[^，。；]){0,12}(?<![否未沒])(?:持有|取得|考取|考上|領有|通過)[^。，]{0,16}${LICENCE}`,
    'u',
  ),
  // 「我取得 ACE 教練認證」: what somebody is certified for. Of a firm it is its goods or its procedures: 「本公司通過 ISO 認證」.
  new RegExp(
    `(?:^|[，。；：:\\s])${PERSON}${ADVERBS}{0,3}(?<![否未沒])(?:持有|取得|考取|通過)[^。，]{0,16}認證(?!的)`,
    'u',
  ),
  // 「作者為資深編輯」, 「由資深獸醫師撰寫」
  /(?:我是|我為|筆者|作者|小編|由)[^。，]{0,6}資深(?!會員)[^。，]{0,6}(?:師|士|編輯|顧問|從業)/u,
  new RegExp(`資深(?!會員)\\p{Script=Han}{0,6}(?:師|士|編輯|顧問|從業人員)[^。，]{0,6}${WROTE}`, 'u'),
  /\bI(?:['’]m| am|['’]ve been| have been| was) (?:\w+ )?certified (?:by|as|in)\b|\b[Ii](?:['’]m| am) an? [^.]{0,30}(?:veterinarian|physician|dentist|nurse|dietitian|lawyer|engineer|accountant)/u,
]

/** A rule about who may do something: 「業者應領有許可執照，並置專業技術人員」. Nobody on the page has such credentials thereby. */
const RULE =
  /(?:應|須|需|必須|應當|得)(?:先|依法)?(?:領有|具備?|取得|持有|考取|通過|置)|(?:請|要求|確認|檢查|查詢|查明)[^。]{0,10}(?:對方|業者|廠商|是否|有無|有沒有)/u

const TITLED = new RegExp(TITLE, 'u')
/** A byline with an occupation before the name: 「法務 林以安」. Who runs a shop, a site or a family has no credential thereby: 「店長」. */
const ROLE_BEFORE_NAME =
  /^\p{Script=Han}{0,5}(?:顧問|法務|代書|教練|經紀人|代理人|[院所校]長|理事長|研究員|消防員|救生員|[師士授])\s+\p{Script=Han}{2,4}$/u
/** One that a writer once had: 「前報關員 林以安」, 「林以安（前報關員）」. */
const FORMER =
  /^前\p{Script=Han}{1,5}[員師]\s+\p{Script=Han}{2,4}$|^\p{Script=Han}{2,4}\s?[（(]前\p{Script=Han}{1,5}[員師][）)]$/u
/** A profession behind a name in English: "Ann Loe, physiotherapist". */
const ENGLISH_BEHIND_NAME =
  /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+)+, (?:\p{Ll}+ )?(?:\p{Ll}*(?:therapist|ologist|onomist|ietitian|etrist|hygienist|surgeon|physician)|nurse|midwife|doctor|dentist|veterinarian|pharmacist|lawyer|solicitor|attorney|engineer|architect|accountant|electrician|plumber|surveyor)$/u
/** Who is in charge of a workshop knows the trade, also with a name of the house: 「廠長老林」. */
const FOREMAN = /(?:^|\s)(?:廠長|總技師|領班師傅)\s?(?:[阿小老]\p{Script=Han}{1,2}|\p{Script=Han}{3})$/u
/** A site name that says that one professional writes the site: 「耳科醫師手記」. */
const PROFESSIONALS_SITE = new RegExp(
  `${TITLE}的?(?:札記|手記|筆記|日記|日誌|診間|診療室|專欄|部落格|說)`,
  'u',
)
/** A firm that only a professional may run, named after the profession: 「德隆記帳士事務所」. */
const FIRM = /(?:律師|會計師|記帳士|地政士|建築師|專利師|估價師|技師)(?:聯合)?事務所$/u
/** A title, or a part of one, in which one professional writes of their own, or to whom: 「一個風濕免疫科醫師的飲食觀」, 「獸醫師寫給新手飼主」, 「退休護理師的告白」. */
const PROFESSIONALS_TITLE = new RegExp(
  `一[個位名]\\p{Script=Han}{0,8}${TITLE}的\\p{Script=Han}{2,8}(?:$|\\s*[：:｜|—–])|(?:退役|退休|資深|現役|在職|執業)\\p{Script=Han}{0,6}${TITLE}的(?:懺悔|告白|自白|筆記|心得|經驗|帳[單本]|日[記誌]|真心話|建議|提醒|觀察)|(?:^|[：:｜|—–，])\\p{Script=Han}{0,6}${TITLE}寫給`,
  'u',
)
/** The person in charge of a practice: 「看診醫師：林以安醫師」, 「院長林以安獸醫師專看貓科」. */
const IN_CHARGE = new RegExp(
  `(?:看診|主治|門診|負責|主持|承辦)(?:醫師|獸醫師|律師|會計師|建築師|技師|老師)?\\s?[：:]\\s?(?:${NAME}\\s?${TITLE}|${TITLE}\\s?${NAME})|(?:院長|所長|負責人|創辦人)${NAME}\\s?${TITLE}(?:專[看精攻治]|執業|看診|行醫|從事|擁有)`,
  'u',
)

/** Whether a byline itself has an occupation: 「記帳士 林以安」, 「李医生」. */
export function isTitled(author: string): boolean {
  return [TITLED, ROLE_BEFORE_NAME, FORMER, ENGLISH_BEHIND_NAME, FOREMAN].some((sign) => sign.test(author))
}

/**
 * The text with the credentials of the page's author or reviewer; null when there is none.
 *
 * @param text the page's own text, without what its readers write
 */
export function credentialIn(
  page: Pick<ReadPage, 'title' | 'author' | 'blocks' | 'siteName'>,
  text: string,
): string | null {
  const author = page.author?.trim() ?? ''
  if (isTitled(author)) return author
  const sentences = sentencesOf(text)
  const own =
    sentences.find((sentence) => !RULE.test(sentence) && NAMED.test(sentence)) ??
    sentences.find((sentence) => {
      const said = unquoted(sentence)
      return !RULE.test(said) && (OWN.some((sign) => sign.test(said)) || IN_CHARGE.test(said))
    }) ??
    practiceIn(sentences, page.title)
  if (own !== null) return own
  if (PROFESSIONALS_TITLE.test(foldSimplified(page.title.trim()))) return oneLine(page.title)
  if (author !== '' && PROFESSIONALS_SITE.test(page.siteName)) return `${oneLine(page.siteName)}（${author}）`
  return bylineTitle(author, page.blocks) ?? (FIRM.test(page.siteName.trim()) ? oneLine(page.siteName) : null)
}

/** What may stand between a name and its title: signs, a department, a rank. Another name may not. */
const BETWEEN =
  '[\\s,，、（(｜|／/・·–—-]{0,3}(?:(?:\\p{Script=Han}{1,10}(?:[科院所系部會]|大學|學會|醫學)\\s?)?(?:資深|主治|專業|專科|執業|註冊|合格|臨床)?)?'
/** Signs of an expression. */
const SPECIAL = /[.*+?^${}()|[\]\\]/gu

/** A short line, such as a byline or an author box, with a title directly beside the author's name. The title of an expert in the same line is none. */
function bylineTitle(author: string, blocks: ReadPage['blocks']): string | null {
  const names = author.split(', ').filter((name) => name.length >= 2)
  if (names.length === 0) return null
  const name = `(?:${names.map((each) => each.replace(SPECIAL, String.raw`\$&`)).join('|')})`
  const titled = new RegExp(`${name}${BETWEEN}${TITLE}|${TITLE}[\\s：:｜|／/]{0,3}${name}`, 'u')
  const line = blocks.find(({ text }) => text.length <= 80 && titled.test(text))
  return line === undefined ? null : oneLine(line.text)
}
