import { attribute, textOf, tidy } from '../html/dom.ts'
import type { AuthoredSource } from './byline-line.ts'
import { resolve } from './page-source.ts'
import { pathOf } from './site-name.ts'

/** Addresses of profile pages on platforms and magazines: `/user/@lin`, `/author/12`, `/@lin`, `/userinfo.php?id=1`. */
const PROFILE =
  /\/(?:@[^/]+|(?:users?|authors?|profiles?|people|members?|writers?|creators?|columnists?|reporters?)\/[^/]+|userinfo\.php)\/?$/i
/** Segments after the title in which such a link is the writer's. On a forum's page the first of all is. */
const NEAR_TITLE = 4
const NEAR_TOPIC = 14
const MAX_LINKS = 4000
const NO_NAME =
  /登入|登出|註冊|追蹤|會員|更多|文章|個人|檔案|樓主|版主|^原\s?PO|profile|account|get started|articles|staff|log ?in|sign ?(?:in|up)|register|follow|avatar|settings|my\b/i

/** The name in the first link to a profile directly below the title; null when there is none. */
export function profileBesideTitle({ source, segments, titleIndex, type }: AuthoredSource): string | null {
  if (titleIndex < 0 || (type !== 'article' && type !== 'forum')) return null
  const reach = type === 'forum' ? NEAR_TOPIC : NEAR_TITLE
  const near = segments.slice(titleIndex + 1, titleIndex + 1 + reach).filter(({ links }) => links > 0)
  if (near.length === 0) return null
  for (const anchor of (source.elements.get('a') ?? []).slice(0, MAX_LINKS)) {
    const address = resolve(attribute(anchor, 'href'), source.base)
    if (address === null || !PROFILE.test(pathOf(address))) continue
    const name = tidy(textOf(anchor, 60))
    if (name.length < 2 || name.length > 30 || NO_NAME.test(name) || !/\p{L}/u.test(name)) continue
    if (near.some(({ text }) => text.startsWith(name))) return name
  }
  return null
}

const HANDLE = /^@[\w.]{2,30}$/
const BEFORE_TITLE = 5

/** The name directly before a handle (`@lin`) beside the title, as social networks show the author of a post. */
export function nameBeforeHandle({ segments, titleIndex, type }: AuthoredSource): string | null {
  if (titleIndex < 0 || (type !== 'article' && type !== 'forum')) return null
  for (let at = Math.max(1, titleIndex - BEFORE_TITLE); at <= titleIndex + NEAR_TITLE; at++) {
    const name = segments[at - 1]?.text ?? ''
    if (!HANDLE.test(segments[at]?.text ?? '') || at - 1 === titleIndex) continue
    if (name.length >= 2 && name.length <= 30 && !NO_NAME.test(name) && /\p{L}/u.test(name)) return name
  }
  return null
}
