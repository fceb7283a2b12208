import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import { postTextRange } from '@gaplens/coverage/corpus/forum-lines'
import { siteOf } from '@gaplens/coverage/sites'
import { pageKey } from '../../page-key.ts'
import { bylinesOf } from '../facts/eeat/byline.ts'
import { describedImages } from '../facts/pictures.ts'
import { oneLine } from '../facts/wording.ts'
import { houseNameOf } from './business-kinds.ts'
import { faqPairs } from './faq-pairs.ts'
import { howToSteps } from './how-to-steps.ts'
import { signedName } from './signed-name.ts'

/** An item of structured data as a JSON-LD object. */
export type Node = Record<string, unknown>

/** A JSON-LD block ready to paste. Values that the page does not show are left out and never invented. */
export function jsonLdBlock(node: Node): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }, null, 2)
  // "</script>" in a page's own text would end the block early.
  return `<script type="application/ld+json">\n${json.replaceAll('<', '\\u003c')}\n</script>`
}

/** Article, BlogPosting or TechArticle, filled from the page. */
export function articleNode(page: ReadPage, type: string): Node {
  return compact({
    '@type': type,
    headline: oneLine(page.title),
    description: oneLine(page.description),
    image: picturesOf(page),
    datePublished: page.publishedAt,
    dateModified: page.modifiedAt,
    author: authorNode(page),
    publisher: compact({ '@type': 'Organization', name: siteNameOf(page), url: new URL('/', page.url).href }),
    mainEntityOfPage: { '@type': 'WebPage', '@id': page.canonical ?? page.url },
    inLanguage: page.lang,
  })
}

/** Each person or organisation in the byline; null without one. Google asks for one item for each. */
export function authorNode(page: ReadPage): Node | Node[] | null {
  const [first, ...more] = authorNodes(page)
  if (first === undefined) return null
  return more.length === 0 ? first : [first, ...more]
}

export function authorNodes(page: ReadPage): Node[] {
  const bylines = bylinesOf(page)
  // The page of one author is not the other's.
  const link = bylines.length > 1 ? undefined : page.trustLinks.find((trust) => trust.kind === 'author')?.url
  return bylines.map((byline) => {
    if (!byline.isPerson) return compact({ '@type': 'Organization', name: byline.name, url: link })
    // Google asks for the name alone, and for the title in a property of its own.
    const { name, jobTitle } = signedName(byline.name, page)
    return compact({ '@type': 'Person', name, jobTitle, url: link })
  })
}

/** The page's title without the name of its site at the end: the trail begins with that. */
function withoutSiteName(page: ReadPage): string {
  const title = oneLine(page.title)
  const [, own = '', site = ''] = /^(.+?)\s*[|｜–—-]\s*([^|｜]+)$/u.exec(title) ?? []
  return site !== '' && site === siteNameOf(page) ? own : title
}

/** Links that lead back or on and name no level: 「← 回列表」, 「看更多文章」. */
const NO_LEVEL =
  /^[^\p{L}\p{N}]*(?:回(?:到|上|前|列表|首頁|目錄)|返回|看?更多|查看|瀏覽|back\b|more\b|view\b|see\b)/iu

/** The trail that the page shows, or the home page and the ancestors that the page links to, and the page; null for the home page. */
export function breadcrumbNode(page: ReadPage): Node | null {
  const here = new URL(page.url)
  if (here.pathname === '/') return null
  const own = [pageKey(page.url), pageKey(page.canonical ?? page.url)]
  const shown = (page.trail ?? []).filter(
    ({ name, url }) => !own.includes(pageKey(url)) && !NO_LEVEL.test(name),
  )
  const trail = shown.length > 0 ? shown : ancestorsOf(page, here)
  const last = { name: withoutSiteName(page) || here.pathname, url: page.canonical ?? page.url }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, last].map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  }
}

/** The home page, and each part of the address above the page that a link of the page names. */
function ancestorsOf(page: ReadPage, here: URL): { name: string; url: string }[] {
  const steps = here.pathname.split('/').filter((step) => step !== '')
  const above = steps.slice(0, -1).flatMap((_, depth) => {
    const path = `/${steps.slice(0, depth + 1).join('/')}`
    const link = page.internalLinks.find(
      ({ url, text }) =>
        text.trim() !== '' &&
        !NO_LEVEL.test(text) &&
        URL.canParse(url) &&
        new URL(url).pathname.replace(/\/$/, '') === path &&
        new URL(url).search === '',
    )
    return link === undefined ? [] : [{ name: oneLine(link.text), url: link.url }]
  })
  return [{ name: siteNameOf(page), url: new URL('/', here).href }, ...above]
}

export function faqNode(page: ReadPage): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: faqPairs(page)
      .slice(0, 10)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: oneLine(question),
        acceptedAnswer: { '@type': 'Answer', text: oneLine(answer) },
      })),
  }
}

export function howToNode(page: ReadPage): Node {
  return {
    '@type': 'HowTo',
    name: oneLine(page.title),
    step: howToSteps(page)
      .slice(0, 20)
      .map(({ name, text }, at) => compact({ '@type': 'HowToStep', position: at + 1, name, text })),
  }
}

/** Whether a block is of a post, and not the line with its date and author above it. */
function isPost({ role, text }: Block): boolean {
  return (
    role === 'content' &&
    !/^[\d\s:：/.,()-]*$/u.test(text.replace(/[年月日時分上下午]/gu, '')) &&
    text.length > 10
  )
}

/** What a post's author wrote, on one line, without what the board adds to it. */
export function postOf(text: string): string {
  const { start, end } = postTextRange(text)
  return oneLine(text.slice(start, end))
}

/** A discussion as DiscussionForumPosting, which Google documents for forum threads. */
export function forumNode(page: ReadPage): Node {
  return compact({
    '@type': 'DiscussionForumPosting',
    headline: oneLine(page.title),
    text: postOf(page.blocks.find((block) => block.kind === 'paragraph' && isPost(block))?.text ?? ''),
    url: page.canonical ?? page.url,
    datePublished: page.publishedAt,
    author: authorNode(page),
  })
}

/** The name of the business whose site it is, or of the site on the page, or its host. */
export function siteNameOf(page: ReadPage): string {
  return houseNameOf(page.siteName) || siteOf(page.url)
}

/** At most three images of the page, its declared one first, without logos and icons of the site. */
export function picturesOf(page: ReadPage): string[] {
  const own = page.image === null ? [] : [page.image]
  return [...new Set([...own, ...describedImages(page).map(({ url }) => url)])].slice(0, 3)
}

/** Removes properties that are null, empty or an empty list. */
export function compact(node: Node): Node {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}
