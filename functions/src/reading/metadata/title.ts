import { attribute, type Element, isElement, textOf, tidy } from '../html/dom.ts'
import { wordsIn } from '../main-text/count-words.ts'
import { hasType, textValue } from '../structured-data/data-item.ts'
import { canonicalOf } from './address.ts'
import { withoutBoardNames } from './board-title.ts'
import { first, type Rule } from './first-rule.ts'
import { META_NAMES } from './meta-names.ts'
import { metaContent, type PageSource, resolve } from './page-source.ts'
import { documentTitle, isSiteName, kept, pathOf, withoutSite } from './site-name.ts'

/** The title of the page: its main heading, or its title for social networks and search engines, without the site's name. */
export function titleOf(source: PageSource): string {
  const known = titles.get(source) ?? (first(TITLE_RULES, source) ?? '').slice(0, 500)
  titles.set(source, known)
  return known
}

/** Cached, because the features of a page use its title too. */
const titles = new WeakMap<PageSource, string>()

export function descriptionOf(source: PageSource): string {
  return tidy(metaContent(source, ...META_NAMES.description) ?? '').slice(0, 2000)
}

/** The content of `<meta name="description">`, the only one that search engines take; empty without one. */
export function descriptionTagOf(source: PageSource): string {
  for (const meta of source.elements.get('meta') ?? []) {
    const content =
      attribute(meta, 'name').trim().toLowerCase() === 'description' ? tidy(attribute(meta, 'content')) : ''
    if (content !== '') return content.slice(0, 2000)
  }
  return ''
}

/** The main heading that shares most words with the page's other names. */
function mainHeading(source: PageSource, names: string, enough: number): string | null {
  const headings = (source.elements.get('h1') ?? [])
    .slice(0, 10)
    .filter((element) => !leadsHome(element, source))
    .map((element) => tidy(textOf(element, 400)).replace(/\s*¶$|\s+#$/, ''))
    .filter((text) => text.length >= 2 && text.length <= 250)
  const named = new Set(wordsIn(names, 120))
  let best: string | null = null
  let bestScore = 0
  for (const text of headings) {
    const words = wordsIn(text, 60)
    const common = words.filter((word) => named.has(word)).length
    const share = common / Math.max(1, words.length)
    // Of two headings with the same share, the longer is the page's and the shorter the site's.
    const score = share + Math.min(common, 10) / 20
    if (share >= enough && score > bestScore && !isSiteName(text, source)) {
      best = text
      bestScore = score
    }
  }
  return best
}

/** Whether a heading links to the home page of the site or blog, and therefore is its name. Not on the home page itself. */
function leadsHome(heading: Element, source: PageSource): boolean {
  const own = pathOf(canonicalOf(source) ?? source.url)
  if (own === '/') return false
  const link = heading.children.find((child) => isElement(child) && child.name === 'a')
  if (!isElement(link)) return false
  const address = resolve(attribute(link, 'href'), source.base)
  if (address === null || attribute(link, 'href') === '') return false
  const path = pathOf(address).replace(/\/$/, '')
  return path === '' || own.startsWith(`${path}/`)
}

/** The words of the address's last part, which is often made from the title. */
function slugOf(source: PageSource): string {
  return (
    pathOf(canonicalOf(source) ?? source.url)
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  )
    .replace(/[-_+.]/g, ' ')
    .slice(0, 200)
}

const HAN = /\p{Script=Han}/u
const PARTS = /\s*[-–—|｜_:：>›»]\s*/u
const HEADINGS = ['h1', 'h2', 'h3', 'h4'] as const
const MAX_HEADINGS = 40

/**
 * The part of a Chinese document title that a heading of the page repeats word for word. Offices write the path before it or
 * themselves behind it, with hyphens and no blanks: 「某某局-便民服務-補助申請須知」.
 */
function headingInTitle(source: PageSource): string | null {
  const title = documentTitle(source) ?? ''
  const parts = new Set(HAN.test(title) ? title.split(PARTS) : [])
  if (parts.size < 2) return null
  let longest = ''
  for (const name of HEADINGS)
    for (const element of (source.elements.get(name) ?? []).slice(0, MAX_HEADINGS)) {
      const text = tidy(textOf(element, 200))
      const isPart = parts.has(text) && text.length > 3 && text.length > longest.length
      if (isPart && !isSiteName(text, source) && !leadsHome(element, source)) longest = text
    }
  return kept(longest)
}

/** Required share of a heading's words in the document's title, or in the address. */
const ENOUGH_OF_TITLE = 0.4
const ENOUGH_OF_SLUG = 0.6

const TITLE_RULES: ReadonlyArray<Rule<PageSource, string>> = [
  (source) =>
    mainHeading(
      source,
      `${documentTitle(source) ?? ''} ${metaContent(source, 'og:title') ?? ''}`,
      ENOUGH_OF_TITLE,
    ),
  (source) => mainHeading(source, slugOf(source), ENOUGH_OF_SLUG),
  headingInTitle,
  (source) => {
    const title = kept(metaContent(source, ...META_NAMES.title)) ?? documentTitle(source)
    return title === null ? null : kept(withoutBoardNames(withoutSite(title, source)))
  },
  documentTitle,
  (source) => {
    const item = source.items.find((one) => hasType(one, /Article|Posting|Product|WebPage/))
    return item === undefined ? null : kept(textValue(item, 'headline') ?? textValue(item, 'name'))
  },
  (source) => {
    const heading = source.elements.get('h1')?.[0]
    return heading === undefined ? null : kept(textOf(heading, 400))
  },
]
