import { foldSimplified } from '@gaplens/text/simplified'
import { sentencesOf, unquoted } from '../sentences.ts'
import { oneLine } from '../wording.ts'
import { SURNAMES, TITLE } from './titles.ts'

/** Trades and jobs, by which years of work differ from years of use (「租了五年」, 「養了三年貓」). */
const TRADE =
  '(?:這一?行|聽力|助聽器|驗配|驗光|配鏡|眼鏡|語言治療|職能治療|物理治療|呼吸治療|放射|檢驗|助產|牙技|救護|居服|居家服務|個管|公證|估價|報關|房貸|車貸|貸款|報稅|驗收|驗屋|頭髮|剪髮|這個?行業|本行|業界|保險|保經|理賠|核保|業務|房仲|仲介|代書|地政|婚企|婚顧|婚禮企劃|婚禮顧問|婚禮主持|婚攝|企劃|攝影|錄影|新秘|美髮|美容|美甲|美睫|紋繡|設計|室設|裝潢|裝修|統包|木工|木作|泥作|水電|油漆|鐵工|鐵皮|防水|抓漏|冷氣|空調|冷凍|電工|土木|營造|建築|結構|工地|監工|工程|搬家|清潔|除蟲|防治|餐飲|廚房|內場|外場|烘焙|麵包|甜點|咖啡|辦桌|小吃|料理|護理|護士|急診|開刀房|加護病房|臨床|復健科|長照|照服|看護|藥局|牙科|牙助|獸醫|寵物美容|訓犬|營養師|心理師|社工|補教|教書|家教|老師(?!傅)|講師|幼教|保母|月嫂|會計|記帳|審計|稅務|報稅|法務|律師|法律|書記官|專利|銀行|信貸|放款|授信|理專|理財顧問|證券|行銷|廣告|公關|電商|網拍|SEO|文案|編輯|採訪|記者|翻譯|口譯|軟體|程式|工程師|資訊業|系統整合|後端|前端|人資|人力資源|HR|招募|獵頭|總務|採購|物流|貨運|司機|計程車|導遊|領隊|旅行社|旅行業|民宿|飯店|旅館|空服|機師|維修|家電|修車|車行|中古車|二手車|花藝|園藝|農|養殖|直播|樂團|禮儀|殯葬|禮服|裁縫|服飾|珠寶|金工|皮件|印刷|塑膠|橡膠|半導體|工廠|品管|研發|公職|公務員|警察|消防|客服|店長|門市|批發|國貿|報關|顧問|水果|早餐|醫療|製造|不動產|驗屋|嚮導|鋼琴|瑜伽|健身|游泳|數學|英文|日文|國小|國中|高中|大學|幼兒園|補習班)'
/** Places of work. */
const WORKPLACE =
  '(?:這一?行|業界|公司|銀行|醫院|診所|事務所|工作室|工廠|[車藥餐飯店廠局署院所館社行]|學校|補習班|部門|法院|業界|產業|廚房|開刀房|急診|第一線|工地)'
const YEARS =
  '(?:第\\s?)?(?:\\d{1,2}|[一二三四五六七八九十廿兩]{1,3}|好幾|十幾|[二三四]十[幾多])\\s?(?:多|餘|幾)?\\s?個?年(?:多|頭|半)?(?!前|後|級|度|期|齡|費|約|繳|終)'
const SINCE = '(?:至今|工作|已經?|也|都|有|邁入|滿|超過|將近|快|了|到現在|整整|就是|，|,|、|\\s){0,3}'

/** Own years in a trade. */
const PRACTISED = new RegExp(
  [
    // 「審了九年理賠」, 「做了九年婚企」
    `(?:做|當|跑|審|賣|拍|接|幹|教|修|畫)(?:了|過|滿)?\\s?${YEARS}的?\\s?(?!水果|早餐|英文|日文|數學|房貸|車貸|貸款)\\p{Script=Han}{0,3}${TRADE}`,
    // 「在台中做婚禮企劃第九年」, 「跑房仲業務十五年」, 「修冷氣修了二十年」
    `(?:做|當|跑|審|賣|寫|拍|帶|幹|開|教|修|管|剪|從事|擔任|經營|投身|踏入|投入|任職)(?:的是|於)?[^，。的]{0,6}?${TRADE}(?:[^，。的跟和比]{0,5}?${SINCE}|的)${YEARS}`,
    // 「報稅報了十年」
    `(?:報稅|驗屋|剪頭髮|抓漏|裝潢|記帳|審件|搬家|看診|教書|送貨|跑車|帶團|開刀)(?:\\p{Script=Han}了|了)${YEARS}`,
    // 「入行二十年」, 「執業邁入第十年」, 「驗配助聽器 22 年」: what only who is trained for it does
    `(?:入行|從業|執業|任教|教書|開業|行醫|從醫|從事這一?行|做這一?行|(?:驗配|驗光|配鏡|接生|看診|駐診)(?:助聽器|眼鏡)?)${SINCE}${YEARS}`,
    // 「在這一行十八年」
    `在這一?行${SINCE}${YEARS}`,
    // 「在產險公司待了八年」, 「在業界打滾二十年」
    `在[^，。的]{0,8}${WORKPLACE}[^，。的]{0,3}(?:做|待|工作|服務|執業|上班|任職|打滾|走跳|帶班|當班|審)過?${SINCE}${YEARS}`,
    // 「婚禮企劃第九年」
    `${TRADE}(?:師|員|工作|人)?${SINCE}第\\s?[\\d一二三四五六七八九十]{1,3}\\s?個?年(?!級|度)`,
    // 「有十二年的法務經驗」
    `(?:有|累積了?|超過|具備?)\\s?${YEARS}(?:以上)?的?\\s?[^，。]{0,6}${TRADE}[^，。]{0,3}(?:經驗|資歷)`,
  ].join('|'),
  'u',
)

