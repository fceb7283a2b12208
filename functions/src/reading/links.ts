import { attribute, textOf, tidy } from './dom.ts'
import type { ReadPage } from './page.ts'
import { type PageSource, resolve } from './source.ts'

const MAX_LINKS = 1500
const MAX_IMAGES = 500

type Link = ReadPage['internalLinks'][number]

/** Every link of the page, each address once, apart by whether it stays on the site. */
export function linksOf(source: PageSource): { internal: Link[]; external: Link[] } {
  const internal: Link[] = []
  const external: Link[] = []
  const seen = new Set<string>()
  const site = siteOf(source.url)
  for (const anchor of source.elements.get('a') ?? []) {
    if (seen.size >= MAX_LINKS) break
    const href = attribute(anchor, 'href')
    if (href === '' || href.startsWith('#')) continue
    const url = resolve(href, source.base)
    if (url === null || seen.has(url)) continue
    seen.add(url)
    const link = {
      url,
      text:
        tidy(textOf(anchor, 300)) ||
        tidy(attribute(anchor, 'aria-label') || attribute(anchor, 'title')).slice(0, 300),
      rel: tidy(attribute(anchor, 'rel').toLowerCase()).slice(0, 100),
    }
    if (siteOf(url) === site) internal.push(link)
    else external.push(link)
  }
  return { internal, external }
}

/** Images with an address, each once. Lazy-loaded ones by where the real address waits. */
export function imagesOf(source: PageSource): ReadPage['images'] {
  const images = new Map<string, string>()
  for (const image of source.elements.get('img') ?? []) {
    if (images.size >= MAX_IMAGES) break
    const address =
      ['data-src', 'data-original', 'data-lazy-src', 'src']
        .map((name) => attribute(image, name))
        .find((value) => value !== '' && !value.startsWith('data:')) ??
      attribute(image, 'srcset').trim().split(/\s+/)[0] ??
      ''
    const url = address === '' ? null : resolve(address, source.base)
    if (url !== null && !images.has(url)) images.set(url, tidy(attribute(image, 'alt')).slice(0, 500))
  }
  return [...images].map(([url, alt]) => ({ url, alt }))
}

/** The registrable part of a host, near enough: the last two labels, three under a two-level suffix. */
export function siteOf(url: string): string {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (/^[\d.]+$|^\[/.test(host)) return host
  const labels = host.split('.')
  const underTwo =
    labels.length > 2 &&
    /^(?:com|net|org|edu|gov|co|ac|idv|or|ne|go|gob)$/.test(labels.at(-2) ?? '') &&
    (labels.at(-1) ?? '').length === 2
  return labels.slice(underTwo ? -3 : -2).join('.')
}

type TrustKind = ReadPage['trustLinks'][number]['kind']

/** What tells each kind, in the link's text or in its path; Chinese, English and Japanese. */
const TRUST: ReadonlyArray<readonly [TrustKind, RegExp, RegExp]> = [
  [
    'contact',
    /^(?:聯[絡繫]|联系|與我們聯|客服中心|お問い?合わせ|contact(?: us)?$|get in touch)/i,
    /\/(?:contact|contact-us|contactus)(?:[/.?#]|$)/i,
  ],
  [
    'about',
    /^(?:關於|关于|公司簡介|品牌故事|團隊介紹|会社概要|about(?: us| me)?$|who we are|our (?:story|team|company))/i,
    /\/(?:about|about-us|aboutus|company|our-story|team)(?:[/.?#]|$)/i,
  ],
  ['privacy', /隱私|隐私|個資|プライバシー|privacy/i, /\/privacy/i],
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
    /\/(?:author|authors|profile|writers?|contributors?|columnists?)\/[^/]+/i,
  ],
]

/** Links that tell who is behind the page, the first of each address; author pages also by `rel=author`. */
export function trustLinksOf(links: readonly Link[]): ReadPage['trustLinks'] {
  const found: ReadPage['trustLinks'] = []
  const counts = new Map<TrustKind, number>()
  for (const link of links) {
    const path = link.url.replace(/^https?:\/\/[^/]+/i, '')
    const kind: TrustKind | undefined = /\bauthor\b/.test(link.rel)
      ? 'author'
      : TRUST.find(
          ([, text, address]) => (link.text.length <= 40 && text.test(link.text)) || address.test(path),
        )?.[0]
    if (kind === undefined || (counts.get(kind) ?? 0) >= 3) continue
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    found.push({ kind, url: link.url })
  }
  return found
}
