import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { compact, type Node } from './nodes.ts'
import { partsOf, ROUNDUP_TITLE } from './parts.ts'

const MAX_ENTRIES = 30
const FEWEST = 3
/** 「1. 甲」, 「第一名：甲」, 「TOP 1 甲」, 「NO.1 甲」 */
const COUNTED =
  /^(?:(\d{1,2})\s*[.、)．:：]|第\s?([\d一二三四五六七八九十]{1,3})\s?[名家間款][：:、\s]?|(?:TOP|No\.?)\s?(\d{1,2})[.:：、\s]?)\s*(\S.{0,80})$/iu
/** Numbered headings that are steps or reasons, and not items. */
const NOT_ITEMS = /步驟|原因|理由|方法|注意|迷思|如何|為什麼|怎麼|[?？]$|step|how to|why/iu

/** The page as a list of items: those in numbered headings, or on a collection page those that it links to; null for other pages. */
export function itemListOf(page: ReadPage): Node | null {
  const entries =
    page.type === 'collection' || page.type === 'listing'
      ? linkedEntries(page)
      : ROUNDUP_TITLE.test(page.title)
        ? countedEntries(page)
        : []
  if (entries.length < FEWEST) return null
  return {
    '@type': 'ItemList',
    name: oneLine(page.title),
    itemListElement: entries
      .slice(0, MAX_ENTRIES)
      .map(({ name, url }, at) => compact({ '@type': 'ListItem', position: at + 1, name, url })),
  }
}

interface Entry {
  readonly name: string
  readonly url: string | null
}

function countedEntries(page: ReadPage): Entry[] {
  const names = partsOf(page).flatMap(({ heading }) => {
    const name = COUNTED.exec(heading)?.[4]
    return name === undefined || NOT_ITEMS.test(name) ? [] : [oneLine(name)]
  })
  return names.map((name) => ({ name, url: linkNamed(page, name) }))
}

/** Addresses of single products. The grid of a category page is often no main text. */
const GOODS_PATH = /\/(?:products?|items?|goods|salepage|pd)\/[^/]+\/?$/u

/** The linked entries of a collection page, by the text of the links, each address once. */
function linkedEntries(page: ReadPage): Entry[] {
  const shown = new Set(page.blocks.map(({ text }) => oneLine(text)))
  const isGoods = (url: string) => page.type === 'collection' && GOODS_PATH.test(new URL(url).pathname)
  const entries = page.internalLinks.flatMap(({ url, text }) => {
    const name = oneLine(text)
    return name.length >= 4 && (shown.has(name) || isGoods(url)) ? [{ name, url }] : []
  })
  return entries.filter(({ url }, at) => entries.findIndex((other) => other.url === url) === at)
}

function linkNamed(page: ReadPage, name: string): string | null {
  return (
    [...page.internalLinks, ...page.externalLinks].find(({ text }) => {
      const words = oneLine(text)
      return words.length >= 2 && (words === name || name.startsWith(words))
    })?.url ?? null
  )
}
