import { oneLine } from '../facts/wording.ts'
import { ROUNDUP_TITLE } from './parts.ts'

/** Endings of business names, and the schema.org type of each. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['Dentist', /牙醫(?:診所|醫院)?|牙科(?:診所)?|dental(?: clinic| care)?|dentists?/iu],
  ['VeterinaryCare', /動物醫院|獸醫院|寵物醫院|animal hospital|veterinary(?: clinic)?/iu],
  [
    'MedicalClinic',
    /診所|中醫|\p{Script=Han}{2,}(?:眼|皮膚|耳鼻喉|兒|婦產|骨|家醫|身心|復健|泌尿|內|外)科|醫美|clinic/iu,
  ],
  ['Hospital', /醫院|hospital/iu],
  ['Pharmacy', /藥局|藥房|pharmacy/iu],
  ['CafeOrCoffeeShop', /咖啡[館廳店屋]|coffee shop|café|cafe/iu],
  ['Bakery', /烘焙坊|麵包店|bakery/iu],
  [
    'Restaurant',
    /餐廳|餐館|小館|食堂|飯館|麵館|火鍋店?|燒肉店?|拉麵店?|居酒屋|熱炒|小吃店?|restaurant|bistro|diner/iu,
  ],
  ['LegalService', /律師事務所|法律事務所|law firm|law office/iu],
  ['AccountingService', /會計師?事務所|記帳士事務所|accounting firm/iu],
  ['RealEstateAgent', /不動產|房屋仲介|房仲|realty/iu],
  ['HairSalon', /髮[廊室舍]|美髮(?:沙龍)?|髮型沙龍|hair salon/iu],
  ['BeautySalon', /美容(?:沙龍|院|中心)?|美甲|美睫|beauty salon/iu],
  ['BedAndBreakfast', /民宿|bed (?:and|&) breakfast/iu],
  ['Hotel', /飯店|旅館|酒店|hotel|inn/iu],
  ['ExerciseGym', /健身房|健身中心|瑜珈教室|瑜伽教室|gym/iu],
  ['AutoRepair', /汽車修理廠?|汽車(?:保養|保修|修護)廠?|(?:保修|保養|修護)廠|車業|車護|修車廠|auto repair/iu],
  ['MotorcycleRepair', /機車行/iu],
  ['BikeStore', /(?:自行車|腳踏車|單車)(?:店|行)|bike shop/iu],
  ['TireShop', /輪胎(?:店|行|館)/iu],
  ['AutoWash', /洗車(?:場|坊|廠)/iu],
  ['Locksmith', /鎖匙?(?:店|行)|locksmith/iu],
  ['ElectronicsStore', /電器(?:店|行)/iu],
  ['HardwareStore', /五金(?:店|行)/iu],
  ['FurnitureStore', /家具(?:店|行)/iu],
  ['BookStore', /書店|書局|bookstore/iu],
  ['PetStore', /寵物(?:店|用品店)|水族館/iu],
  ['Florist', /花店|花藝|花坊|florist/iu],
  ['TravelAgency', /旅行社|travel agency/iu],
  ['MovingCompany', /搬家(?:公司)?|moving company|movers/iu],
  ['HVACBusiness', /(?:空調|冷氣)(?:行|工程行?|維修|工程公司)?/iu],
  ['Plumber', /水電行?|plumb(?:ing|ers?)/iu],
  ['HomeAndConstructionBusiness', /(?:室內裝修|裝潢|衛浴|防水|油漆|泥作|統包)(?:工程|公司|工程行)|工程行/iu],
  ['Optician', /眼鏡(?:行|店)?|optician/iu],
  ['DryCleaningOrLaundry', /洗衣店?|laundry|dry cleaners?/iu],
  ['ChildCare', /幼兒園|托嬰中心|daycare/iu],
  ['ProfessionalService', /(?:建築師|技師|地政士|估價師|專利師?|設計師?|工程顧問)(?:聯合)?事務所/iu],
]
/** The name of a branch after the business: 「光合牙醫診所（信義院）」. */
const BRANCH = /\s*(?:[（(][^（）()]{1,12}[)）]|[\p{Script=Han}]{2,4}(?:店|院|館|分院|分店|所))?$/u

/** A column on what a house thinks: 「晨光鍋舖的廚房專欄」. */
const COLUMN = /\s*的\p{Script=Han}{0,4}(?:專欄|部落格)$/u
/** How a shop is called that is of no kind below. */
const SHOP_NAME = /(?:[商藥酒車書花]店|[舖鋪]|商行|工坊|工作室|公司)$/u

/** What a business calls the site, or the part of it, on which it writes. */
const ITS_SITE =
  /\s*(?:(?:官方)?(?:部落格|網誌|官網|網站|專欄|blog)|官方|衛教(?:專區|園地|文章|部落格)?|(?:病友|客戶|顧客|會員)?(?:服務|說明|客服|支援)中心|official (?:site|website)|help (?:cent(?:er|re)|desk))$/iu

/** What a business calls the notes that it publishes. A blog may be called 「咖啡店日記」 too, so that only a name of some length is a firm's. */
const ITS_NOTES = /(?<=^.{5,})(?:手記|筆記|札記|日[記誌])$/u

/** What stands behind a bar and a name in the name of a site, as in titles: its place, or what it sells. */
const BEHIND_BAR = /(?<=.{2,})\s*[|｜].*$/u

/**
 * The name of the business whose site has this name: 「晴木牙醫診所」 of its 「部落格」, 「晴木牙醫」 of 「晴木牙醫｜台南」. Other names stay, which
 * may be a blog's own.
 */
export function houseNameOf(siteName: string): string {
  const name = oneLine(siteName).replace(BEHIND_BAR, '')
  const bare = name.replace(COLUMN.test(name) ? COLUMN : ITS_SITE, '').replace(ITS_NOTES, '')
  return kindOf(bare) === null && !(COLUMN.test(name) && SHOP_NAME.test(bare)) ? name : bare
}

/** The type of business by the site's name; null when the name shows none. A directory of businesses has none. */
export function businessKindOf(siteName: string): string | null {
  return kindOf(houseNameOf(siteName))
}

function kindOf(name: string): string | null {
  if (ROUNDUP_TITLE.test(name) || /網$|指南|地圖|誌$|新聞|論壇|協會|公會|學會/u.test(name)) return null
  const bare = name.replace(BRANCH, '')
  // A Latin ending is a whole word: 「Linkinn」 is no inn.
  const ends = (text: string) =>
    KINDS.find(([, pattern]) => new RegExp(`(?:\\b|(?![a-z]))(?:${pattern.source})$`, 'iu').test(text))?.[0]
  return ends(name) ?? ends(bare) ?? null
}

/** What follows a trade in a title. Before other words it is what the work is for: 「民宿規劃與登記」, 「健身房退費」. */
const AFTER_TRADE =
  /(?=\s*(?:$|[^\p{L}\p{N}]|服務|公司|工程|到府|專門|專業|價|費用|收費|報價|安裝|維修|[行店館師]))/u

/** The kind of business that a page's title names as its trade (「家庭搬家服務」), with that word; null when it names none. */
export function tradeOf(title: string): { readonly kind: string; readonly word: string } | null {
  for (const [kind, pattern] of KINDS) {
    const named = new RegExp(`(?<![a-z])(?:${pattern.source})(?![a-z])${AFTER_TRADE.source}`, 'iu')
    const [word] = named.exec(oneLine(title)) ?? []
    if (word !== undefined) return { kind, word }
  }
  return null
}
