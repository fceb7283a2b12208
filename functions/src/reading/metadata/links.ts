import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { attribute, textOf, tidy } from '../html/dom.ts'
import type { Places } from '../main-text/places.ts'
import { type PageSource, resolve } from './page-source.ts'

const MAX_LINKS = 1500

type Link = ReadPage['internalLinks'][number]
type ExternalLink = ReadPage['externalLinks'][number]

/**
 * The links of the page, each address once, separated into internal and external.
 *
 * @param places tell which external links stand in the frame of the site; an address that the text has too does not
 */
export function linksOf(source: PageSource, places: Places): { internal: Link[]; external: ExternalLink[] } {
  const internal: Link[] = []
  const external = new Map<string, ExternalLink>()
  const seen = new Set<string>()
  const site = registrableDomain(source.url)
  const origins = new Map<string, boolean>()
  /** Most links of a page lead to few hosts. */
  const isOnSite = (url: string): boolean => {
    const origin = url.slice(0, url.indexOf('/', 8))
    const isOwn = origins.get(origin) ?? registrableDomain(url) === site
    origins.set(origin, isOwn)
    return isOwn
  }
  for (const anchor of source.elements.get('a') ?? []) {
    if (seen.size >= MAX_LINKS) break
    const href = attribute(anchor, 'href')
    if (href === '' || href.startsWith('#')) continue
    const url = resolve(href, source.base)
    if (url === null) continue
    const isAgain = seen.has(url)
    if (isAgain && (external.get(url)?.beside !== true || places.isFramed(anchor))) continue
    seen.add(url)
    const link = {
      url,
      text:
        tidy(textOf(anchor, 300)) ||
        tidy(attribute(anchor, 'aria-label') || attribute(anchor, 'title')).slice(0, 300),
      rel: tidy(attribute(anchor, 'rel').toLowerCase()).slice(0, 100),
    }
    if (isOnSite(url)) internal.push(link)
    else external.set(url, { ...link, ...(places.isFramed(anchor) ? { beside: true } : {}) })
  }
  return { internal, external: [...external.values()] }
}

/** Domains whose names below are sites of different people: hosts of blogs, of shops and pages, and the offices of a city. */
const SHARED = new Set(
  `blogspot.com blogspot.tw pixnet.net wordpress.com medium.com tumblr.com substack.com
  wixsite.com weebly.com github.io gitlab.io netlify.app vercel.app pages.dev web.app notion.site myshopify.com shoplineapp.com
  gov.taipei`.split(/\s+/),
)
const SECOND_LEVEL = /^(?:com|net|org|edu|gov|co|ac|idv|or|ne|go|gob)\.[a-z]{2}$/

/** The approximate registrable domain of an address: the last two labels, or three under a suffix of two. */
export function registrableDomain(url: string): string {
  const written = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (/^[\d.]+$|^\[/.test(written)) return written
  const labels = written.replace(/^www\./, '').split('.')
  const suffix = labels.slice(-2).join('.')
  return SHARED.has(suffix) || SECOND_LEVEL.test(suffix) ? labels.slice(-3).join('.') : suffix
}

type TrustKind = ReadPage['trustLinks'][number]['kind']

/** The patterns of each kind in a link's text or path, in Chinese, English and Japanese. */
const TRUST: ReadonlyArray<readonly [TrustKind, RegExp, RegExp]> = [
  [
    'contact',
    /^(?:聯[絡繫]|联系|與我們聯|客服中心|お問い?合わせ|contact(?: us)?$|get in touch)/i,
    /\/(?:contact|contact-us|contactus)(?:[/.?#]|$)/i,
  ],
  [
    'about',
    /^(?:關於|关于|公司簡介|品牌故事|團隊介紹|会社概要|about(?: us| me)?$|who we are|our (?:story|team|company))/i,
    /^\/(?:[a-z-]{2,5}\/)?(?:pages\/)?(?:about|about-us|aboutus|our-story)(?:[/.?#]|$)|\/(?:about|about-us|aboutus|company|our-story|team)(?:\.\w+)?\/?(?:[?#]|$)/i,
  ],
  ['privacy', /隱私|隐私|個資|プライバシー|privacy/i, /^(?:\/[^/?#]*){0,2}\/privacy/i],
  [
    'terms',
    /(?:服務|使用|服务|會員)(?:條款|条款|規章|規約)|利用規約|terms (?:of|and|&)|^terms$|conditions of use/i,
    /\/(?:terms|tos|legal)(?:[-/.?#]|$)/i,
  ],
  [
    'editorial',
    /編輯(?:方針|政策|準則|原則)|审稿|審稿|查核|editorial (?:policy|guidelines|standards|process|team)|fact.?check|corrections/i,
    /\/(?:editorial|fact-check|ethics|corrections)/i,
  ],
  [
    'author',
    /^(?:作者|專欄作家|撰稿)/i,
    /\/(?:author|authors|profile|writers?|contributors?|columnists?)\/(?!log-?in|sign-?|register|edit|settings|password)[^/?#]+/i,
  ],
]

/** Social networks and services that pages of all sites link to. */
const PLATFORM =
  /^(?:google|linkedin|facebook|instagram|twitter|x|youtube|tiktok|pinterest|threads|bsky|reddit|wikipedia|line)$/

/**
 * Links that show who is behind the page, each address once; author pages also by `rel=author`. A page on another site, such
 * as a parent company's terms, counts only if the text of the link says what it is.
 */
export function trustLinksOf({
  internal,
  external,
}: {
  readonly internal: readonly Link[]
  readonly external: readonly Link[]
}): ReadPage['trustLinks'] {
  const found: ReadPage['trustLinks'] = []
  const counts = new Map<TrustKind, number>()
  const add = (kind: TrustKind | undefined, url: string) => {
    if (kind === undefined || (counts.get(kind) ?? 0) >= 3) return
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    found.push({ kind, url })
  }
  for (const link of internal) {
    const path = link.url.replace(/^https?:\/\/[^/]+/i, '')
    add(
      signed(link) ?? TRUST.find(([, text, address]) => says(link, text) || address.test(path))?.[0],
      link.url,
    )
  }
  for (const link of external) {
    const isPlatform = PLATFORM.test(registrableDomain(link.url).split('.')[0] ?? '')
    add(signed(link) ?? (isPlatform ? undefined : TRUST.find(([, text]) => says(link, text))?.[0]), link.url)
  }
  return found
}

const signed = ({ rel }: Link): TrustKind | undefined => (/\bauthor\b/.test(rel) ? 'author' : undefined)
const says = ({ text }: Link, pattern: RegExp): boolean => text.length <= 40 && pattern.test(text)
