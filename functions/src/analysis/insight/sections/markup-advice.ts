import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { StructuredDataRecommendation } from '@gaplens/contracts/analysis/report'
import {
  isArticleType,
  isLocalBusinessType,
  isOrganizationType,
} from '../../../reading/structured-data/schema-types.ts'
import { bylinesOf } from '../facts/eeat/byline.ts'
import { textImages } from '../facts/pictures.ts'
import type { View } from '../facts/view.ts'
import { tradeOf } from '../markup/business-kinds.ts'
import { faqPairs } from '../markup/faq-pairs.ts'
import { articleNode, faqNode, forumNode, howToNode, type Node, picturesOf } from '../markup/nodes.ts'
import { organizationNode } from '../markup/organization.ts'
import { isSurelyArticle } from '../markup/service.ts'
import { KIND_TEXTS } from './kind-advice.ts'
import { byOthers, missingNote, othersNote, yearsToWrite } from './structured-data-notes.ts'

/** A recommendation for structured data, with the block filled from the page. */
export interface Advice {
  readonly recommendation: StructuredDataRecommendation
  readonly node: Node
}

/** What a page lacks; where a script may add it, what its HTML lacks as served. */
function without(page: Pick<ReadPage, 'scriptedMarkup'> | undefined, what: string): string {
  return page?.scriptedMarkup ? `原始 HTML 裡沒有${what}` : `沒有${what}`
}

export function article(view: View, page: ReadPage): Advice {
  const type = page.type === 'documentation' ? 'TechArticle' : 'Article'
  const missing = missingNote([
    ['作者', page.author !== null],
    ['發布日期', page.publishedAt !== null],
    ['圖片', textImages(page).length > 0 || picturesOf(page).length > 0],
  ])
  // Which of several pictures without a text shows the subject cannot be told.
  const undescribed =
    textImages(page).length > 0 && picturesOf(page).length === 0
      ? '正文的圖片看不出哪一張能代表這一頁，請自行填入 image。'
      : ''
  const sure = page.type === 'documentation' || isSurelyArticle(page)
  const kind = page.type === 'documentation' ? '說明文件' : '文章'
  const isDated = page.publishedAt !== null || page.modifiedAt !== null
  const unseen = [...(page.author === null ? ['作者'] : []), ...(isDated ? [] : ['日期'])].join('與')
  const lacking = sure
    ? `您的網頁是${kind}，但${without(page, '文章類的結構化資料')}。`
    : `您的網頁${without(page, '文章類的結構化資料')}。頁面上看不到${unseen}：若它是文章，請先補上再標記；若是服務或商品介紹，不適用這個類型，只需標明發布單位。`
  return {
    recommendation: {
      schemaType: type,
      priority: sure ? 'high' : 'low',
      description: `${lacking}${othersNote(view, [], isArticleType)}`,
      implementation: `放在文章頁本身，標題、作者與日期請與頁面顯示的一致。${missing}${undescribed}`,
      benefits: [
        '讓 Google 明確取得標題、作者、日期與代表圖片，可用於搜尋結果顯示的日期與縮圖，但不保證顯示。',
      ],
    },
    node: articleNode(page, type),
  }
}

function hostAsName(page: ReadPage): string {
  return page.siteName === '' ? '頁面上找不到網站名稱，區塊暫以網域代替，請改成頁面上顯示的名稱。' : ''
}

export function kindOf(view: View, kind: keyof typeof KIND_TEXTS, node: Node): Advice {
  const { priority, is, implementation, benefit, alike } = KIND_TEXTS[kind]
  return {
    recommendation: {
      schemaType: kind,
      priority,
      description: `${is}，但${without(view.user?.page, ` ${kind} 標記`)}。${othersNote(view, alike)}`,
      implementation,
      benefits: [benefit],
    },
    node,
  }
}

function typeNote(page: ReadPage, type: string, isBesideLocalBusiness: boolean): string {
  if (type === 'LocalBusiness') {
    const trade = tradeOf(page.title)
    return trade === null
      ? 'schema.org 有更貼切的類型時請改用，'
      : `標題提到「${trade.word}」：若這是您的本業，類型請改用更貼切的 ${trade.kind}，`
  }
  return isBesideLocalBusiness
    ? `${type} 在 schema.org 不屬於 LocalBusiness，所以兩個類型一起標，有實體據點才適用，`
    : `${type} 是 LocalBusiness 的一種，有實體據點才適用，`
}

