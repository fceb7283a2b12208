import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { OFFER_SIGNS } from '../../../../reading/metadata/offer-signs.ts'
import { unquoted } from '../sentences.ts'

/** A page, with its text without what it quotes. */
interface Writing {
  readonly page: ReadPage
  readonly text: string
}

/**
 * How a firm, a shop or a school calls itself: 「本公司」, 「本行」, 「敝店」. 「日本公司」 and 「本行業」 are none, nor are a publication, an office, a
 * person or a thing at hand (「本刊」, 「本局」, 「本人」, 「本表」).
 */
const FIRM_ITSELF =
  /(?<![日基根原繪課劇成標樣讀版文書譯抄副資])[本敝](?:公司|店(?!面)|行(?![業為程動])|館(?!藏)|院|所(?!有)|班(?![次機車級])|廠(?![牌商])|校|園|場|廚房|工作室|工坊|平台|倉|會館|商[店城]|賣場|旅行社|補習班|教室|診所|事務所|農場|牧場|民宿|飯店|酒店|餐廳|舖|產品|商品|方案)/gu
/** What only a house has: 「我們的顧問會陪您開通」. Of some 750 pages in 70 cases four say so, and all four sell. */
const ITS_HOUSE =
  /我們(?:自己)?的(?:客服|顧問|專員|業務|師傅|訂單|價[錢格]|方案|系統|產品|商品|門市|服務|客[人戶])/u
/** What it says that it does: 「我們提供」. 「我們先預約」 is a traveller's. */
const WE_DO =
  /(?<!\p{Script=Han})(?:我們|我们)(?:只|不|提供|會|收|的(?:服務|客|產品|收費|報價|門市|師傅|團隊|倉|工廠)|幫|可以|也)/gu
/** What one who serves says of ordering, coming, paying and taking back, by kind. */
const ORDERS = [
  /下單|訂購|購物車/u,
  /出貨|到貨|現貨/u,
  /免運|運費/u,
  /門市|來店|到店|現場取/u,
  /預約|訂位|掛號/u,
  /訂金|押金|尾款/u,
  /客服|專人|專線/u,
  /報價|估價|詢價/u,
  /試用|體驗|試乘|試戴/u,
  /方案|套餐|專案/u,
  /優惠|折扣|加贈|贈送/u,
  /退[貨換款費]|保固|鑑賞期/u,
  /開通|申辦|報名/u,
  /恕不|恕無法|敬請|謝謝配合|請見諒/u,
  /會員/u,
]
const FIRST_PERSON = /我(?![們们國国])/gu
const REPORTED = /表示|指出|坦言|受訪|記者/gu
/** How offices write. */
const RULES = /應|得(?=[^到了])|須|者，/gu
const VISITOR = /您|貴[公戶賓店]/gu
const PRICE = /(?:\d|[\d十百千萬])\s?元|NT\$\s?\d|[$€£]\s?\d/gu
const OFFER_WORDS = /價目|收費|方案|服務(?!網)|課程|購買|專區|預約|入住|條款|常見問[題答]|使用說明/u
/** How sites are called that inform, papers, people who keep a diary, associations, help desks and firms. */
const INFORMS =
  /(?<!倉)庫$|資料|百科|指南|比一比|比較|評測|大全|資訊|研究|實驗|學堂|教室|知識|手冊|園地|專區|[^倉]網$|問|站$|\b(?:faq|questions|guide|compare|handbook)\b/iu
const PRESS =
  /報(?!名)|週刊|月刊|雜誌|新聞|周刊|誌$|通訊|\b(?:news|times|post|daily|weekly|courier|review)\b/iu
const DIARY =
  /日記|手帳|日常|筆記|笔记|帳本|碎念|生活|媽|爸|的|小棧|手札|散步|\b(?:notes|diary|blog|letters|and)\b/iu
const ASSOCIATION = /協會|公會|工會|學會|基金會|聯盟|商圈|促進會|\b(?:association|society|union|guild)\b/iu
const HELP_DESK =
  /(?:說明|客服|支援|幫助|服務)中心$|說明頁?$|技術文件$|\b(?:help (?:cent(?:er|re)|desk)|(?:customer|product|technical|help) support)$/iu
const FIRM =
  /(?:行|[商藥酒車書花分]店|小?[舖鋪]|[會旅生活倉]館|倉庫?|選物|選品|商城|購物網?|廚房|工坊|工程|電器|眼鏡|客棧|民宿|露營區|農場|包車|旅遊|旅行社|租[車借]|保險|人壽|銀行|商銀|證券|電信|有限公司|企業社|產險|診所|醫院|事務所|補習班|駕訓班|顧問|科技|家電|租借|出租)$/u

/** Signs of a page that tell a seller's from others, by name, each a number from 0 on. */
export const SELLER_SIGNS: Readonly<Record<string, (writing: Writing) => number>> = {
  offerPath: ({ page }) => OFFER_SIGNS.offerPath(page),
  writingPath: ({ page }) => OFFER_SIGNS.writingPath(page),
  offerTitle: ({ page }) => OFFER_SIGNS.offerTitle(page),
  articleTitle: ({ page }) => OFFER_SIGNS.articleTitle(page),
  choiceTitle: ({ page }) => OFFER_SIGNS.choiceTitle(page),
  offerWords: ({ page }) => Number(OFFER_WORDS.test(page.title)),
  service: ({ page }) => Number(page.type === 'service'),
  forum: ({ page }) => Number(page.type === 'forum'),
  published: ({ page }) => Number(page.publishedAt !== null),
  firmItself: ({ text }) => Math.log1p(count(text, FIRM_ITSELF)),
  weDo: ({ text }) => Math.log1p(count(text, WE_DO)),
  firstPerson: ({ text }) => Math.log1p(count(text, FIRST_PERSON)),
  visitor: ({ text }) => Math.log1p(count(text, VISITOR)),
  orders: ({ text }) => ORDERS.filter((words) => words.test(text)).length,
  prices: ({ text }) => Math.log1p(count(text, PRICE)),
  reported: ({ page }) => Math.log1p(count(page.text, REPORTED)),
  rules: ({ text }) => Math.log1p(count(text, RULES)),
  nameInforms: ({ page }) => Number(INFORMS.test(page.siteName)),
  namePress: ({ page }) => Number(PRESS.test(page.siteName)),
  nameDiary: ({ page }) => Number(DIARY.test(page.siteName)),
  nameAssociation: ({ page }) => Number(ASSOCIATION.test(page.siteName)),
  nameHelpDesk: ({ page }) => Number(HELP_DESK.test(page.siteName)),
  nameFirm: ({ page }) => Number(page.siteName.split(/\s+/u).some((word) => FIRM.test(word))),
}

/** The page's signs in the order of `SELLER_SIGNS`. */
export function sellerSigns(page: ReadPage): number[] {
  const writing = { page, text: unquoted(page.text) }
  return Object.values(SELLER_SIGNS).map((sign) => sign(writing))
}

/** Whether a text calls its writer a firm, a shop or a school, outside of quotations: 「本公司」, 「我們的客服」. */
export function speaksAsFirm(text: string): boolean {
  return count(unquoted(text), FIRM_ITSELF) > 0 || speaksOfItsHouse(text)
}

/** Whether a text speaks of what only a house has, outside of quotations. */
export function speaksOfItsHouse(text: string): boolean {
  return ITS_HOUSE.test(unquoted(text))
}

function count(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).length
}
