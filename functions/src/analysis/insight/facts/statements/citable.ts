import { SURNAMES, TITLE } from '../eeat/titles.ts'
import { speaksAsFirm } from '../seller/seller-signs.ts'
import { PERSON_TOLD_BEFORE } from './person-told-before.ts'
import { POINTER } from './points-elsewhere.ts'

/** How a court calls itself, as hospitals and colleges do, whose word is no office's. */
const COURT = /(?<![日基書])本院(?!線)/
/** How an office calls itself and its place: a client who copies it speaks of another as itself. How a firm does, `speaksAsFirm` knows. */
const OFFICE_ITSELF = [
  /(?<![基根日原標書資成版樣課文腳劇熊松山橋泉正副影謄抄範繕一二兩三四五六七八九十幾每這那此])本(?:[站局署府部市縣鄉鎮區]|會(?!計)|中心)/,
  /(?<![日基根成資標書樣版文])本處(?![理置分罰境方所])/,
  COURT,
]
/** The thing or the case at hand. */
const AT_HAND =
  /(?<![日基原成樣資標書根版課文劇])本(?:機種|機型|案(?!例)|須知|要點(?=[^，。；]{0,2}[規之所])|辦法|細則)/
const OF_OFFICE = new RegExp(OFFICE_ITSELF.map(({ source }) => source).join('|'), 'gu')

/** The sum of a single case: 「3 萬 2 加 1 萬 8 等於 5 萬」, 「全部加起來 4 萬 3」. */
const SUM_OF_ONE_CASE =
  /[\d萬千百元]\s?(?:加|減|乘以?|除以)\s?\d[^，。；]{0,12}等於\s?\d|^(?!.*(?:試算|假設|例如|為例)).*(?:減掉|扣掉|減去|拿掉|加)[^。]*[，；]剩下?\s?\d|(?:全部|通通|一共|總共|前後|零零總總)(?:加起來|(?:總共|一共)?(?:花|付|刷)了)\s?(?:是|約|大約)?\s?[\d一二三四五六七八九十兩]/

/** What people say on the net: 「網路上說只能撐幾天」, but no novel there (「網路小說」) and no explanation (「網路上說明…」). */
export const SAID_ON_THE_NET = /網(?:路上?|上)[^，。；小解]{0,4}說(?![明法服])/u

/** Things that only a legend elsewhere names: 「A、C 有離線模式」, 「B 只能唯讀；D 停擺」, 「A：75 歲」. 「A 柱、B 柱」 and 「A 型」 are names. */
const LETTERED = new RegExp(
  [
    '^[A-F]、[A-F](?:[：:]|\\s?(?![型級肝流群類等])\\p{Script=Han})',
    '(?:^|[；。，、：])[A-F]\\s?(?<noun>\\p{Script=Han}).*[；。，、：][A-F]\\s?(?!\\k<noun>|[型級肝流群類等])\\p{Script=Han}',
    '(?:^|[；。，、：])[A-F]\\s?[牌家店廠].*[；。，、：][A-F]\\s?[牌家店廠]',
    '^[A-F]\\s?(?:[：:]|[缸盆箱罐鍋瓶]是)',
    '的\\s?[A-F](?=$|[，。；])',
    '只有\\s?[A-F]\\s?(?![型級肝流群類等])\\p{Script=Han}',
  ].join('|'),
  'u',
)

/** What a shop wants done at once. 「立即就醫」 and 「立即停卡」 are advice. */
const AT_ONCE =
  '立即(?=預[約定]|購買|選購|下單|訂[購位房]|註冊|加入|下載|申[請辦]|[了瞭]解|諮詢|洽詢|體驗|領取|試[用算]|報名|查看|搶|結帳|前往|線上|擁有|免費|聯[繫絡]我們)'

/** Nouns that a Roman numeral follows. Behind any other capital "I" is the writer: "In March I paid". */
const NUMBERED =
  'War|Schedule|Table|Article|Chapter|Section|Title|Volume|Book|Act|Appendix|[Tt]ype|[Pp]art|[Pp]hase|[Cc]lass|[Gg]rade|[Ll]evel|[Ss]tage'

/**
 * Signs of a sentence that cannot be cited as a fact, by what they show. The lookarounds keep longer words that contain a sign:
 * 「基本行程」 is not 「本行」.
 */