const MANY =
  '(?:\\d[\\d,]{1,12}|[\\d一二三四五六七八九兩數幾上破]{0,12}[十百千萬][十百千萬一二三四五六七八九零〇]{0,12})'
/** Own clients or cases, in a number that nobody has as a customer: 「陪過三百一十二對新人」. */
const SERVED = new RegExp(
  `(?:陪|陪伴|帶|服務|經手|處理|看|輔導|接|幫|替|量|辦|審|拍|教|承辦|協助|照顧|接待|主持|規劃)(?:過|了)\\s?(?:超過|將近|快|大概|大約|約|不下|至少)?\\s?${MANY}\\s?[多餘幾]?\\s?[個位組對件場間家戶名份雙]?的?\\s?\\p{Script=Han}{0,3}?(?:新人|客戶|客人|個案|案主|案件|案子|學生|學員|病人|病患|患者|飼主|委託人|當事人|店家|家庭|屋主|業主|新娘|新手爸媽|婚禮|婚宴|理賠|申請書|申請案|合約|履歷|產婦|腳)`,
  'u',
)

/** Years behind so many things of one's work, whatever they are: 「二十六年，我經手四千多座鐘」. */
const HANDLED = new RegExp(
  `${YEARS}(?:來|下來|間)?[，,]?\\s?我(?:總共|一共|大概|大約)?(?:經手|修過|裝過|拆過|換過|縫過|磨過|診過)過?(?:了)?\\s?(?:超過|將近|快|上|不下)?\\s?${MANY}`,
  'u',
)
/** A craft in a title with its years: 「刨刀二十二年：一個木工師傅看不慣的五件事」. */
const CRAFT_TITLE = new RegExp(
  `^[^，：:｜|]{0,8}${YEARS}(?:的|[，：:｜|\\s])?\\s?(?:一[個位名])?\\p{Script=Han}{0,6}(?:師傅|技師|老師傅|職人|匠|${TITLE})`,
  'u',
)

/** What is done for others in a trade. Owners say of things that they used, kept or drove them for years. */
const WORK =
  '(?:fitted|dispensed|prescribed|treated|practi[cs]ed|taught|coached|trained|tutored|worked (?:as|in|at|for)|sold|brokered|repaired|serviced|installed|inspected|audited|appraised|designed|engineered|managed|advised|counsel+ed|represented|litigated|nursed|edited|reported|translated|guided|catered|groomed|bred)'
/** 「I fitted hearing aids for twenty-two years before I retired」 */
const WORKED = new RegExp(
  String.raw`\bI(?:['’]ve|\shave|\s\w+ly)?\s${WORK}\s(?!here\b|there\b|abroad\b)[^.;]{0,50}?\bfor (?:(?:over|more than|nearly|almost|about|some) )?(?:\d{1,2}|\w+teen|\w+ty(?:-\w+)?|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many)\+? years\b`,
  'u',
)
const ENGLISH =
  /\bI(?:['’]ve|\shave|\salso\shave)\s(?:worked (?:as|in|at|for)|practi[cs]ed|taught)\b[^.]{0,60}\b(?:years|since \d{4})|\b[Ii]n my (?:\w+ ){1,2}years (?:as|of|in)\b|\bI(?:['’]ve|\shave)\s(?:personally\s)?(?:\w+ed|built|run|taught|seen)\s(?:over |more than |some )?(?:\d{2,}|\w+teen|\w+ty|ten|eleven|twelve|dozens of|hundreds of)\s(?:[\w-]+\s){0,2}(?:brands|clients|customers|companies|patients|students|couples|families|cases|businesses|projects|sites|stores)\b/u

