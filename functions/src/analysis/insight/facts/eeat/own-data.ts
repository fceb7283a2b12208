import { foldSimplified } from '@gaplens/text/simplified'
import { sentencesOf, unquoted } from '../sentences.ts'

/** Who makes the page, as the subject, and not where somebody came to measure or for whom: 「來我家量」, 「幫我量」. */
const WE =
  '(?:我們(?!的?國)|(?<![自來到幫給替跟對])我(?![們們国國方]|國)|(?<![日基根原成標樣課文版書劇腳譯副抄])本(?:站|店|社|館|刊|網(?!路)|報(?![導告價名表酬])|平台|課(?!程)|局|處|署|院|所|會(?!計)|中心|科|室|校|公司)|筆者|編輯部|小編|(?:我們|本)團隊|店裡)'
/** Testing and counting, whose results are the page's own when its makers did them. */
const TESTED =
  '(?<!沒有?|[未無不])(?:實測|測試[了過]?|測[了過得]|[去來]測|量測|量[了過到]|秤[了過]|計時|抽樣|抽測|抽查[了過]?|盤點|統計|調查|訪談|記錄[了下]|紀錄[了下]|比對[了過]|對照[了過])'
const NUMBER =
  '(?:\\d|[一二三四五六七八九十兩百千萬半]{1,12}\\s?(?:成|倍|分|秒|度|%|％|公斤|公克|克|公分|公尺|次|筆|家|件|份|年))'
/** A count of cases or people. */
const COUNT =
  '(?:\\d[\\d,]*|[一二兩三四五六七八九十百千萬]{2,12})\\s?[多餘]?\\s?(?:萬\\s?)?(?:件|筆|名|位|人|張|份|組|對|戶|場|台|隻)'
const YEARS_OF = '[\\d一二三四五六七八九十兩]{1,3}\\s?年(?:來|間)?'
/** A measure with its unit. */
export const MEASURE =
  '(?:\\d[\\d,.]*|[一二三四五六七八九十兩百千]{1,5})\\s?(?:成[一二三四五六七八九半]?|%|％|倍|度|℃|°C|公斤|公克|克|毫克|公分|公厘|毫米|公尺|公里|公升|毫升|cc|ml|mL|mg|kg|cm|mm|dB|分貝|瓦|W|伏特?|安培|Hz|lux|ppm|秒|分鐘|小時|坪|Mbps|分貝)'

/** Before a test that somebody else does: 「我們通過 ISO 測試」. */
const PASSED = '通過|符合|接受|委託|送[驗檢測]'
/** Figures of offices and societies, which anybody may count up: 「我們統計了主計總處的資料」. */
const OF_OFFICES =
  '[^，。；]{0,16}(?:總處|(?<!本)[署局院]|委員會|政府|官方|公開|大學|[學協公]會|(?:內政|財政|經濟|交通|勞動|教育|衛福|衛生福利|農業|環境|法務)部)(?:公[布佈開]|發[布佈]|提供)?的?[^，。；]{0,6}(?:資料|數據|統計|報告)'

