import type { Evidence, StructuredDataRecommendation } from '@gaplens/contracts/report'
import type { ReadPage } from '../../../reading/page.ts'
import type { ReadSource, View } from '../facts/view.ts'
import {
  articleNode,
  authorNode,
  breadcrumbNode,
  faqNode,
  forumNode,
  howToNode,
  jsonLdBlock,
  organizationNode,
  productNode,
} from './json-ld.ts'
import { missingNote, othersNote, typesOf } from './structured-data-notes.ts'

interface Advice {
  readonly recommendation: StructuredDataRecommendation
  readonly code: string
}

/** Types that do an article's work. */
const ARTICLE_TYPES = ['Article', 'BlogPosting', 'NewsArticle', 'TechArticle', 'ScholarlyArticle', 'Report']

/** Section 6: what structured data the user's page lacks, each with a block filled from the page itself. */
export function writeStructuredData(view: View): {
  recommendations: StructuredDataRecommendation[]
  jsonLd: Evidence['jsonLd']
} {
  const advice = view.user === null ? [] : advise(view, view.user).sort(byPriority)
  return {
    recommendations: advice.map(({ recommendation }) => recommendation),
    jsonLd: advice.map(({ recommendation, code }) => ({ schemaType: recommendation.schemaType, code })),
  }
}

const PRIORITIES = ['high', 'medium', 'low']

function byPriority(a: Advice, b: Advice): number {
  return PRIORITIES.indexOf(a.recommendation.priority) - PRIORITIES.indexOf(b.recommendation.priority)
}

/** Addresses under which sites keep what they write, and not what they sell. */
const WRITING_PATH =
  /\/(?:blogs?|articles?|posts?|news|stories|guides?|knowledge|learn|columns?|tips|how-to|tutorials?|wiki|\d{4})(?:[/-]|$)|-guide\b/iu

/** A page without byline and date under no such address may be a service's as well as an article. */
function isSurelyArticle(page: ReadPage): boolean {
  return page.author !== null || page.publishedAt !== null || WRITING_PATH.test(new URL(page.url).pathname)
}

function advise(view: View, user: ReadSource): Advice[] {
  const { page } = user
  const own = typesOf(page)
  const has = (...types: string[]) => types.some((type) => own.includes(type))
  const advice: Advice[] = []
  if (page.type === 'product') {
    if (!has('Product', 'ProductGroup')) advice.push(product(view, page))
  } else if (page.type === 'forum') {
    if (!has('DiscussionForumPosting', 'QAPage')) advice.push(forum(view, page))
  } else if (['article', 'documentation'].includes(page.type) && !has(...ARTICLE_TYPES))
    advice.push(article(view, page))
  const trail = breadcrumbNode(page)
  if (!has('BreadcrumbList') && trail !== null) advice.push(breadcrumb(view, page, trail))
  if (!has('Organization', 'LocalBusiness', 'OnlineStore', 'Corporation', 'NewsMediaOrganization'))
    advice.push(organization(view, page))
  const author = authorNode(page)
  if (author !== null && !has('Person', 'ProfilePage')) advice.push(person(page, author))
  if (page.faq.length >= 2 && !has('FAQPage')) advice.push(faq(page))
  if (page.howTo.length >= 2 && !has('HowTo')) advice.push(howTo(page))
  return advice
}

function article(view: View, page: ReadPage): Advice {
  const type = page.type === 'documentation' ? 'TechArticle' : 'Article'
  const missing = missingNote([
    ['作者', page.author !== null],
    ['發布日期', page.publishedAt !== null],
    ['圖片', page.images.length > 0],
  ])
  const sure = page.type === 'documentation' || isSurelyArticle(page)
  const kind = page.type === 'documentation' ? '說明文件' : '文章'
  const lacking = sure
    ? `您的網頁是${kind}，但沒有文章類的結構化資料。`
    : '您的網頁沒有文章類的結構化資料。頁面上看不到作者與日期：若它是文章，請先補上再標記；若是服務或商品介紹，不適用這個類型，只需標明發布單位。'
  return {
    recommendation: {
      schemaType: type,
      priority: sure ? 'high' : 'low',
      description: `${lacking}${othersNote(view, ARTICLE_TYPES)}`,
      implementation: `${missing}`,
      benefits: [
        '讓 Google 明確取得標題、作者、日期與代表圖片，可用於搜尋結果顯示的日期與縮圖，但不保證顯示。',
      ],
    },
    code: jsonLdBlock(articleNode(page, type)),
  }
}

