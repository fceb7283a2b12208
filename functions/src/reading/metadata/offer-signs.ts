import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** The facts of a page that show whether it offers something or is an article about it. */
export type OfferFacts = Pick<
  ReadPage,
  | 'url'
  | 'title'
  | 'text'
  | 'words'
  | 'author'
  | 'publishedAt'
  | 'structuredData'
  | 'contacts'
  | 'internalLinks'
  | 'externalLinks'
>

/** The full text of a link that is a call to action (CTA). */
const CALL_TO_ACTION =
  /^(?:(?:get|request|book|schedule|start|try|claim|reserve|order)\b.{0,24}\b(?:quote|estimate|demo|consultation|appointment|trial|call|session|visit|service|started|now|online|today|free)\b|free (?:quote|estimate|trial|consultation|demo)|contact sales|talk to sales|apply (?:now|online|today)|enroll?(?: now| today)?|book (?:now|online)|call (?:us|now)|hire (?:us|me)|get started|sign up free|(?:立即|馬上|線上|免費|我要|預約|索取|電話|申請)?(?:預約|諮詢|報價|估價|詢價|試用|體驗|展示|示範|掛號|報名|訂購|申請|訂位)(?:諮詢|報價|展示|示範|試用|體驗|門診|掛號|參觀|到府|服務|專線|表單)?|(?:立即|馬上|現在|免費)(?:開始|註冊|加入|購買|使用|下載|聯絡|洽詢)|聯絡業務)[\s!！→>»]*$/iu
/** Addresses of articles, and of offers. */
const WRITING_PATH =
  /\/(?:blogs?|articles?|posts?|news|stories|guides?|knowledge|learn|columns?|tips|how-to|tutorials?|wiki|journal|insights|resources?|\d{4})(?:[/-]|$)/u
const OFFER_PATH =
  /\/(?:services?|solutions?|treatments?|plans?|pricing|prices?|features?|rental|courses?|programs?|products?|platform|departments?|practice-areas?)(?:[/-]|$)/u
/** Words in the titles of offers, of articles, and of lists of choices. */
const OFFER_TITLE =
  /\b(?:services?|solutions?|repairs?|hire|company|agency|consult\w*|programs?|packages?|plans?|pricing|rentals?|leasing|training|courses?|software|platform|installation)\b|服務|代辦|代書|諮詢|顧問|方案|出租|租賃|租借|維修|系統|門診|療程|收費|價格表|報價|課程|包車|到府/iu
const ARTICLE_TITLE = /^(?:how|why|what|when|is|are|should)\b|怎麼|如何|是什麼|為什麼/iu
const CHOICE_TITLE = /\b(?:best|top|\d+\s)\b|推薦|比較|排行|攻略|懶人包/iu
/** The first and second person, as firms use them. */
const OURSELVES = /\b(?:we|our|us|we['’]re|we['’]ll)\b|我們|我们|本公司|本所|本院|本店/giu
const VISITOR = /\b(?:you|your)\b|您/giu
const PRICE = /[$€£]\s?\d|NT\$|\d\s?[元萬]/gu
const PRICES_MIN = 3
/** The share of such words that counts as 1. */
const OFTEN = 0.05

/** The signs by name, each a number from 0 on. The model of offers weighs them; see `offer-model.json`. */
export const OFFER_SIGNS = {
  writingPath: (page) => Number(WRITING_PATH.test(pathOf(page.url))),
  offerPath: (page) => Number(OFFER_PATH.test(pathOf(page.url))),
  offerTitle: ({ title }) => Number(OFFER_TITLE.test(title)),
  articleTitle: ({ title }) => Number(ARTICLE_TITLE.test(title)),
  choiceTitle: ({ title }) => Number(CHOICE_TITLE.test(title)),
  asksInTitle: ({ title }) => Number(/[?？]/u.test(title)),
  signed: ({ author }) => Number(author !== null),
  published: ({ publishedAt }) => Number(publishedAt !== null),
  articleData: ({ structuredData }) =>
    Number(structuredData.some(({ types }) => types.some((type) => /Article$|^BlogPosting$/u.test(type)))),
  asksForCustom: (page) => Number(customLinks(page) > 0),
  contactForm: ({ contacts }) => Number(contacts.form),
  ourselves: ({ text, words }) => share(text, OURSELVES, words),
  visitor: ({ text, words }) => share(text, VISITOR, words),
  prices: ({ text }) => Number((text.match(PRICE) ?? []).length >= PRICES_MIN),
  length: ({ words }) => Math.log1p(words),
} as const satisfies Readonly<Record<string, (page: OfferFacts) => number>>

/** The page's signs in the order of `OFFER_SIGNS`. */
export function offerSigns(page: OfferFacts): number[] {
  return Object.values(OFFER_SIGNS).map((sign) => sign(page))
}

/** The number of the page's links that are calls to action. */
export function customLinks({ internalLinks, externalLinks }: OfferFacts): number {
  return [...internalLinks, ...externalLinks].filter(({ text }) => CALL_TO_ACTION.test(text.trim())).length
}

function share(text: string, pattern: RegExp, words: number): number {
  const found = (text.match(pattern) ?? []).length / Math.max(1, words)
  return Math.min(found, OFTEN) / OFTEN
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.toLowerCase() : ''
}
