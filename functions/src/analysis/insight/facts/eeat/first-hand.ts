import { sentencesOf, unquoted } from '../sentences.ts'
import { SURNAMES } from './titles.ts'

/** Words for the first person. 「我國」, 「我方」 and 「我們的」 have another meaning, and 「由我們」 and 「給我們」 are of an offer. */
const SPEAKER =
  /我(?![國国方們们的])|(?<![由給讓跟向找])我們(?!的)|筆者|記者|小編|編輯部|編輯們|本店|本站|店裡/u
/** Verbs of one's own experience, shortly after the first person. */
const DONE =
  /實測|測試(?!報告|結果|單位)|量測|試過|試了|用過|買過|去過|吃過|住過|換過|做過|養過|學過|(?<![透超經不路通])過[，。了]|比較過|走訪|訪問|拍攝|親自|親身|整理的|整理過|(?<!請)教了|開店|經營|遇到|踩過|發現|記錄|失敗|後來改|去年|前年|上個?月|當時|那次|那時|第[一二三四五六\d]次|多年|[\d一二三兩十百]+\s*年(?:來|協助|服務|經驗)|一年協助|自己(?:把|去|用|做|沖|跑|辦|買|養|量|家|的第一|[一二兩三\d])|以為|買了|換了|跑了|花了|練了|養了|種了|做的\s?\d|每[天週晚]|平常(?:跟|都)|以前|申請時|管[一二兩三四五六七八九\d](?!\s?[年個])|都(?:是|會)|用.{1,8}(?:代替|包的|收單)/u
/** One of the writer's family. */
const RELATIVE = '(?:爸爸?|媽媽?|老公|老婆|太太|先生|女兒|兒子|婆婆|阿嬤)'
/** What one of these says or thinks, and what somebody of theirs does, with what is told of it in the next clause. */
const HEARSAY = new RegExp(
  `(?<=^|[，。；：])我(?:們?家)?的?${RELATIVE}(?:[^，。；：、]{0,8}(?:說|講|問|叫|勸|嫌|推薦|覺得|認為|想)|的?(?:朋友|同學|同事|鄰居|老師)|的(?:[爸媽哥弟姊妹]|公公|婆婆))[^，。；]*(?:，[他她也還]{0,2}說[^，。；]*)?`,
  'gu',
)
/** First-hand experience without a first person. */
const HANDS_ON =
  /實際(?:測試|試用|走訪|操作)|(?:診間|門診|櫃[台檯]|店裡)(?:裡|中|上)?(?:常常?|經常|總是?|最常|每[天週])(?:會?有(?:人|客人|病人|家長)|被問|遇到|碰到)|開箱(?![後時即])|使用心得|我的(?:經驗|做法|習慣|起點|筆記|紀錄|病人|學生|客人)|我習慣|我自己[^，。；的]{1,6}的經驗|(?:以|拿|就)我手[上邊][^，。；]{1,20}(?:來[看說算講]|為例)|踩過的?雷|多年來?的?經驗|第一次(?![^，。]{0,8}的人).{0,12}我|小時候跟|我(?:爸爸?|媽媽?|老公|老婆|太太|先生|女兒|兒子|婆婆|阿嬤)(?![爸媽])|花了我|我(?:博士班|做|當|開店|執業)[^。，]{0,6}[\d一二三四五六七八九十]+\s?年|我們的(?:實驗|測試|調查|店)|我(?:們?家)?那[台臺個間隻口顆輛支把]|我們(?!的)[^，。]{2,12}了(?:快|將近)?\s?[\d一二三四五六七八九十]+\s?年|[來到](?:門診|診間|店裡)的(?:人|客人|病人|家長|飼主)(?:最?常|多半)|我在(?:診間|門診|課堂上?|教室|工地)|(?:門診|診間|店裡|櫃台)一天[^，。]{0,6}[\d一二三四五六七八九十百]+\s?[隻位個台件]|(?:全部|全數|都是)(?:自費購買|自己[買掏花])|真的有(?:人|客人|學生)[^，。；？]{1,14}(?<![透超經不通難])過(?![程於度敏期])|(?:^|[，。；])最常(?:看見|碰到)(?!的問題)|(?:店主|作者|講師|筆者)(?:自己|本人|學徒時|年輕時|當年)[^，。；]{0,14}(?:(?<![透超經不通難])過(?![程於度敏期])|了|曾)|做這一?行[^，。；]{0,3}[\d一二三四五六七八九十]{1,3}\s?年|(?<![先可請再])試了?一[輪遍](?![再看])/u