const SIGNS = [
  // A question or an exclamation.
  /[?？！!]/,
  // The writer in the first person. Behind these nouns "I" is a number ("World War I", "type I"), and nobody says it of a reign.
  new RegExp(`(?<!\\b(?:${NUMBERED}) )\\bI(?! (?:reigned|abdicated)\\b)(?:['’](?:m|ve|d|ll))?\\s[a-z]`, 'u'),
  /\b(?:[Mm]y|me|[Oo]urs|us)\b/,
  // What "we" sleep, and "our" planet, are everybody's.
  /\b[Ww]e(?:['’](?:re|ve|d|ll))?\b(?! (?:sleep|sweat|breathe|age|dream|blink)\b)|\b[Oo]ur\b(?! (?:solar|planet|sun|galaxy|lives|body|bodies|skin|eyes|brains?)\b)/,
  /我|筆者|小編|(?<![室國業體市縣境校年])內人(?![數口員士工次])/,
  AT_HAND,
  // A club that speaks of itself.
  /(?<![日基])本社(?![會區群團])/,
  // One case at court, or a measurement that continues a comparison.
  /(?<!應)該案|全案|^\d{1,2}\.\d{2}\s?(?:秒|分鐘|小時|天)/,
  // Promotion.
  new RegExp(`歡迎|${AT_ONCE}|優惠|折扣|會員`, 'u'),
  SUM_OF_ONE_CASE,
  // A reference to other text.
  // An amount may have a unit of some length: 「33 平方公尺以下」.
  /^以上[是為皆]|詳見|請見|如下|(?<![條法則])第[一二三四五六七八九十]+[點項款]之|(?<![\d一二三四五六七八九十百千萬半][^，。；]{0,6})以下/,
  POINTER,
  // Talk and posts of a forum.
  /哈|囉|喔|耶|原\s?PO|最後選|發表於|樓上(?:大大|正解|網友|那位|[幾兩]位|[說講提])|[推同挺回]樓上|網友|#\d/,
  // What somebody adds to a post later.
  /^(?:更新|補充|後續)[，：:]/,
  // How a comparison or a measurement was set up, whose result the text does not tell.
  /^(?:情境|前提|假設|(?:測試|量測|測量|比較)?條件|背景(?:值|音量?|噪音)?)(?:[：:]|\s?\d)/,
  // A poster who only passes by.
  /^路過的?/,
  // What one party says at court, of which the court may have thought otherwise. What one may claim is a right.
  /^[^，。；]{1,10}(?<![得可能應需須以並若])(?:主張|辯稱|抗辯|控訴|喊冤|質疑)(?![^，。；]*[時者][，；])(?!.*(?:法院|法官|判[決定賠]|認定))/,
  // What somebody felt who was asked.
  /受訪[時者][^，。；]{0,8}(?:無奈|抱怨|苦笑|感嘆|氣憤|哽咽)|(?:無奈|苦笑|哭訴|氣憤)地?(?:的?說|表示|，說)/,
  // Hearsay.
  /聽說|據說/,
  SAID_ON_THE_NET,
  // A time that counts from the day of writing.
  /(?<!過)去年(?![費限資齡])|(?<![說註標證載聲表])明年(?![份資齡])|(?<![稅以婚目之])前年(?![滿資齡度紀薪收])/,
  /(?<![基日])本[月季週](?![刊期租薪])|(?<!以)上個?月|上週/,
  /下(?:個?月|週|星期|禮拜)(?=起|開始|上路|實施)|(?<!年\s?度?)[上下]半年起/,
  /今[天日]|昨[天日晚]|(?<!提)前天(?!數)|(?<![附接靠最])近日(?![式本])|(?<![\d一二三四五六七八九十]\s?)日前[，公宣表到赴前]/,
  /(?<!月\s?)(?<!\d)\d{1,2}\s?日(?:公布|宣布|發布|表示)/,
  LETTERED,
  // Only whom to ask.
  /^請?先?(?:請教|洽詢|詢問|諮詢|問過?)您?[^，。；]{0,12}$/,
  // A person whom the text before it names.
  PERSON_TOLD_BEFORE,
]
/** A thing as told before: 「前述長度」. */
const AS_TOLD = /(?:上述|(?<![之以目提先天日週月年])前述)的?(\p{Script=Han}{2})?/gu
const NOT_CITABLE = new RegExp(SIGNS.map(({ source }) => source).join('|'), 'u')
/** Surnames that also begin words, for where what follows leaves no doubt. */
const MORE_SURNAMES = '石邵康毛秦史顧尤童嚴龔湯阮田姜溫凌游方高馬'
/** A person without a first name, as verdicts and reports name a party: 「王男主張」, 「陳姓學員」. */
const PARTY = new RegExp(
  `(?<!同)[${SURNAMES}]姓(?![名氏])|[${SURNAMES}${MORE_SURNAMES}][男女婦](?=[負向對說稱在於因將被到未不須要與和另也又、，]|提[告出]|主張|表示)`,
  'u',
)
/** A person of a story, also by what befell or belongs to whom: 「王先生的手機送修後免費換新」, 「被害人王老太太付了訂金」. */
const SOMEBODY = new RegExp(
  `^[^，。：]{0,6}(?:(?<!\\p{Script=Han})|(?<=[被受]害[人者]|民眾|[住客租]戶|[屋房飼車地]主|讀者|客人|家屬|網友|居民))[${SURNAMES}]老?(?:先生|小姐|太太|女士|媽媽|爸爸)(?![、或和與])`,
  'u',
)
/** Quotes a person by name, whom the reader does not know: 「方志豪說，」. A profession (「醫師說」) is no name. */
const SAID_BY_SOMEBODY =
  /^\p{Script=Han}{2,3}(?<![家師者局署部會授長員生士司醫心員們子婦科處所隊])則?(?:說|表示|指出|提醒|認為|解釋)[，：]/u
/** An expert who is quoted by title and whole name: what is said is the fact (「未參與本案的律師周以恆提醒，」). */
const SAID_BY_EXPERT = new RegExp(
  `^(?!.{0,14}(?:被告|原告|反對|辯護))[^，。：「]{0,14}?${TITLE}[${SURNAMES}]\\p{Script=Han}{1,2}(?:也|則|並)?(?:提醒|表示|說明|說|指出|強調|解釋)[，：](?=.{10})`,
  'u',
)
/**
 * A person by name only who advises, shows or passes on a study, which then is the fact (「洪瑞祥引用研究指出，」); 「原廠建議，」 is none.
 */
const NAMED = `[${SURNAMES}]\\p{Script=Han}{2}(?<![家師者局署部會授長員生士司醫心們子婦])`
const ADVICE = `${NAMED}[則也]?(?:建議，|示範，|觀察，|(?:強調|補充|估計|分析|不諱言|坦言|直言|透露)[，：]|引用[^，：]{0,6}指出[，：])(?=.{10})`
/** A person by surname only: 「游男提醒，」. */
const BY_SURNAME = `\\p{Script=Han}[男女翁婦嫌][則也]?(?:提醒|建議)，(?=.{10})`
/** The writer who advises: what follows is the advice. */
const OWN_ADVICE = '我(?:們)?的建議是[，：]?'
/** These at the beginning of any sentence, and who adds to it behind a semicolon. */
const ADVISES = new RegExp(
  `(^|[。！？」；])(?:${ADVICE}|${OWN_ADVICE}|${BY_SURNAME})|(；)${NAMED}[則也]提醒，`,
  'gu',
)
/** Promotional sentences are not quoted either. */
const PROMOTIONAL = new RegExp(`歡迎|洽詢|${AT_ONCE}|優惠|折扣|加入會員`, 'u')
/** The end of a sentence that only announces what follows it. */
const ANNOUNCES = /(?:如下|如后|如後|以下)$/u

/** Whether a text calls its writer an office. */
export function speaksAsOffice(text: string): boolean {
  return text.search(OF_OFFICE) >= 0
}

/** An office's text with its name where it speaks of itself, and the place where it speaks of that: 「向南浦國稅局申請」. */
export function withOfficeNamed(text: string, office: string, place = office): string {
  const government = place === office ? office : `${place}政府`
  return text.replace(OF_OFFICE, (own) =>
    /[市縣鄉鎮區]$/u.test(own) ? place : own === '本府' ? government : office,
  )
}

/**
 * Whether a text may be stated as a fact: nothing in it speaks of its writer, its day, other text or a person of a story, asks,
 * advertises, or passes on what somebody says.
 */
export function isCitable(text: string): boolean {
  // Whether its page is a court's is seen where an office's words are named.
  const isOfFirm = speaksAsFirm(text.replace(new RegExp(COURT, 'gu'), ' '))
  return (
    !NOT_CITABLE.test(text) &&
    !isOfUntoldThing(text) &&
    !PARTY.test(text) &&
    !SOMEBODY.test(text) &&
    !isOfFirm
  )
}

/** Whether a text speaks of a thing as told that it has not told of: 「未達前述長度亦同」 without the rule that gives the length. */
function isOfUntoldThing(text: string): boolean {
  return [...text.matchAll(AS_TOLD)].some(
    ({ index, 1: thing }) => thing === undefined || !text.slice(0, index).includes(thing),
  )
}

/** Whether a text tells what a person says whom only the page names. */
export function isSaidBySomebody(text: string): boolean {
  return SAID_BY_SOMEBODY.test(text)
}

/** A sentence without the expert by title and name who says it, or the person whom only the page names. */
export function withoutExpert(sentence: string): string {
  return withoutAdvisers(sentence.replace(SAID_BY_EXPERT, ''))
}

/** A text without those whom only the page names and who only advise what it states. */
export function withoutAdvisers(text: string): string {
  return text.replace(ADVISES, '$1$2')
}

/**
 * Whether a text may be quoted where nothing may be stated: it neither advertises nor only announces what follows it, and does not speak
 * of an office or a firm as its own.
 */
export function isQuotable(text: string): boolean {
  const isOfItself = AT_HAND.test(text) || speaksAsOffice(text) || speaksAsFirm(text)
  return !PROMOTIONAL.test(text) && !ANNOUNCES.test(text) && !SUM_OF_ONE_CASE.test(text) && !isOfItself
}