function hostAsName(page: ReadPage): string {
  return page.siteName === '' ? '頁面上找不到網站名稱，區塊暫以網域代替，請改成頁面上顯示的名稱。' : ''
}

function product(view: View, page: ReadPage): Advice {
  return {
    recommendation: {
      schemaType: 'Product',
      priority: 'high',
      description: `您的網頁是商品頁，但沒有 Product 標記。${othersNote(view, ['Product', 'ProductGroup'])}`,
      implementation: `商品摘要另需 offers（價格、幣別、供貨狀態）、review 或 aggregateRating 其中之一；請只填頁面上真正顯示的價格與評價。`,
      benefits: ['填妥價格或真實評價後，符合商品摘要的資格；是否顯示由 Google 決定。'],
    },
    code: jsonLdBlock(productNode(page)),
  }
}

function forum(view: View, page: ReadPage): Advice {
  return {
    recommendation: {
      schemaType: 'DiscussionForumPosting',
      priority: 'medium',
      description: `您的網頁是討論串，但沒有討論區標記。${othersNote(view, ['DiscussionForumPosting', 'QAPage'])}`,
      implementation: `${missingNote([
        ['發文者', page.author !== null],
        ['發文日期', page.publishedAt !== null],
      ])}若是一問多答的頁面，改用 QAPage。`,
      benefits: ['符合討論區搜尋結果的資格；是否顯示由 Google 決定。'],
    },
    code: jsonLdBlock(forumNode(page)),
  }
}

function breadcrumb(view: View, page: ReadPage, node: Record<string, unknown>): Advice {
  return {
    recommendation: {
      schemaType: 'BreadcrumbList',
      priority: 'medium',
      description: `您的網頁（${new URL(page.url).pathname}）沒有麵包屑標記。${othersNote(view, ['BreadcrumbList'])}`,
      implementation: `層級取自網址與頁面上的連結，請與頁面顯示的麵包屑一致；頁面沒有麵包屑時請一併加上。`,
      benefits: ['說明網頁在網站中的位置，電腦版搜尋結果可能以層級取代網址。'],
    },
    code: jsonLdBlock(node),
  }
}

function organization(view: View, page: ReadPage): Advice {
  return {
    recommendation: {
      schemaType: 'Organization',
      priority: 'medium',
      description: `您的網頁沒有標明發布單位。${othersNote(view, ['Organization', 'LocalBusiness'])}`,
      implementation: `建議放在首頁或「關於我們」頁，並補上標誌（logo）與官方帳號網址（sameAs）。${hostAsName(page)}`,
      benefits: ['協助 Google 分辨發布單位與其標誌、官方帳號。'],
    },
    code: jsonLdBlock(organizationNode(page)),
  }
}

function person(page: ReadPage, node: Record<string, unknown>): Advice {
  return {
    recommendation: {
      schemaType: 'Person',
      priority: 'low',
      description: `頁面有作者署名「${page.author}」，但沒有 Person 標記。`,
      implementation: `放在作者介紹頁較合適；資歷（jobTitle、knowsAbout）請只填頁面上寫出的。`,
      benefits: ['讓作者身分可被機器辨識；本身不會帶來搜尋結果的外觀變化。'],
    },
    code: jsonLdBlock(node),
  }
}

function faq(page: ReadPage): Advice {
  return {
    recommendation: {
      schemaType: 'FAQPage',
      priority: 'low',
      description: `頁面上有 ${page.faq.length} 組問答（例如「${page.faq[0]?.question ?? ''}」），可標記為 FAQPage。Google 已於 2026 年 5 月 7 日對所有網站停止 FAQ 複合式搜尋結果，標記後搜尋結果不會有任何變化。`,
      implementation: '只在維護成本很低時採用。',
      benefits: ['schema.org 類型仍有效，可供其他讀取結構化資料的工具辨識問答。'],
    },
    code: jsonLdBlock(faqNode(page)),
  }
}

function howTo(page: ReadPage): Advice {
  return {
    recommendation: {
      schemaType: 'HowTo',
      priority: 'low',
      description: `頁面上有 ${page.howTo.length} 個步驟，可標記為 HowTo。Google 已於 2023 年停止 HowTo 複合式搜尋結果，標記後搜尋結果不會有任何變化。`,
      implementation: '只在維護成本很低時採用。',
      benefits: ['schema.org 類型仍有效，可供其他讀取結構化資料的工具辨識步驟。'],
    },
    code: jsonLdBlock(howToNode(page)),
  }
}