export function localBusiness(view: View, page: ReadPage, node: Node): Advice {
  const type = [node['@type']].flat().map(String).at(-1) ?? 'LocalBusiness'
  const branches = page.contacts.addresses.length
  const several =
    branches > 1
      ? `頁面上有 ${branches} 個地址，請為每個據點各建一份，填入它自己的地址、電話與營業時間。`
      : ''
  return {
    recommendation: {
      schemaType: type,
      priority: type === 'LocalBusiness' ? 'medium' : 'high',
      description: `${type === 'LocalBusiness' ? `頁面上有「${page.siteName}」的地址與電話` : `「${page.siteName}」看來是商家`}，但網頁${without(page, ` ${type} 標記`)}。${othersNote(view, [type], isLocalBusinessType)}`,
      implementation: `${typeNote(page, type, Array.isArray(node['@type']))}放在首頁或據點頁即可，不必每頁都放。${several}`,
      benefits: ['必要屬性齊全時，Google 可用來辨識商家的地址、電話與營業時間；是否顯示由 Google 決定。'],
    },
    node,
  }
}

export function forum(view: View, page: ReadPage): Advice {
  return {
    recommendation: {
      schemaType: 'DiscussionForumPosting',
      priority: 'medium',
      description: `您的網頁是討論串，但${without(page, '討論區標記')}。${othersNote(view, ['DiscussionForumPosting', 'QAPage'])}`,
      implementation: '發文者與日期請照頁面顯示的填。',
      benefits: ['符合討論區搜尋結果的資格；是否顯示由 Google 決定。'],
    },
    node: forumNode(page),
  }
}

export function breadcrumb(view: View, page: ReadPage, node: Record<string, unknown>): Advice {
  return {
    recommendation: {
      schemaType: 'BreadcrumbList',
      priority: byOthers(view, ['BreadcrumbList']),
      description: `您的網頁（${new URL(page.url).pathname}）${without(page, '麵包屑標記')}。${othersNote(view, ['BreadcrumbList'])}`,
      implementation:
        page.trail === undefined
          ? '層級取自網址與頁面上的連結，請與頁面顯示的麵包屑一致；頁面沒有麵包屑時請一併加上。'
          : '層級取自頁面顯示的麵包屑，貼上前請核對。',
      benefits: ['說明網頁在網站中的位置，電腦版搜尋結果可能以層級取代網址。'],
    },
    node: node,
  }
}

export function organization(view: View, page: ReadPage): Advice {
  return {
    recommendation: {
      schemaType: 'Organization',
      priority: byOthers(view, [], isOrganizationType),
      description: `您的網頁${without(page, ' Organization 標記')}${page.scriptedMarkup ? '' : '，機器讀不出發布單位'}。${othersNote(view, [], isOrganizationType)}`,
      implementation: `建議放在首頁或「關於我們」頁，並補上標誌（logo）與官方帳號網址（sameAs）。${hostAsName(page)}`,
      benefits: ['協助 Google 分辨發布單位與其標誌、官方帳號。'],
    },
    node: organizationNode(page),
  }
}

export function person(page: ReadPage, node: Record<string, unknown>): Advice {
  const authors = bylinesOf(page).length
  const several = authors > 1 ? `頁面有 ${authors} 位作者，請各建一份。` : ''
  return {
    recommendation: {
      schemaType: 'Person',
      priority: 'low',
      description: `頁面有作者署名「${page.author}」，但${without(page, ' Person 標記')}。`,
      implementation: `放在作者介紹頁較合適；資歷（jobTitle、knowsAbout）請只填頁面上寫出的。${several}`,
      benefits: ['讓作者身分可被機器辨識；本身不會帶來搜尋結果的外觀變化。'],
    },
    node: node,
  }
}

export function faq(page: ReadPage): Advice {
  const pairs = faqPairs(page)
  return {
    recommendation: {
      schemaType: 'FAQPage',
      priority: 'low',
      description: `頁面上有 ${pairs.length} 組問答（例如「${pairs[0]?.question ?? ''}」）。為了 Google 搜尋結果不必標記：Google 已於 2026 年 5 月 7 日對所有網站停止 FAQ 複合式搜尋結果，標記後搜尋結果不會有任何變化。`,
      implementation: `有其他工具（例如站內搜尋）要讀這些問答時才標，沒有就略過。${yearsToWrite(pairs)}`,
      benefits: ['schema.org 類型仍有效，其他讀取結構化資料的工具認得出問答。'],
    },
    node: faqNode(page),
  }
}

export function howTo(page: ReadPage): Advice {
  return {
    recommendation: {
      schemaType: 'HowTo',
      priority: 'low',
      description: `頁面上有 ${page.howTo.length} 個步驟。為了 Google 搜尋結果不必標記：Google 已於 2023 年停止 HowTo 複合式搜尋結果，標記後搜尋結果不會有任何變化。`,
      implementation: '有其他工具（例如語音助理）要讀這些步驟時才標，沒有就略過。',
      benefits: ['schema.org 類型仍有效，其他讀取結構化資料的工具認得出步驟。'],
    },
    node: howToNode(page),
  }
}