const OWN = [
  // 「我們實測三款壺」, 「記者實測」, 「資料由本站實測」
  new RegExp(
    `(?:${WE}|記者)(?:(?!年的|${PASSED})[^，。；]){0,18}?${TESTED}(?!資料|方式|方法|單位|專區|結果顯示|${OF_OFFICES})`,
    'u',
  ),
  // 「我們在店門口試過，冒芽率都有九成五以上」
  new RegExp(`${WE}[^，。；]{0,14}?(?:試過|試了|試種|試用[了過]|種過|算過|比過|跑過)[^。]*?${MEASURE}`, 'u'),
  // 「我們拿水分計插進坐墊：要 12 到 24 小時才乾」
  new RegExp(
    `${WE}[^，。；]{0,4}(?:拿|用|以)[^，。；]{0,8}(?:(?<![設會統估預生])計(?![算畫入程])|儀器?|[直捲]尺|磅秤|電子秤|試紙|溫度槍)[^。]{0,40}?${MEASURE}`,
    'u',
  ),
  // 「我們把後台 1,900 筆成交紀錄整理成三種價位」
  new RegExp(
    `${WE}[^，。；]{0,10}?(?:把|從|拿|以|用|就|依據?|根據|整理|彙整|翻出?|攤開|回顧|分析)[^，。；]{0,16}?(?:${NUMBER})[^，。；]{0,10}?(?:紀錄|記錄|數據|訂單|成交|案件|案子|個案|單據|帳本|帳單|發票|清冊|病歷|問卷|報價單|保單|訊息|來信|留言|詢問)`,
    'u',
  ),
  // 「我把繩子掛上水桶，兩個月後量伸長多少」
  new RegExp(`${WE}[把將拿][^。；]{2,40}?(?:後|再)[量測秤](?![產販量身杯])`, 'u'),
  // 「編輯部借了六間客廳，每月一號去量一次」
  new RegExp(
    `${WE}[^。；]{2,24}，每隔?[天週月年季][^，。；]{0,6}?[去來]?[量測秤](?=[一兩三\\d]\\s?[次回遍])`,
    'u',
  ),
  // 「我們翻了去年的客服訊息，一千九百多則裡有三成跟滴水有關」
  new RegExp(
    `${WE}(?:翻|整理|看|讀|算|數|彙整|攤開)[了過完][^，。；]{0,14}?(?:紀錄|記錄|數據|訂單|案件|個案|帳本|帳單|發票|病歷|問卷|訊息|來信|留言)[^。]{0,20}?(?:${NUMBER})`,
    'u',
  ),
  // 「依本校 1,860 名學員的紀錄」, 「依本所近三年 214 件的經驗」
  new RegExp(
    `${WE}(?:[近這過]${YEARS_OF}|歷年|去年)?的?\\s?${COUNT}[^，。；]{0,8}(?:經驗|紀錄|記錄|成績單?|資料|數據|個案|案件)`,
    'u',
  ),
  // 「本刊訪問十二家工廠」, 「換算表取自兩千多位學員」
  new RegExp(
    `${WE}[^，。；]{0,4}(?:訪問|走訪|訪談)[了過]?\\s?[\\d一二兩三四五六七八九十百]{1,5}\\s?[多餘]?\\s?[家位間名]`,
    'u',
  ),
  new RegExp(
    `(?:換算表|對照表|本表|這張表|下表)[^，。；]{0,6}(?:取自|整理自|統計自)[^，。；]{0,6}${COUNT}`,
    'u',
  ),
  // 「我的學生平均一天一個半鐘頭」
  new RegExp(
    `我們?的(?:學生|學員|客人|客戶|病人|個案|住客)[^。；，]{0,6}?(?:平均|中位數)[^。；，]{0,12}(?:${NUMBER}|[\\d一二三四五六七八九十兩半]{1,4}\\s?(?:個|天|週|堂))`,
    'u',
  ),
  // 「八年來的門市紀錄」, 「去年在本平台成交的新人，平均花 68 萬」, 「本課去年受理申訴 214 件」
  new RegExp(
    `${WE}[^。；]{0,12}?(?:受理|接獲|承辦|成交|經手|收到|服務)[^。；]{0,20}?(?:平均|共|計|合計|總共|有)?[^。；]{0,6}?(?:\\d[\\d,]*\\s?(?:萬|件|筆|張|份|人次|位|對|組|戶|%)|[一二兩三四五六七八九]{0,12}[十百千萬][一二三四五六七八九十百千萬]{0,12}\\s?[餘多]?(?:件|筆|張|份|人次|位|對|組|戶)(?!以[上下]|起)|[一二三四五六七八九]成)`,
    'u',
  ),
  new RegExp(
    `(?:近|去年|今年|[一二三四五六七八九十兩\\d]{1,6}年來?)[^，。；]{0,4}受理的[^，。；]{0,10}(?:案件|個案|申訴|委託)[^。；]{0,12}?${NUMBER}`,
    'u',
  ),
  // 「本站會員實際拿到的中間值是 6.8%」
  new RegExp(
    `(?:本站|本平台|我們的?)(?:會員|客[人戶]|用戶|學員|讀者|病患|住客)[^。；]{0,12}?(?:平均|中間值|中位數|實際)(?:(?![可享省])[^。；]){0,8}?(?:${NUMBER})`,
    'u',
  ),
  // 「編輯部用同一支豆子連泡了三十六罐」, 「我們四種麵粉盲測」
  new RegExp(
    `${WE}(?:(?!${PASSED})[^。；]){0,30}?(?:連\\p{Script=Han}了\\s?[\\d一二三四五六七八九十兩百]{1,6}\\s?(?![天日年月週個小])|盲測)`,
    'u',
  ),
  // 「記者把同一雙鞋送到八家」
  new RegExp(
    `(?:${WE}|記者)[把將拿][^，。；]{2,20}?(?:送|寄|拿)[到去給](?:了)?\\s?(?:\\d+|[二兩三四五六七八九十]+)\\s?[家間位名]`,
    'u',
  ),
  // 「自製問卷」, 「本站統計」
  /(?:自有|自製|自行設計的?|本站|我們的|我們發出的?)(?:問卷|統計|實驗|調查|測試數據)/u,
  // A title or caption of a test with its conditions: 「八台 10～12 公升機種實測（27 度、60%）」
  /^[^，。]{0,16}\d[^，。]{0,14}實測[（(：:]?[^。]*\d/u,
  new RegExp(`^實測[^。]{0,20}?${MEASURE}`, 'u'),
]
/** What a house that leaves out 「我們」 has gone through: 「整理三萬筆換裝紀錄」, 「去年結案 300 件」, what it tried in turn and weighed, and how many things a tester has measured: 「測了四條」. */
const WENT_THROUGH = new RegExp(
  `[一二兩三四五六七八九十\\d]\\s?[種款台][^，。；]{0,6}輪流[^。]{0,40}(?:[去來](?:秤|量)|計時|[量測秤][了過])|(?:^|[，。；])(?:去年|今年|近?[一二兩三四五六七八九十\\d]+\\s?年)(?:結案|經手|承接)\\s?${COUNT}|^(?:整理|彙整|統計|分析|翻)[了過]?\\s?${COUNT}[^，。；]{0,8}(?:紀錄|記錄|訂單|資料|數據|個案|案件)|(?:^|[，。；])(?:實測|測|試|比)了\\s?[\\d一二兩三四五六七八九十]{1,4}\\s?[條款台顆支家組瓶雙把種](?=[，；])`,
  'u',
)
/** What a maker does with its goods before they leave the house: 「出廠前摺疊測試五萬次」. */
const TESTED_AT_HOME =
  /(?:出廠|出貨|上架|交貨|出爐|入庫)前[^，。；]{0,10}(?:測試|檢測|檢驗|試轉|試燒|試車)[^，。；]{0,6}?(?:\d[\d,.]*|[一二三四五六七八九十兩百千萬]{1,6})\s?(?:次|回|小時|分鐘|天|項|公斤|下)/u
/** A measure whose report the page shows: 「鉛溶出 0.02 ppm，檢驗報告掃瓶底的條碼就看得到」. */
const REPORTED = new RegExp(
  `${MEASURE}(?:[/／]\\p{L}{1,3})?[^。]{0,40}?(?:檢[測驗]|測試)報告[^。]{0,16}?(?:看得到|查得到|附在|附於|附上|貼在|掛在|公開)`,
  'u',
)
/** A measurement by a writer who leaves out 「我」: 「下午三點量過，地板 51 度」. */
const MEASURED = new RegExp(
  `(?:(?<![用含流重數劑產容取水份能熱力質音攝])[量測秤][了過](?!一次血壓|[高低多少大小重])|(?:實際|親自|自己|拿[^，。]{1,8})[量測秤][^，。]{0,4}|(?<![用含流重數劑產容取水份能熱力質音攝])[量測秤](?:出來|起來|下來|到)(?:是|的是|大約|約|只有)?)(?:(?!每|超過|不到)[^。？]){0,16}?${MEASURE}(?!\\s?以[上下內]|[^，。]{0,3}(?:就算|當[一作成]|算[一作成]))`,
  'u',
)
/** 「我全部的盆加起來澆完水 118 公斤」 */
const SUMMED =
  /我(?![們们國国方])[^，。]{0,12}(?:加起來|總共|合計|一共|秤)[^，。]{0,10}?(?:\d[\d,.]*)\s?(?:公斤|公克|公升|公分|度電|瓦|坪)/u
const ENGLISH =
  /\b(?:I|[Ww]e)(?:['’]ve|\shave)?\s(?:\w+ly\s|also\s|then\s)?(?:tested|measured|timed|surveyed|tracked|weighed|logged|recorded|polled|benchmarked)\b/u

/** The data of others, and data that is not there yet. */
const OTHERS =
  /(?:根據|依據?|據(?!點|說明)|引述|引用|轉述|參考)[^，。我]{1,16}(?:實測|調查|統計|測試|報告|數據|資料)|[消標]\p{Script=Han}{1,3}[會局]|研究團隊|研究人員|外媒|國外|原廠|廠商|業者|網友|讀者|客戶|民眾|[店人館行]員|醫[師生]|護理師|檢驗所|實驗室|\p{Script=Han}{2,6}(?:大學|學會|協會|公司|報導|雜誌)/u
/** What somebody tells: 「消防員林志安表示，量過帳內 40 度」. */
const TOLD = /(?:表示|指出|說明|(?<!老實|簡單來?|一般來|換句話|總的來|坦白|嚴格來|整體來)說)[，：]/u
const UNREAL =
  /舉例|例如|比如|假設|如果|假如|若|要是|萬一|一旦|[?？]|可以|建議|請(?!教)|務必|記得|應該?|必須|需要|歡迎|將會|未來|提供|協助您|幫您|為您|替您|免費/u

/** What is only asked of goods, or told of others': 「出廠前應測試兩次」. */
const DEMANDED = /[應須]|必須|要求|規定|標準規範|建議|如果|若|廠商|業者|原廠|[?？]/u

/** A sentence that gives data or test results of the page's own; null when there is none. */
export function ownDataIn(text: string): string | null {
  return (
    sentencesOf(text).find((sentence) => {
      // Words in Simplified Chinese are compared as Taiwan writes them.
      const said = foldSimplified(unquoted(sentence))
      const own = OWN.flatMap((sign) => sign.exec(said) ?? [])[0]
      if (own !== undefined)
        return !OTHERS.test(beforeOwn(said)) && !UNREAL.test(said.slice(0, said.indexOf(own) + own.length))
      if (TESTED_AT_HOME.test(said) || REPORTED.test(said)) return !DEMANDED.test(said)
      if (WENT_THROUGH.test(said)) return !OTHERS.test(said) && !UNREAL.test(said)
      if (ENGLISH.test(said) || SUMMED.test(said)) return !UNREAL.test(said)
      return (
        MEASURED.test(said) &&
        !TOLD.test(said) &&
        !OTHERS.test(said) &&
        !UNREAL.test(said) &&
        !/您|你|[他她它]/u.test(said)
      )
    }) ?? null
  )
}

/** The part of a sentence up to its first own subject, in which somebody else may stand: 「根據消費者報導實測」. */
function beforeOwn(said: string): string {
  const own = /我|本[站店社館課局處署院所會中科室校公平]|筆者|編輯部|小編|記者/u.exec(said)
  return own === null ? said : said.slice(0, own.index)
}
