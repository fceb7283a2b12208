import { attribute, type Element, isElement, textOf, tidy } from '../html/dom.ts'
import { wordsIn } from '../main-text/count-words.ts'
import type { Segment } from '../main-text/segmentation.ts'
import { hasType, textValue } from '../structured-data/data-item.ts'
import { canonicalOf } from './address.ts'
import { withoutBoardNames } from './board-title.ts'
import { first, type Rule } from './first-rule.ts'
import { META_NAMES } from './meta-names.ts'
import { metaContent, type PageSource, resolve } from './source.ts'

/** The name of the page itself: its main heading, or what it gives to networks and search engines, without the site's. */
export function titleOf(source: PageSource): string {
  return (first(TITLE_RULES, source) ?? '').slice(0, 500)
}

/**
 * The name of the site: what it declares, or the part of the title that repeats its host, or what its header or its
 * copyright notice says.
 */
export function siteNameOf(source: PageSource, segments: readonly Pick<Segment, 'text'>[] = []): string {
  return (first(SITE_NAME_RULES, source) ?? headerName(source) ?? ownerOf(segments) ?? '').slice(0, 200)
}

export function descriptionOf(source: PageSource): string {
  return tidy(metaContent(source, ...META_NAMES.description) ?? '').slice(0, 2000)
}

const kept = (text: string | null | undefined): string | null => {
  const clean = tidy(text ?? '')
  return clean === '' ? null : clean
}

const documentTitle = (source: PageSource): string | null => {
  const element = source.elements.get('title')?.find((one) => !insideSvg(one))
  return element === undefined ? null : kept(textOf(element, 1000))
}

/** The main heading that has most in common with what names the page. */
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
    // Of headings alike in this the longer is the page's, the shorter the site's.
    const score = share + Math.min(common, 10) / 20
    if (share >= enough && score > bestScore && !isSiteName(text, source)) {
      best = text
      bestScore = score
    }
  }
  return best
}

/** A heading that is a link to the front page is the site's name, except on the front page itself. */
function leadsHome(heading: Element, source: PageSource): boolean {
  if (pathOf(canonicalOf(source) ?? source.url) === '/') return false
  const link = heading.children.find((child) => isElement(child) && child.name === 'a')
  if (!isElement(link)) return false
  const address = resolve(attribute(link, 'href'), source.base)
  return address !== null && attribute(link, 'href') !== '' && pathOf(address) === '/'
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}

/** The last part of the address, as words: it is often made from the title. */
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

/** Share of a heading's words that the document's title, or the address, has. */
const ENOUGH_OF_TITLE = 0.4
const ENOUGH_OF_SLUG = 0.6
const SEPARATOR = /\s+[|｜–—\-·•»:]\s+|[|｜_]/

/** A title without the site's name at its end or, after a bar, its start. */
function withoutSite(title: string, source: PageSource): string {
  const parts = title
    .split(SEPARATOR)
    .map(tidy)
    .filter((part) => part !== '')
  if (parts.length < 2) return title
  const last = parts.at(-1) ?? ''
  if (isSiteName(last, source) || spellsHost(last, source.url))
    return tidy(title.slice(0, title.lastIndexOf(last)).replace(/[\s|｜–—\-·•»:_]+$/, ''))
  if (isSiteName(parts[0] ?? '', source))
    return tidy(title.slice((parts[0] ?? '').length).replace(/^[\s|｜–—\-·•»:_]+/, ''))
  return title
}

/** Whether a text is the site's name: as declared, or as the host spells it. */
function isSiteName(text: string, source: PageSource): boolean {
  const plain = text.toLowerCase()
  const letters = plain.replace(/[^a-z0-9]/g, '')
  const declared = tidy(metaContent(source, 'og:site_name', 'application-name') ?? '').toLowerCase()
  return plain === declared || (letters.length > 2 && hostName(source.url).startsWith(letters))
}

/** Words of a site's name that its host may leave out. */
const HOST_LEAVES_OUT = new Set(
  'the and of for a an inc llc ltd co official website site blog online forum forums community'.split(' '),
)

