import { clausesBefore, LEAD_IN } from './clauses-before.ts'

/** What only the users of a seller's app see: 「請勾選「個人」」, 「核准函請上傳」, 「「報表」頁可匯出」, 「在 App 上辦理」, 「告訴客服」. */
const ON_ITS_SCREENS = [
  /請(?:先|直接|另|再)?(?:勾選|點選|點擊|點按|上傳|填入)/,
  /「[^」]{1,8}」(?:頁面?|分頁|選單|按鈕)|[到在]「[^」]{1,8}」(?:裡|中|頁)?(?:[選勾點填]|輸入|上傳)/,
  /後台(?=[的裡中可能會就設看匯按替])|(?:在|用|打開|透過)\s?App(?![a-z])|系統(?:會|將)|每格(?=[^，。；]{0,6}\d)|自動讀進來|(?:合作夥伴|訂戶|用戶)的平均/i,
  /(?:告訴|告知|聯[絡繫]|洽詢?|私訊|詢問)(?:線上)?客服/,
]
/** How a seller's goods are ordered and sent. An office tells what sellers must do in the same words: 「應於 5 日內出貨」. */
const OF_AN_ORDER = /[天日]內?出貨|傳來[，。；]|下單[後時](?:[，、]|[勾點選填])|以上可(?:指定|客製)/
/** Its goods and what it does with them, unless it tells what it has seen or advises: 「我們的拼配沒有為此設計」, 「配方加了活性碳」. */
const OF_ITS_GOODS = /我們(?:的(?!建議|經驗|做法|看法)|改[去用到]|交給|從|送|幫[您你])|配方[加添含]/
/** What its goods are packed in and come with, and its own counter and pages: 「盒面以紅點標出」, 「向櫃檯借」. */
const OF_ITS_OWN =
  /(?:入場|入住|報到)[^，。；]{0,3}[發領](?!票|現)|^App\s|盒[面蓋內](?!部)|包裝[上正背]|瓶身|附贈的|訂單頁|系統動作|櫃[檯台](?=借|領|租|索取)|[向找洽]櫃[檯台]/
/** Its own discount, and what it will not charge: 「總價打九四折」, 「沒寫的就不收」. */
const OF_ITS_OFFER =
  /(?:^|打\s?)(?:[一二三四五六七八九]{1,2}|\d{1,2})\s?折|沒有?寫的(?:項目)?(?:就|都|一律)?不[收加]/
/** What a school or a workshop does with those who come to it: 「第 4 週到校寫一回」. */
const OF_ITS_LESSONS = /[到回]校(?=[寫上考做領補])/u
const TO_USERS = new RegExp(
  [...ON_ITS_SCREENS, OF_AN_ORDER, OF_ITS_GOODS, OF_ITS_OWN, OF_ITS_OFFER, OF_ITS_LESSONS]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)
/**
 * What only a house can ask for or give, whatever its page is known as: 「把圖檔傳來，五個工作天出貨」, 「我們交給您的飼料」, 「請打電話給我們」. What
 * people of one trade say of each other is none: 「廠商交給我們」.
 */
const OF_ONE_HOUSE =
  /把[^，。；]{1,12}傳來[，。；]|我們[^，。；]{0,4}(?:交|寄|送|發|借|提供|開)給[您你]|我們會?(?:多開|幫[您你]|為[您你]|替[您你]|主動)|(?:請|就|先|再)[^，。；我]{0,6}(?:打電話|來電|告訴|通知|聯[絡繫]|告知)(?:給)?我們/u

/** A text up to the clause that only a house can say: 「清澈就好了；混濁請打電話給我們」. The whole where nothing stands before that. */
export function beforeOwnHouse(text: string): string {
  const at = text.search(OF_ONE_HOUSE)
  return at < 0 ? text : clausesBefore(text, at, LEAD_IN)
}

/** Whether a text tells a seller's own users or customers what to do: no other page can say so of itself. */
export function isToOwnUsers(text: string, isOfSeller: boolean): boolean {
  return OF_ONE_HOUSE.test(text) || (isOfSeller && TO_USERS.test(text))
}

/** What a school has for its own people, by its terms and its rooms: 「每學期可免費寫三回」, 「寄到系辦」. */
const OF_ITS_SCHOOL =
  /[每上下]學期|學年度|系辦|在[學校]生|校內|選課|(?:圖資|行政|教學)大樓|自學區|校園場|[教學]務處|學生證/u

/** Whether a text of a school tells what holds for its own students and staff. */
export function isToOwnStudents(text: string): boolean {
  return OF_ITS_SCHOOL.test(text)
}
