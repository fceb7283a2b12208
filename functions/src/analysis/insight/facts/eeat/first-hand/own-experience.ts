import { OF_A_FIRM } from './of-a-firm.ts'
import { isOwnPast } from './own-past.ts'

/** Words for the first person. 「我國」, 「我方」 and 「我們的」 have another meaning, and 「由我們」 and 「給我們」 are of an offer. */
const SPEAKER =
  /我(?![國国方們们的])|(?<![由給讓跟向找])我們(?!的)|筆者|記者|小編|編輯部|編輯們|本店|本站|店裡/u

/** Verbs of one's own experience, shortly after the first person. */
const DONE = new RegExp(
  [
    // Tested, asked or put together
    /實測|測試(?!報告|結果|單位)|量測|試過|試了|比較過|走訪|訪問|拍攝|親自|親身|整理的|整理過|(?<!請)教了|發現|記錄/u,
    // Used, bought, gone to or gone through
    /用過|買過|去過|吃過|住過|換過|做過|養過|學過|(?<![透超經不路通])過(?:[，。]|了(?![請恕就才再]))|踩過|遇到|失敗|買了|換了|跑了|花了|練了|養了|種了/u,
    // A time, a number of times or a habit
    /後來改|去年|前年|上個?月|當時|那次|那時|第[一二三四五六\d]次|多年|[\d一二三兩十百]+\s*年(?:來|協助|服務|經驗)|一年協助|每[天週晚]|平常(?:跟|都)|以前|申請時|做的\s?\d/u,
    // One's own trade or household, and what one took to be so
    /開店|經營|管[一二兩三四五六七八九\d](?!\s?[年個])|自己(?:把|去|用|做|沖|跑|辦|買|養|量|家|的第一|[一二兩三\d])|以為|都(?:是|會)|用.{1,8}(?:代替|包的|收單)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
)

/** How many characters after the first person the verb may be. */
const REACH = 18

/** First-hand experience without a verb after the first person. */
const HANDS_ON = new RegExp(
  [
    // A trial, or a purchase out of one's own pocket
    /實際(?:測試|試用|走訪|操作)|開箱(?![後時即])|使用心得|踩過的?雷|(?:全部|全數|都是)(?:自費購買|自己[買掏花])|(?<![先可請再])試了?一[輪遍](?![再看])/u,
    // What comes up in one's shop or practice
    /(?:診間|門診|櫃[台檯]|店裡)(?:裡|中|上)?(?:常常?|經常|總是?|最常|每[天週])(?:會?有(?:人|客人|病人|家長)|被問|遇到|碰到)|[來到](?:門診|診間|店裡)的(?:人|客人|病人|家長|飼主)(?:最?常|多半)|我在(?:診間|門診|課堂上?|教室|工地)|(?:門診|診間|店裡|櫃台)一天[^，。]{0,6}[\d一二三四五六七八九十百]+\s?[隻位個台件]|真的有(?:人|客人|學生)[^，。；？]{1,14}(?<![透超經不通難])過(?![程於度敏期])|(?:^|[，。；])最常(?:看見|碰到)(?!的問題)/u,
    // One's experience, habits or tests
    /我的(?:經驗|做法|習慣|起點|筆記|紀錄|病人|學生|客人)|我習慣|我自己[^，。；的]{1,6}的經驗|多年來?的?經驗|我們的(?:實驗|測試|調查|店)/u,
    // What one has, whom one lives with, and one's first time
    /(?:以|拿|就)我手[上邊][^，。；]{1,20}(?:來[看說算講]|為例)|我(?:們?家)?那[台臺個間隻口顆輛支把]|花了我|小時候跟|我(?:爸爸?|媽媽?|老公|老婆|太太|先生|女兒|兒子|婆婆|阿嬤)(?![爸媽])|第一次(?![^，。]{0,8}的人).{0,12}我/u,
    // Whose experience it is, and cases of one's own by their number
    /(?:老闆娘?|店長|站長|編輯|我們)的經驗是|[\d一二三四五六七八九十百]\s?[件案場台戶間隻位](?![^。；]*[您你])[^。；]{0,40}都(?:碰|遇|看|接|處理|修|裝|辦)過|其中\s?[\d一二三四五六七八九十]+\s?[件案戶台場間][，]?我們(?![會可能提])/u,
    // Years of doing it, as one tells others: 「做過三年外送的說一下」
    /^(?:做|當|開|養|住|教|賣|種|修|待)過(?:快|將近|整整)?\s?[\d一二三四五六七八九十兩]+\s?年[^的，。；]{0,6}(?:的(?:說|來|路過|報告|回)|[，。])/u,
    /我(?:博士班|做|當|開店|執業)[^。，]{0,6}[\d一二三四五六七八九十]+\s?年|我們(?!的)[^，。]{2,12}了(?:快|將近)?\s?[\d一二三四五六七八九十]+\s?年|做這一?行[^，。；]{0,3}[\d一二三四五六七八九十]{1,3}\s?年/u,
    // What came of one's work, and with whom one has worked for years: 「兩年後回訪，屋主說」, 「木工和我們合作第八年」
    /(?:[\d一二兩三四五六七八九十半]+\s?個?[年月]後)回訪[^。您]{0,16}(?:說|笑|抱怨|還在)|[和跟與]我們合作(?:第|了)\s?[\d一二兩三四五六七八九十]+\s?年/u,
    // What editors did, tried in turn or bought: 「編輯部借了六個人的客廳」, 「我們拿五個網域，分別轉到五家」
    /(?:編輯部|編輯們|小編|筆者)(?!整理|彙整|列出|準備|挑選)\p{Script=Han}{1,2}了(?![解嗎吧])|我們[拿把](?![^。]*[您你])[^。]{2,24}(?:輪流[搬裝放測試]|分別[轉寄送裝放]|切成[兩三四]|分[兩三四五][天次])|(?:樣機|都是)(?:自費|匿名)(?:購買|向[^，。]{1,6}買的)(?=[，。])/u,
    // A trade and its years: 「修家電二十年，這種機器…」
    /^(?:修|教|賣|裝|種|養|跑|調)\p{Script=Han}{1,3}\s?[\d一二三四五六七八九十]+\s?[多餘]?年[，了]/u,
    // A writer who is told of in the third person
    /(?:店主|作者|講師|筆者)(?:自己|本人|學徒時|年輕時|當年)[^，。；]{0,14}(?:(?<![透超經不通難])過(?![程於度敏期])|了|曾)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
)

/** A completed action in the first person singular: 「我店裡坐了八桌」. A firm uses 「我們」 for its offers too. */
const DEED =
  /(?<![自忘])我(?![國国方們们的]|朋友|同事|鄰居|同學|客戶).{1,6}(?<![為除得不罷透])了(?![解吧嗎])/u

/** A completed action in the first person, or a thing of one's own, in English. */
const ENGLISH = new RegExp(
  [
    // I built, we have switched
    /\b(?:I|[Ww]e)(?:['’]ve|\shave|\shad)?\s(?:\w+ly\s)?(?!put together|(?:recommend|need|want|update|review|earn|includ|publish|receiv|use)e?d?\b)(?:\w{3,12}ed|built|bought|kept|made|found|ran|grew|spent|took|went|got|put|cut|began|sieve|run|wrap|switch\w*|use[d]?\sto)\b/u,
    // I did this last winter
    /\b(?:I|[Ww]e)\b(?![^.;]*\b(?:you|if|would|will)\b)[^.;:?]{0,50}\b(?:did|tried|had|paid|saw|signed|lost|filed|applied|moved)\b[^.;:?]{0,14}\b(?:last|this) (?:year|winter|spring|summer|autumn|fall|month|week)\b/u,
    // I had both doors replaced
    /(?<![Ii]f )\bI had (?:my|both|the|one|two|an?)\b[^.;:?]{0,30}\b(?:done|removed|fitted|replaced|repaired|installed|taken out)\b/u,
    // Mine was, my oven is a
    /(?:^|[.;,]\s)[Mm]ine (?:has|is|was|came)\b|\b[Mm]y (?:oven|kitchen|garden|car|dog|cat|house|apartment|flat|phone|laptop|bike|knee|skin|son|daughter) (?:is an?|was|had)\b/u,
    // Our first test, my own garden
    /\b(?:my|our) (?:own|first|last) (?:\w+\s){0,2}(?:pile|bin|garden|test|try|attempt|house|kitchen|dog|cat|shop)\b/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
)

/** Instructions to others (「務必親自到場」) and findings about everybody. */
const INSTRUCTS =
  /根據|調查|平均|務必|請(?:您|先|勿|務|在|用|把|將|到)|應(?:該|由)|必須|建議您?|我們(?:每年|每月|都|也|皆)*會/u

/** What others have to do themselves: 「家屬須實際操作兩次」. */
const OBLIGED = /(?:須|應|務必|請|不得)[^，。；我]{0,12}(?:實際|親自|動手)/u

/** How little somebody has done: 「我最遠只去過隔壁縣」. */
const HARDLY = /我[^，。；]{0,4}(?:最[高多遠大]|頂多)[^，。；]{0,3}過|只有我[^，。；]{0,6}過/u

/** Whether what a writer says in a sentence tells what they did themselves, in the first person or with a sign of it. */
export function tellsOwnExperience(own: string): boolean {
  if (HARDLY.test(own) || OBLIGED.test(own)) return false
  if (HANDS_ON.test(own) || ENGLISH.test(own) || DEED.test(own) || isOwnPast(own)) return true
  const speaker = SPEAKER.exec(own)
  if (speaker === null || INSTRUCTS.test(own) || OF_A_FIRM.test(own)) return false
  return DONE.test(own.slice(speaker.index, speaker.index + speaker[0].length + REACH))
}