/** The writer as the subject. */
const SELF = /(?<![自忘你像讓請教給問幫])我(?![們们國国方的])|筆者|本人|小弟|在下/u
/** Between the writer and the work: somebody else, whose work it is. */
const OTHERS =
  /朋友|同[事學]|學[長姊弟妹]|鄰居|[爸媽哥姊妹爺奶]|(?<!小)弟|老[公婆]|先生|太太|男友|女友|客戶|房東|師傅|[他她您你]|[請找問認遇聽見選挑]|[一這那某]位|有[個位]|如果|若|要是|假如|不是|沒有?|想|希望/u
/** The writer as the subject of a later clause. */
const SELF_NEXT = /^[^。，,]{0,7}[，,](?:[^。]*[，,])?[^。，,]{0,4}(?<![教跟訴對帶給])我(?![們们國国方的])/u
/** Who works so long is somebody else: 「執業十五年的會計師指出」. */
const ATTRIBUTE = /^\s?的(?!經驗|資歷|心得|時候|第|日子|我)/u
/** What holds for everybody who has worked so long: 「執業滿五年就能申請」. */
const RULE = /^[^，。]{0,4}(?:以上|就能|就可|才能|才可|即可|者|的人)/u
/** What follows a trade that is the subject of the next words: 「我兼了三年差主管從沒問過」. */
const OF_ITS_OWN = /^(?:[從都也]?(?:來都?|曾)?[沒不未]|問|說|叫|要求|通知)/u
/** Words of a title in which somebody else teaches the writer, or is asked. */
const HEARD = /[教跟對告訴帶給]我|專訪|採訪|訪問|訪談|請教|教你|公開|揭密/u

/**
 * The sentence in which the writer tells of own years in a trade or of many own clients: 「婚禮企劃第九年，陪過三百一十二對新人」;
 * null when there is none. A title may leave the writer out, if the page says 「我」.
 */
export function practiceIn(sentences: readonly string[], title: string): string | null {
  // Words in Simplified Chinese are compared as Taiwan writes them.
  const said = sentences.map((sentence) => foldSimplified(unquoted(sentence)))
  const writes = said.some((sentence) => SELF.test(sentence))
  const heading = oneLine(title)
  if (writes && !HEARD.test(heading) && (isOwnPractice(unquoted(heading), true) || CRAFT_TITLE.test(heading)))
    return heading
  return sentences.find((_, at) => isOwnPractice(said[at] ?? '', false)) ?? null
}

/** One of a small firm's people, as such firms name them: 「玉蘭姐做過八年居服員」, 「老闆當過十年技師」. */
const OF_STAFF = new RegExp(
  `^(?:\\p{Script=Han}{1,2}(?:姐|姊|哥|師傅|老師)|阿\\p{Script=Han}|店長|老闆娘?|院長|所長)(?:以前|從前|之前|也)?(?:[做當]過|[做當]了)\\s?${YEARS}的?\\s?(?:${TRADE}|${TITLE})`,
  'u',
)

/** Who is in charge, by name, and how long they have done the work: 「店主林以晴，修琴修了二十年」. */
const IN_CHARGE = new RegExp(
  `^(?:院長|所長|館長|負責人|創辦人|店長|店主|老闆娘?|主廚)\\s?[${SURNAMES}]\\p{Script=Han}{1,2}，?[^，。；]{0,8}?\\p{Script=Han}了\\s?${YEARS}`,
  'u',
)

/** The sentence in which a firm tells of the years that one of its people worked in a trade; null when there is none. */
export function staffPracticeIn(text: string): string | null {
  return (
    sentencesOf(text).find((sentence) =>
      [OF_STAFF, IN_CHARGE].some((sign) => sign.test(unquoted(sentence))),
    ) ?? null
  )
}

function isOwnPractice(said: string, isTitle: boolean): boolean {
  if (ENGLISH.test(said) || WORKED.test(said) || HANDLED.test(said)) return true
  return [PRACTISED, SERVED].some((sign) => {
    const found = sign.exec(said)
    if (found === null) return false
    const before = said.slice(0, found.index)
    const after = said.slice(found.index + found[0].length)
    if (RULE.test(after) || OF_ITS_OWN.test(after)) return false
    const isAttribute = ATTRIBUTE.test(after) && !/[身作]為$/u.test(before)
    if (!isTitle && isAttribute) return false
    const self = SELF.exec(before)
    if (self !== null) return !OTHERS.test(before.slice(self.index))
    if (SELF.test(found[0])) return !isAttribute && !OTHERS.test(found[0])
    // 「入行十二年，我看過各種合約」: the writer stands in the next clause.
    const opening = before.replace(isTitle ? /^.*[，：:｜|？?]/u : /^[^，。]{0,6}[，：:]/u, '')
    return /^(?:身為|在[^，。]{1,6})?$/u.test(opening) && (isTitle || SELF_NEXT.test(after))
  })
}