/** A completed action in the first person singular: 「我店裡坐了八桌」. A firm uses 「我們」 for its offers too. */
const DEED =
  /(?<![自忘])我(?![國国方們们的]|朋友|同事|鄰居|同學|客戶).{1,6}(?<![為除得不罷透])了(?![解吧嗎])/u
/** A completed action in the first person, in English. */
const ENGLISH =
  /\b(?:I|[Ww]e)(?:['’]ve|\shave|\shad)?\s(?:\w+ly\s)?(?!put together|(?:recommend|need|want|update|review|earn|includ|publish|receiv|use)e?d?\b)(?:\w{3,12}ed|built|bought|kept|made|found|ran|grew|spent|took|went|got|put|cut|began|sieve|run|wrap|switch\w*|use[d]?\sto)\b|(?:^|[.;,]\s)[Mm]ine (?:has|is|was|came)\b|\b[Mm]y (?:oven|kitchen|garden|car|dog|cat|house|apartment|flat|phone|laptop|bike|knee|skin|son|daughter) (?:is an?|was|had)\b|\b(?:my|our) (?:own|first|last) (?:\w+\s){0,2}(?:pile|bin|garden|test|try|attempt|house|kitchen|dog|cat|shop)\b/u
/** Instructions to others (「務必親自到場」) and findings about everybody. */
const INSTRUCTS =
  /根據|調查|平均|務必|請(?:您|先|勿|務|在|用|把|將|到)|應(?:該|由)|必須|建議您?|我們(?:每年|每月|都|也|皆)*會/u

/** Whom a page quotes without marks: 「客人：我去年買過一台」, 「當事人說：我以前都不知道」. 「心得：」 and 「結論：」 name no speaker. */
const QUOTED_SPEAKER =
  /(?:^|[，。；])[^，。：:我]{0,14}(?:先生|小姐|女士|太太|同學|客[人戶]|顧客|買家|讀者|網友|民眾|當事人|受訪者|患者|病人|家長|學[員生]|[房租]客|屋主|飼主|\p{Script=Han}{2}(?:(?<!本)[店坊鋪舖社]|(?<![本旅飛進執舉流步由])行)|[餐旅]館|公司|餐廳|(?:說|表示|回憶|坦言|透露|抱怨|分享|回饋|留言)(?:道|說)?)[：:].*$/u

/** What the writer says in a sentence: without what is quoted, with marks or after the name of a speaker, and without hearsay. */
function toldBy(sentence: string): string {
  return unquoted(sentence).replace(QUOTED_SPEAKER, '「」').replace(HEARSAY, '「」')
}

/** Shorter sentences are labels. */
const SHORTEST = 6
/** Shorter ones hardly tell what was done, where the page has others. */
const STUMP = 10
/** How many characters after the first person the verb may be. */
const REACH = 18

/** A sentence in which the writer describes what they did themselves; null when there is none. */
export function firstHandSentence(text: string, title = ''): string | null {
  // A question is no experience: on a page of answers it is the asker's.
  const sentences = sentencesOf(text).filter(
    (sentence) => sentence.length >= SHORTEST && !/[?？]$/u.test(unquoted(sentence)),
  )
  // On a page that calls itself an account, one narrative cue is enough.
  const isAccount = ACCOUNT.test(unquoted(title)) || GREETS.test(text)
  const least = isAccount ? 1 : CUES_MIN
  const told = sentences.filter((sentence) => {
    const own = toldBy(sentence)
    return isFirstHand(own) || narrativeCues(own) >= least
  })
  const [first = ''] = told
  const telling = isStump(first)
    ? told.find((sentence) => !isStump(sentence) && isFirstHand(toldBy(sentence)))
    : undefined
  return (
    telling ??
    told[0] ??
    (isAccount ? sentences.find((sentence) => isAboutSelf(toldBy(sentence))) : undefined) ??
    null
  )
}

/** A mere outburst, of which a reader cannot see what was done: 「我拆錯了（跪）」. */
function isStump(sentence: string): boolean {
  return sentence.length < STUMP || /[（(]\p{Script=Han}{1,3}[）)]$|\bXD|QQ/u.test(sentence)
}

function isFirstHand(own: string): boolean {
  if (HARDLY.test(own)) return false
  if (HANDS_ON.test(own) || ENGLISH.test(own) || DEED.test(own) || isOwnPast(own)) return true
  const speaker = SPEAKER.exec(own)
  if (speaker === null || INSTRUCTS.test(own) || OF_A_FIRM.test(own)) return false
  return DONE.test(own.slice(speaker.index, speaker.index + speaker[0].length + REACH))
}

/** A clause with 「我」 as its subject. 「自我」, 「你我」, 「聽我講」 and 「我國」 are no subjects. */
const OWN_CLAUSE =
  /(?:^|[^自忘你像讓請聽給])我(?:[們们]?家)?(?![國国方們们的]|朋友|同事|鄰居|同學|客戶)[^，。；：、]{0,24}/gu
/** A clause with 「我們」 as its subject. Firms use it for their offers, which the verbs left out show. */
const OUR_CLAUSE = /我[們们](?![家的會提推擁承致將為替幫])[^，。；：、您]{0,24}/gu
/** What firms say of themselves: 「我們榮獲了金質獎」. */
const OF_A_FIRM =
  /我[們们][^，。]{0,4}(?:走過[^，。]{0,8}(?:年|歲月|寒暑)|(?:花[了費]?|歷[時經]|投入)[^，。]{0,10}(?:研發|研製|開發|打造)|研發|深耕|完成過?[^，。]{0,4}?[\d一二三四五六七八九十百千萬]+\s?[多餘幾]?[件場案]|榮獲|獲得|得到.{0,6}[獎肯認]|擴大|擴充|擴增|成立|設立|開設|增設|升級|調整.{0,3}(?:收費|價[格目]|費用|售價|服務|營業|方案)|更新了?服務|導入|引進|累積|服務|協助|輔導|培育|通過|取得|舉辦|贊助|捐|榮幸|陪伴|完成.{0,12}(?:門市|據點|改裝|認證|募資|廠))/u
/** Opinions, wishes, possibilities and offers: no experience. */
const NOT_DONE =
  /我們?(?:也|還|就|都|真的|個人)?(?:建議|推薦|認為|覺得|希望|想要?|要|會|可以?|能|該|應該|需要|必須|來|相信|同意|知道|猜|怕|喜歡|提供|服務|推出|擁有|承諾|致力|專營|將|為)/u
/** The past in grammar: experience (V過), completion (V了), adverbs of the past, durations. */
const PAST =
  /(?<![透超經不通難])過(?![程於度敏期年夜濾來去後熱重高低大小多少長短戶])|了(?![解吧嗎])|沒有?\p{Script=Han}過|才(?:發現|知道|想到|買|懂)|後來|一直|當時|曾經?|那[天晚次年]|是[^，。]{1,10}[師士員工]$|在[^，。]{1,10}(?:上班|工作|待)|[\d一二三四五六七八九十兩半]+\s?(?:年|個月|週|天|次|趟|小時)/u

/** A completed action of several: 「我們試過」. Whoever asked others has not done it: 「我們請教了」. Nor is a promise: 「我們看過之後會先報價」. */
const DONE_BY_US =
  /(?<!請教|詢問|訪問|採訪|整理|彙整|蒐集|收集|參考|查詢)(?!過了?(?:之後|以後|後)?[^，。；]{0,2}(?:會|再|就能|才[會能給敢賣收上出]))(?:(?<![透超經不通難])過(?![程於度敏期年夜濾來去後熱])|(?<![除為得不罷])了(?![解吧嗎])(?!$))/u
const WHEN =
  '(?:去年|前年|今年[^，。]{0,4}[月初底中]|上個?月|上週|上星期|上禮拜|昨[天晚]|前天|前幾天|前陣子|日前|那[天年次週]|有[一]?[天次]|某天|今早|剛結婚那年|[一二三四五六七八九十\\d]{1,3}月(?!起)(?:初|底|中旬?)?|[\\d〇零一二三四五六七八九]{2,4}\\s?年(?!來|以上|的))[^，。]{0,6}?'
/** Something that several finished at a time: 「去年十一月我們在新竹辦完婚禮」. */
const FINISHED = new RegExp(
  `${WHEN}我(?![國国方])[們们]?(?![國国方家的會提推擁承致將為替幫])[^，。；您]{0,14}?(?:\\p{Script=Han}完(?![成整美全善])|打掉|重做|[終總]於)`,
  'u',
)
const CALLER =
  '(?:一[位個對名家]|有[位個對人家]|某位|[兩三四五]位)?[^，。：]{0,4}?(?:客戶|客人|顧客|新人|學生|學員|病人|患者|飼主|太太|先生|小姐|媽媽|爸爸?|阿[嬤公姨伯]|讀者|網友|朋友|房東|屋主|業主|老闆|夫妻|情侶|家長|同學|鄰居)'
/** Somebody who came to the writer at a time: 「上個月，一位客戶打電話給我們」. */
const CAME_TO_US = new RegExp(
  `(?:(?:^|[，。])(?:${WHEN}|[春夏秋冬]天)[，,]?${CALLER}|(?:一|有)[位個對](?:客戶|客人|新人|學生|病人|飼主|讀者|屋主|業主)${WHEN})[^。：「」]{0,20}?(?:(?:打電話|打來|來電|傳|寄|寫信|來信|留言|私訊|問|告訴|跟|對|找|拿|帶|抱|來|訊息)[^。：「」，]{0,10}?(?:我(?![國国方])|店裡|診間)|[走衝]進(?:我們)?(?:店裡|診間|門市|診所|辦公室))`,
  'u',
)
/** Praise and offers, which name clients too. */
const PRAISE = /好評|五星|推薦|肯定|選擇|信任|感謝|獲得|透過|委託|可以|歡迎|服務|線上/u

/** A habit: 「我都請司機留電話」, 「我和內人每年三月下鄉」. */
const HABIT =
  /我(?:都|每次都?|從來都?不?|總是|平常都?)(?!可|會|要|該|能|建議|覺得|知道)\p{Script=Han}|(?<!自)我(?:[和跟與]\p{Script=Han}{1,4})?每[年月週天隔][^，。；會可能]{0,6}[上下去到回帶跑種煮做](?!的)/u
/** How little somebody has done: 「我最遠只去過隔壁縣」. */
const HARDLY = /我[^，。；]{0,4}(?:最[高多遠大]|頂多)[^，。；]{0,3}過|只有我[^，。；]{0,6}過/u

/** An action in the first person, past without an aspect: 「我把合約拿去問律師」. */
const OWN_ACTION =
  /(?:^|[^教讓請叫幫替])我(?:就|又|也|先|後來|只好|乾脆|直接)?(?:把(?![^，。]{0,12}(?:寫|整理|列出|分享))|拿(?:去|著|到)|跑去|去問|打電話|帶著|跟[^，。]{1,6}(?:借|談|要了|去))/u

/** Whether a clause in the first person is about the past or a habit. */
function isOwnPast(own: string): boolean {
  if (isUnreal(own)) return false
  const describes = (clauses: RegExp, past: RegExp) =>
    [...own.matchAll(clauses)].some(([clause]) => !NOT_DONE.test(clause) && past.test(clause))
  return (
    HABIT.test(own) ||
    OWN_ACTION.test(own) ||
    (FINISHED.test(own) && !OF_A_FIRM.test(own)) ||
    (CAME_TO_US.test(own) && !PRAISE.test(own)) ||
    describes(OWN_CLAUSE, PAST) ||
    (!/您/u.test(own) && !OF_A_FIRM.test(own) && describes(OUR_CLAUSE, DONE_BY_US))
  )
}

const HYPOTHETICAL = /如果|假如|假設|假使|倘若|若[是您你有]|要是|萬一|的話|只要|一旦|即使|就算|除非|即可/u
/** Whether a sentence is about a possibility, or asks without a question mark. */
function isUnreal(own: string): boolean {
  return HYPOTHETICAL.test(own) || /[嗎呢]$/u.test(own)
}

/** A thing of one's own that was made or used, after 「這」: 「這顆做了三年」. */
const USED = '[顆個台臺間隻支把款輛](?:做|用|養|騎|穿|住|試|揉|烤|煮|戴|背|種)了'
/** Other people and the reader. Chinese omits the subject where it is the writer, so a sentence with one of these is not about the writer. */
const SOMEBODY = new RegExp(
  `^[這那該此本](?![天晚次年]|${USED})|您|你|妳|他|她|大家|各位|人們|民眾|消費者|業者|店家|廠商|網友|讀者|客戶|顧客|患者|病[人患]|受訪|研究|調查|報告|指出|表示|醫[師生]|專家|公司|政府|品牌|機構|銀行|房客|先生(?!負責)|小姐|女士|團隊|的人|[用使租]戶|家長|飼主|車主|業主|根據|通常|一般|多數|大多|很多|許多|不少|有些|有人|平均|雙方|双方|我[們们][為替幫提]|本[公院所店]`,
  'u',
)
const ADVISES =
  /可以|應該?|必須|需要?|建議|記得|不要|務必|才能|即可|避免|先(?:不|別)|[,，]要|後要|請(?!我)|千萬|歡迎|提供|服務(?!員)|推出|後，[^。]*先|(?:^|[，；：])別(?![人的家處])/u

const NUMBER = '[\\d一二三四五六七八九十兩半幾]'
const ABOUT = '(?:將近|快|大概|大約|約|整整|不下|至少|超過)?'
/** The beginning of a clause: a verb there has no subject. */
const CLAUSE = '(?:^|[，；：])(?:於是|後來|結果)?'
const EXPERIENCED = '(?<![透超經不通難怕再等路滿拖])過(?![程於度敏期年夜濾後去])'
/** What holds each time, or from then on, and was not done: 「洗過一次就要重噴」, 「貼皮過五年會掉」. */
const NOT_ALWAYS = '(?![^，。；]{0,10}(?:就[要得會可能]|會|要再)|[邊起樣直般])'
/** Words that begin a predicate: after a time a noun would be another subject (「去年政府調漲了」). */
const VERB =
  '[把帶跟陪和去換買做裝照開搬到在又也才就被再改自給從用]|第|一個人|全家|突然|終於|發現|[^，。]{0,14}?(?:才|被|發現)'
/** A house of business or of a profession. */
const HOUSE =
  '\\p{Script=Han}{0,4}(?:店面?|[店藥]?[鋪舖]|診所|館|藥局|工廠|事務所|工作室|餐廳|民宿|農場|教室|旅社|補習班)'
/** Cues of a narrative with the weight of each. */
const NARRATIVE: readonly (readonly [RegExp, number])[] = [
  // 「三月帶爸媽去了一趟」, 「昨晚照食譜做了一次」, 「簽約那天被扣了一個月押金」
  [
    new RegExp(
      `${CLAUSE}(?:昨[天晚]|前天|今[早天]|上(?:週|禮拜|個?月|次)|去年|前年|那[天晚次年]|[^，]{0,8}(?:那[天年次週]|當[天晚下])|隔天|半夜|小時候|${NUMBER}{1,3}月底?|[春夏秋冬]天|[\\d〇零一二三四五六七八九]{2,4}\\s?年)(?:[早晚下][上午])?(?:${VERB})[^，。]{0,14}?(?:了|${EXPERIENCED}|才|被|發現)`,
      'u',
    ),
    1,
  ],
  // 「換過四家廠商」: an experience with a count and without a subject.
  [
    new RegExp(
      `${CLAUSE}(?:${NUMBER}{1,3}年來)?\\p{Script=Han}{1,3}${EXPERIENCED}${ABOUT}${NUMBER}${NOT_ALWAYS}`,
      'u',
    ),
    2,
  ],
  // 「跟房仲看了十七間」, 「排了四十分鐘才輪到」: the sentence has no subject, and the action has a count.
  [
    new RegExp(
      `^(?:(?:在|跟|帶|陪|為了)[^，]{1,8}|前後|先後|總共|一共|光是)?\\p{Script=Han}{1,2}了${ABOUT}${NUMBER}{1,3}\\s?(?:年半?|個半?月|[週天晚]|小時|分鐘|[趟次間家臺台組份遍回鍋杯])(?!的|以上|[^，]{0,4}後)(?!.*(?:會|就好|[再轉加放]))`,
      'u',
    ),
    2,
  ],
  // 「住院那週每天喝三罐」, 「開幕頭一個月每天賠兩千」
  [/(?:那[年週天]|那\p{Script=Han}{1,3}年|頭[一兩]\p{Script=Han}{1,2})[，]?(?:我)?每[天週晚]/u, 2],
  // 「當房東的第八年」, 「開店第一年」
  [new RegExp(`^\\p{Script=Han}{2,6}第${NUMBER}{1,2}年(?!的人|以後|起)`, 'u'), 1],
  // 「上禮拜六去現場看」: these words need no aspect to be about the past.
  [
    /(?:^|[，；：])(?:昨[天晚]|前天|上(?:週|禮拜|個?星期)[一二三四五六日天]?)(?:早上|下午|晚上)?[去到跟帶把打問]/u,
    1,
  ],
  // 「這顆做了三年」
  [new RegExp(`${CLAUSE}這${USED}${ABOUT}${NUMBER}{1,2}\\s?(?:年|個月)`, 'u'), 2],
  // 「孫女回來把這間藥鋪改成現在的樣子」, 「十年前接下這家店」: how a house came to who writes of it
  [
    new RegExp(
      `(?:(?<![想要能會])把這[間家個]${HOUSE}(?:改[成為作建裝]|接下|頂下|接手|撐|做)|(?:接下|接手|頂下|開了|開起|守著|留下)這[間家個]${HOUSE})`,
      'u',
    ),
    2,
  ],
  // 「看過倒閉的店」
  [new RegExp(`${CLAUSE}\\p{Script=Han}{1,2}${EXPERIENCED}(?!${NUMBER})`, 'u'), 1],
  // 「等了五小時」, 「住過兩間」, with or without a subject.
  [new RegExp(`\\p{Script=Han}(?:了|${EXPERIENCED})${ABOUT}${NUMBER}${NOT_ALWAYS}`, 'u'), 1],
  [
    /(?:^|[，；：])(?:於是|沒想到|本來(?:想|以為|打算)|原本(?:想|以為|打算)|乾脆|好不容易|總算|踩雷|回程|去程)/u,
    1,
  ],
  [/才(?:發現|知道)|捨不得|放棄了|後悔|投降|嚇到|傻眼|差點|從此(?:不|就)/u, 1],
  // 「第一次發作在辦公室」, 「冬天第一次開車上山」
  [/(?:^|[，；：]|[天月年])第[一二三四五]次(?!的)\p{Script=Han}{1,6}/u, 1],
  [
    /(?:^|[，；：]|帶|跟|陪|和|幫)(?:爸媽|老公|老婆|太太|內人|女兒|兒子|小犬|婆婆|公婆|室友|男友|女友|表[姊妹哥弟]|阿嬤|爸爸|媽媽)[^。]*(?:了|過|歲|年|天|月)/u,
    1,
  ],
]
/** A sentence with cues of this weight is the writer's own story on any page. */
const CUES_MIN = 2
/** Titles of personal accounts. */
const ACCOUNT = /心得|日[記誌]|遊記|[紀記]錄|經驗|開箱|小旅行|之旅|親身|我(?![國国方們们的要該可能])|踩雷/u

/** Greetings and endings of personal blogs. */
const GREETS = /(?:^|\n)(?:Hi|Hello|嗨|哈囉|大家好)[\s,，!！~～]{0,3}我(?:是|叫)|喜歡我的(?:分享|文章)/iu

/** Whether a clause in the first person is about anything but an introduction or an opinion. */
function isAboutSelf(own: string): boolean {
  if (isUnreal(own)) return false
  return [...own.matchAll(OWN_CLAUSE)].some(([clause]) => !NOT_DONE.test(clause) && !/我[是叫]/u.test(clause))
}

/** A first clause that only describes who is named or told of next: 「開了三家麵店的林以晴，最早賣的是水餃」. */
const OF_NAMED = new RegExp(
  `^[^，。；]{2,16}的(?:[${SURNAMES}]\\p{Script=Han}{1,2}|\\p{Script=Han}{0,2}(?:業主|店主|老闆娘?|主任))(?=[，。；說])`,
  'u',
)

/** Those of whom a rule holds: 「早了兩個月訂位的，」. */
const OF_SUCH = /^[^，。；我]{1,10}了[^，。；]{1,8}的，/u

/** The weight of a sentence's narrative cues; 0 for sentences about others, to others, or about possibilities. */
function narrativeCues(own: string): number {
  if ([HYPOTHETICAL, SOMEBODY, ADVISES, OF_A_FIRM, OF_NAMED, OF_SUCH].some((sign) => sign.test(own))) return 0
  return NARRATIVE.reduce((sum, [cue, signs]) => sum + (cue.test(own) ? signs : 0), 0)
}
