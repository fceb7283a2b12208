import { OF_A_FIRM } from './of-a-firm.ts'

/** When something happened, with what stands between it and who did it. */
const WHEN = `(?:${[
  // A year
  '去年|前年|剛結婚那年|[\\d〇零一二三四五六七八九]{2,4}\\s?年(?!來|以上|的)',
  // A month or a week
  '今年[^，。]{0,4}[月初底中]|上個?月|上週|上星期|上禮拜|[一二三四五六七八九十\\d]{1,3}月(?!起)(?:初|底|中旬?)?',
  // A day
  '昨[天晚]|前天|前幾天|前陣子|日前|那[天年次週]|有[一]?[天次]|某天|今早',
].join('|')})[^，。]{0,6}?`

/** Something that several finished at a time: 「去年十一月我們在新竹辦完婚禮」. */
const FINISHED = new RegExp(
  `${WHEN}我(?![國国方])[們们]?(?![國国方家的會提推擁承致將為替幫])[^，。；您]{0,14}?(?:\\p{Script=Han}完(?![成整美全善])|打掉|重做|[終總]於)`,
  'u',
)

/** Somebody who comes to a writer who has a business. */
const CALLER =
  '(?:一[位個對名家]|有[位個對人家]|某位|[兩三四五]位)?[^，。：]{0,4}?(?:客戶|客人|顧客|新人|學生|學員|病人|患者|飼主|太太|先生|小姐|媽媽|爸爸?|阿[嬤公姨伯]|讀者|網友|朋友|房東|屋主|業主|老闆|夫妻|情侶|家長|同學|鄰居|當事人|\\p{Script=Han}{2}工作者)'

/** Somebody who came to the writer at a time: 「上個月，一位客戶打電話給我們」. */
const CAME_TO_US = new RegExp(
  `(?:(?:^|[，。])(?:${WHEN}|[春夏秋冬]天)[，,]?${CALLER}|(?:一|有)[位個對](?:客戶|客人|新人|學生|病人|飼主|讀者|屋主|業主)${WHEN})[^。：「」]{0,20}?(?:(?:打電話|打來|來電|傳|寄|寫信|來信|留言|私訊|問|告訴|跟|對|找|拿|帶|抱|來|訊息)[^。：「」，]{0,10}?(?:我(?![國国方])|店裡|診間)|[走衝]進(?:我們)?(?:店裡|診間|門市|診所|辦公室))`,
  'u',
)

/** Praise and offers, which name clients too. */
const PRAISE = /好評|五星|推薦|肯定|選擇|信任|感謝|獲得|透過|委託|可以|歡迎|服務|線上/u

/** Whether a sentence tells what the writer and others finished at a time, or who came to them then. */
export function tellsDatedEvent(own: string): boolean {
  return (FINISHED.test(own) && !OF_A_FIRM.test(own)) || (CAME_TO_US.test(own) && !PRAISE.test(own))
}
