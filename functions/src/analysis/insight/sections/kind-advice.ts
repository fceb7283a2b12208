import type { StructuredDataRecommendation } from '@gaplens/contracts/analysis/report'
import type { PageKind } from '../markup/page-kind.ts'

/** The texts for each kind of page, with the benefit of its markup. */
interface KindText {
  readonly priority: StructuredDataRecommendation['priority']
  /** 「您的網頁是…」 */
  readonly is: string
  readonly implementation: string
  readonly benefit: string
  /** Existing types that make this one unnecessary. */
  readonly alike: readonly string[]
}

/** Types for parts of a page. */
type PartKind = 'ItemList' | 'Service' | 'MedicalWebPage' | 'VideoObject'

export const KIND_TEXTS: Record<PageKind | PartKind, KindText> = {
  Recipe: {
    priority: 'high',
    is: '您的網頁是一份食譜',
    implementation: '食材與步驟取自頁面，逐項照抄；熱量、評分等頁面沒有的資料不要只寫在標記裡。',
    benefit: '必要屬性齊全時，符合食譜搜尋結果的資格；是否顯示由 Google 決定。',
    alike: ['Recipe'],
  },
  QAPage: {
    priority: 'medium',
    is: '您的網頁是一個由使用者回答的問題',
    implementation: '只用於讓使用者張貼回答的頁面；站方自問自答的常見問題不適用。',
    benefit: '必要屬性齊全時，符合問與答搜尋結果的資格；是否顯示由 Google 決定。',
    alike: ['QAPage', 'DiscussionForumPosting'],
  },
  Event: {
    priority: 'high',
    is: '您的網頁是一場活動',
    implementation:
      '日期與地點請與頁面一致；活動改期或取消時，同時更新 eventStatus。Google 不顯示只在線上舉辦的活動。',
    benefit: '必要屬性齊全時，符合活動搜尋結果的資格；是否顯示由 Google 決定。',
    alike: [
      'Event',
      'BusinessEvent',
      'EducationEvent',
      'ExhibitionEvent',
      'Festival',
      'MusicEvent',
      'SocialEvent',
    ],
  },
  Course: {
    priority: 'low',
    is: '您的網頁是一門課程',
    implementation: '內容以頁面上寫出的為限。',
    benefit:
      'Google 已於 2025 年 6 月停用「課程資訊」，單一課程標記後搜尋結果不會有任何變化；同一網站有三門以上課程時，才適用「課程清單」。',
    alike: ['Course', 'CourseInstance', 'EducationalOccupationalProgram'],
  },
  Product: {
    priority: 'high',
    is: '您的網頁是商品頁',
    implementation: '請只填頁面上真正顯示的價格、供貨狀態與評價。',
    benefit: '填妥價格或真實評價後，符合商品摘要的資格；是否顯示由 Google 決定。',
    alike: ['Product', 'ProductGroup'],
  },
  SoftwareApplication: {
    priority: 'high',
    is: '您的網頁介紹一套軟體',
    implementation:
      '評分或評論須是頁面上真實可見的使用者評價，沒有就先不要標記；applicationCategory 請從 Google 列出的類別中選。',
    benefit: '必要屬性齊全時，符合軟體應用程式搜尋結果的資格；是否顯示由 Google 決定。',
    alike: ['SoftwareApplication', 'WebApplication', 'MobileApplication', 'Product'],
  },
  ItemList: {
    priority: 'low',
    is: '您的網頁是一份清單',
    implementation: '順序與名稱請與頁面一致；每一項連到各自的網頁，不要連到同一頁。',
    benefit:
      '讓機器讀得出清單的順序。Google 只對食譜、課程、餐廳、電影等類型的清單有搜尋結果外觀，其他清單標記後不會有變化。',
    alike: ['ItemList', 'CollectionPage', 'OfferCatalog'],
  },
  Service: {
    priority: 'low',
    is: '您的網頁介紹一項服務',
    implementation: '名稱與提供者請與頁面一致；價格與評價只填頁面上看得到的。',
    benefit: '讓機器讀得出服務與它的提供者；Google 沒有這個類型的搜尋結果外觀，標記後不會有變化。',
    alike: ['Service', 'FinancialProduct', 'FinancialService', 'ProfessionalService', 'MedicalProcedure'],
  },
  MedicalWebPage: {
    priority: 'low',
    is: '您的網頁談醫療健康',
    implementation:
      '審閱者與審閱日期（reviewedBy、lastReviewed）只填頁面上寫出的；沒有醫療專業人員審閱就不要填。',
    benefit: '讓機器讀得出這是健康資訊；Google 沒有這個類型的搜尋結果外觀，標記後不會有變化。',
    alike: ['MedicalWebPage'],
  },
  VideoObject: {
    priority: 'medium',
    is: '您的網頁有影片',
    implementation: '影片名稱、縮圖與上傳日期請照影片本身填，並讓頁面看得到。',
    benefit: '必要屬性齊全、影片是頁面主要內容時，符合影片搜尋結果的資格；是否顯示由 Google 決定。',
    alike: ['VideoObject'],
  },
}

/** Names of properties for readers. */
const PROPERTY_NAMES: Readonly<Record<string, string>> = {
  image: '圖片',
  name: '名稱',
  address: '地址',
  offers: '價格',
  'offers 或 review 或 aggregateRating 或 hasVariant': '價格或真實評價',
  'aggregateRating 或 review': '真實的評分或評論',
  startDate: '開始日期',
  location: '地點',
  'location.address': '活動地址',
  description: '說明',
  author: '發文者',
  datePublished: '發文日期',
  'text 或 image 或 video 或 articleBody': '內文',
  'mainEntity.answerCount': '回答數',
  'mainEntity.acceptedAnswer 或 mainEntity.suggestedAnswer': '回答內容',
  'itemListElement.url 或 itemListElement.item': '每一項的網址',
  'Offer.price 或 priceSpecification.price': '價格數字',
  'offers.price 或 offers.lowPrice': '價格數字',
  thumbnailUrl: '縮圖網址',
  uploadDate: '上傳日期',
}

/** Properties for a price. */
const PRICE = /^offers|price/iu

/**
 * The note on the properties that a block still lacks to be valid; empty when it lacks none.
 * @param hasPrices whether the page gives prices: then a price is left out because it is not clear whose or which one it is
 */
export function lackingNote(lacking: readonly string[], hasPrices: boolean): string {
  if (lacking.length === 0) return ''
  const isGiven = (name: string) => hasPrices && PRICE.test(name)
  const named = (names: readonly string[]) =>
    names
      .map((name) => {
        const said = PROPERTY_NAMES[name]
        return said === undefined ? name : `${said}（${name}）`
      })
      .join('、')
  const absent = lacking.filter((name) => !isGiven(name))
  const given = lacking.filter(isGiven)
  return [
    '這個區塊還不能用：',
    absent.length === 0
      ? ''
      : `Google 要求的${named(absent)}在頁面上找不到。請補上：先讓頁面顯示，再填進區塊。`,
    given.length === 0 ? '' : `頁面列了金額，看不出該填哪一個，請自己填進${named(given)}。`,
  ].join('')
}
