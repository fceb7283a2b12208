import { SURNAMES } from '../titles.ts'
import { OF_A_FIRM } from './of-a-firm.ts'
import { HYPOTHETICAL } from './supposed.ts'

/** A thing of one's own that was made or used, after 「這」: 「這顆做了三年」. */
const USED = '[顆個台臺間隻支把款輛](?:做|用|養|騎|穿|住|試|揉|烤|煮|戴|背|種)了'

/** Other people and the reader. Chinese omits the subject where it is the writer, so a sentence with one of these is not about the writer. */
const SOMEBODY = new RegExp(
  [
    // A thing that is told of
    `^[這那該此本](?![天晚次年]|${USED})`,
    // The reader, and anybody
    '您|你|妳|他|她|大家|各位|人們|民眾|的人',
    // How many of them
    '通常|一般|多數|大多|很多|許多|不少|有些|有人|平均',
    // Whoever buys, uses, rents or owns
    '消費者|讀者|客戶|顧客|患者|病[人患]|房客|[用使租]戶|家長|飼主|車主|業主|網友|雙方|双方',
    // Whoever sells, heals, lends or governs
    '業者|店家|廠商|醫[師生]|專家|公司|政府|品牌|機構|銀行|先生(?!負責)|小姐|女士|團隊|我[們们][為替幫提]|本[公院所店]',
    // What was found or said
    '受訪|研究|調查|報告|指出|表示|根據',
  ].join('|'),
  'u',
)

/** Advice and offers. */
const ADVISES =
  /可以|應該?|必?須|需要?|建議|記得|不要|務必|才能|即可|避免|先(?:不|別)|[,，]要|後要|請(?!我)|千萬|歡迎|提供|服務(?!員)|推出|後，[^。]*先|(?:^|[，；：])別(?![人的家處])/u

/** A character of a count, and what stands before a count that is not exact. */
const NUMBER = '[\\d一二三四五六七八九十兩半幾]'
const ABOUT = '(?:將近|快|大概|大約|約|整整|不下|至少|超過)?'

/** The beginning of a clause: a verb there has no subject. */
const CLAUSE = '(?:^|[，；：])(?:於是|後來|結果)?'

/** 「過」 of experience, which is not part of another word. */
const EXPERIENCED = '(?<![透超經不通難怕再等路滿拖先就])過(?![程於度敏期年夜濾後去來]|一?半)'

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
  // 「九年來抓了一千兩百多隻」
  [
    new RegExp(
      `${CLAUSE}${NUMBER}{1,3}\\s?[多餘]?年來[，]?(?:我們)?\\p{Script=Han}{1,2}(?<![為除])了${ABOUT}${NUMBER}`,
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

/** A first clause that only describes who is named or told of next: 「開了三家麵店的林以晴，最早賣的是水餃」. */
const OF_NAMED = new RegExp(
  `^[^，。；]{2,16}的(?:[${SURNAMES}]\\p{Script=Han}{1,2}|\\p{Script=Han}{0,2}(?:業主|店主|老闆娘?|主任))(?=[，。；說])`,
  'u',
)

/** Those of whom a rule holds: 「早了兩個月訂位的，」. */
const OF_SUCH = /^[^，。；我]{1,10}了[^，。；]{1,8}的，/u

/** The weight of a sentence's narrative cues; 0 for sentences about others, to others, or about possibilities. */
export function narrativeCues(own: string): number {
  if ([HYPOTHETICAL, SOMEBODY, ADVISES, OF_A_FIRM, OF_NAMED, OF_SUCH].some((sign) => sign.test(own))) return 0
  return NARRATIVE.reduce((sum, [cue, signs]) => sum + (cue.test(own) ? signs : 0), 0)
}
