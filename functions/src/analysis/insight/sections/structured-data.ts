import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Evidence, StructuredDataRecommendation } from '@gaplens/contracts/analysis/report'
import { hasHeadings } from '@gaplens/coverage/corpus/pseudo-headings'
import {
  isArticleType,
  isLocalBusinessType,
  isOrganizationType,
} from '../../../reading/structured-data/schema-types.ts'
import { writerOf } from '../facts/eeat/writer.ts'
import type { ReadSource, View } from '../facts/view.ts'
import { missingInBlock } from '../markup/check-block.ts'
import { faqPairs } from '../markup/faq-pairs.ts'
import { itemListOf } from '../markup/item-list.ts'
import { localBusinessOf } from '../markup/local-business.ts'
import { medicalPageOf } from '../markup/medical.ts'
import { authorNodes, breadcrumbNode, jsonLdBlock, type Node } from '../markup/nodes.ts'
import { pageKindOf } from '../markup/page-kind.ts'
import { linesOf } from '../markup/parts.ts'
import { pricesIn } from '../markup/product.ts'
import { isOffer, serviceOf } from '../markup/service.ts'
import { videoOf } from '../markup/video.ts'
import { KIND_TEXTS, lackingNote } from './kind-advice.ts'
import {
  type Advice,
  article,
  breadcrumb,
  faq,
  forum,
  howTo,
  kindOf,
  localBusiness,
  organization,
  person,
} from './markup-advice.ts'
import { typesOf } from './structured-data-notes.ts'

/** Section 6: the structured data that the user's page lacks, each with a block filled from the page. */
export function writeStructuredData(view: View): {
  recommendations: StructuredDataRecommendation[]
  jsonLd: Evidence['jsonLd']
} {
  const advice = (view.user === null ? [] : advise(view, view.user))
    .map((each) => asValid(each, missingInBlock(each.node)))
    .sort(byPriority)
  const hasPrices = view.user !== null && pricesIn(linesOf(view.user.page)).size > 0
  return {
    recommendations: advice.map(({ recommendation, lacking }, at) => ({
      ...recommendation,
      description: `${recommendation.description}${at === 0 && view.user?.page.scriptedMarkup ? BY_SCRIPT : ''}`,
      implementation: `${recommendation.implementation}${lackingNote(lacking, hasPrices)}`,
    })),
    jsonLd: advice.map(({ recommendation, node, lacking }) => ({
      schemaType: recommendation.schemaType,
      code: jsonLdBlock(node),
      lacking,
    })),
  }
}

/** Told once. */
const BY_SCRIPT =
  '這個網頁的程式可能會自行加上標記，而本報告不執行程式：以下各項請先用 Google 的複合式搜尋結果測試確認是否已有。'

/** Properties that only customers can give. */
const FROM_CUSTOMERS = /Rating|review/u

/** Lowers the priority of a block that lacks required properties: to medium, and to low if only customers can give them. */
function asValid(advice: Advice, lacking: readonly string[]): Advice & { lacking: string[] } {
  const { priority } = advice.recommendation
  const isFromCustomers = (name: string) => name.split(' 或 ').every((each) => FROM_CUSTOMERS.test(each))
  const reached = lacking.some(isFromCustomers) ? 'low' : 'medium'
  return {
    ...advice,
    recommendation: {
      ...advice.recommendation,
      priority: lacking.length === 0 || priority === 'low' ? priority : reached,
    },
    lacking: [...lacking],
  }
}

const PRIORITIES = ['high', 'medium', 'low']

function byPriority(a: Advice, b: Advice): number {
  return PRIORITIES.indexOf(a.recommendation.priority) - PRIORITIES.indexOf(b.recommendation.priority)
}

/** Whether a page is an article or documentation, and neither a marked-up FAQ nor an offer. */
function isWriting(page: ReadPage): boolean {
  const isQuestions = typesOf(page).includes('FAQPage') && !hasHeadings(page.blocks)
  return ['article', 'documentation'].includes(page.type) && !isQuestions && !isOffer(page)
}

/** How a thread numbers its posts: 「3 樓」, 「#3」. What its posts ask, the site does not answer. */
const FLOOR = /^(?:[\d一二三四五六七八九十]+\s?樓|[#B]\d+)(?:\s|：|:)/u

/** Whether a site is called after the person who signs the page: 「小梅的種花日記」 is no organisation. */
function isOfOnePerson(page: ReadPage): boolean {
  const authors = authorNodes(page)
  const site = page.siteName.trim()
  return (
    authors.length === 1 &&
    authors.every((node) => isPerson(node) && (site === node.name || site.startsWith(`${node.name}的`)))
  )
}

const isPerson = (node: Node) => node['@type'] === 'Person'

function advise(view: View, user: ReadSource): Advice[] {
  const { page } = user
  const own = typesOf(page)
  const has = (...types: string[]) => types.some((type) => own.includes(type))
  const advice: Advice[] = []
  const found = pageKindOf(page)
  const service = found === null ? serviceOf(page) : null
  if (found !== null) {
    if (!has(...KIND_TEXTS[found.kind].alike)) advice.push(kindOf(view, found.kind, found.node))
  } else if (page.type === 'forum') {
    if (!has('DiscussionForumPosting', 'QAPage')) advice.push(forum(view, page))
  } else if (service !== null) {
    if (!has(...KIND_TEXTS.Service.alike)) advice.push(kindOf(view, 'Service', service))
  } else if (isWriting(page) && !own.some(isArticleType)) advice.push(article(view, page))
  const medical = found === null && service === null ? medicalPageOf(page) : null
  if (medical !== null && !has(...KIND_TEXTS.MedicalWebPage.alike))
    advice.push(kindOf(view, 'MedicalWebPage', medical))
  const video = videoOf(page)
  if (video !== null && !has(...KIND_TEXTS.VideoObject.alike)) advice.push(kindOf(view, 'VideoObject', video))
  const list = itemListOf(page)
  if (list !== null && !has(...KIND_TEXTS.ItemList.alike)) advice.push(kindOf(view, 'ItemList', list))
  const trail = breadcrumbNode(page)
  if (!has('BreadcrumbList') && trail !== null) advice.push(breadcrumb(view, page, trail))
  // Customers do not visit the office of a software vendor.
  const business = found?.kind === 'SoftwareApplication' ? null : localBusinessOf(page)
  const isMarked = own.some(isLocalBusinessType) || has(...[business?.['@type'] ?? []].flat().map(String))
  if (business !== null && !isMarked) advice.push(localBusiness(view, page, business))
  else if (!own.some(isOrganizationType) && !isOfOnePerson(page)) advice.push(organization(view, page))
  const author = writerOf(page) === null ? undefined : authorNodes(page).find(isPerson)
  // The block of an article names its author already.
  const isNamed = advice.some(({ node }) => 'author' in node)
  if (author !== undefined && !isNamed && !has('Person', 'ProfilePage')) advice.push(person(page, author))
  const isThread = page.faq.some(({ question }) => FLOOR.test(question))
  if (faqPairs(page).length >= 2 && !isThread && !has('FAQPage')) advice.push(faq(page))
  if (page.howTo.length >= 2 && !has('HowTo')) advice.push(howTo(page))
  return advice
}