/** Whether a host is made of a name's words, or of their first letters: `raspberrypi` of "Raspberry Pi". */
function spellsHost(name: string, url: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !HOST_LEAVES_OUT.has(word))
  const letters = words.join('')
  const host = hostName(url)
  if (letters.length >= 4 && words.every((word) => host.includes(word))) return true
  return words.length >= 3 && host.startsWith(words.map((word) => word.charAt(0)).join(''))
}

const TITLE_RULES: ReadonlyArray<Rule<PageSource, string>> = [
  (source) =>
    mainHeading(
      source,
      `${documentTitle(source) ?? ''} ${metaContent(source, 'og:title') ?? ''}`,
      ENOUGH_OF_TITLE,
    ),
  (source) => mainHeading(source, slugOf(source), ENOUGH_OF_SLUG),
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

const SITE_NAME_RULES: ReadonlyArray<Rule<PageSource, string>> = [
  (source) => kept(metaContent(source, ...META_NAMES.siteName)),
  (source) => {
    const site = source.items.find((item) => hasType(item, /^WebSite$/))
    return site === undefined ? null : kept(textValue(site, 'name'))
  },
  (source) => {
    const publisher = source.items
      .flatMap((item) => item.values.publisher ?? [])
      .find((value) => typeof value !== 'string')
    return publisher === undefined || typeof publisher === 'string'
      ? null
      : kept(textValue(publisher, 'name'))
  },
  (source) => {
    const host = hostName(source.url)
    const parts = (documentTitle(source) ?? '').split(/\s+[|｜–—\-_·»:]\s+|[|｜_]/).map(tidy)
    if (parts.length < 2) return null
    return (
      parts.find(
        (part) => part.length > 2 && host.includes(part.toLowerCase().replace(/[^a-z0-9]/g, '') || ' '),
      ) ?? null
    )
  },
]

/** Links beyond these are no header's. */
const HEADER_LINKS = 12
const NO_NAME = /^(?:回?首頁|home(?:page)?|logo|回到?(?:首頁|上一頁)|menu|選單|\s*)$/iu

/** What the link to the front page at the top of the page says, in words or as its picture's text. */
function headerName(source: PageSource): string | null {
  for (const anchor of (source.elements.get('a') ?? []).slice(0, HEADER_LINKS)) {
    const address = resolve(attribute(anchor, 'href'), source.base)
    if (address === null || attribute(anchor, 'href') === '' || pathOf(address) !== '/') continue
    if (hostName(address) !== hostName(source.url)) continue
    const image = anchor.children.find((child) => isElement(child) && child.name === 'img')
    const name = tidy(textOf(anchor, 60)) || tidy(isElement(image) ? attribute(image, 'alt') : '')
    const plain = name.replace(/\s*(?:logo|標誌|商標)$/iu, '')
    if (plain.length >= 2 && plain.length <= 30 && !NO_NAME.test(plain)) return plain
  }
  return null
}

/** 「© 2026 光合牙醫診所 版權所有」. Every run is bounded. */
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s{0,3}(?:©\s{0,3})?(?:\d{4}(?:\s?[-–]\s?\d{4})?)?\s{0,3}(?:by\s)?([^\d©|｜。.,，\n]{2,30})/iu
const RIGHTS = /\s*(?:版權所有|著作權所有|all rights reserved|保留一切權利|inc|co|ltd).*$/iu

/** Who the copyright notice says the site belongs to. */
function ownerOf(segments: readonly Pick<Segment, 'text'>[]): string | null {
  for (const { text } of segments.slice(-20)) {
    const name = tidy((COPYRIGHT.exec(text)?.[1] ?? '').replace(RIGHTS, ''))
    if (name.length >= 2) return name
  }
  return null
}

function hostName(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '').replace(/[^a-z0-9]/g, '')
  } catch {
    return ''
  }
}

function insideSvg(element: Element): boolean {
  for (let at = element.parent; at !== null; at = at.parent) {
    if ('name' in at && at.name === 'svg') return true
  }
  return attribute(element, 'hidden') !== ''
}
