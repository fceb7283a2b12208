import iconv from 'iconv-lite'
import type { Received } from './request.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The content of a page: its text without tags, and the strings of its JSON-LD, both without spaces. */
export function saidBy(page: Received): string {
  const charset = /charset=["']?([\w-]+)/i.exec(
    `${page.headers['content-type']} ${page.body.toString('latin1')}`,
  )?.[1]
  const markup = iconv.decode(page.body, charset ?? 'utf-8')
  const data = [...markup.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => (json ?? '').replaceAll('\\n', '\n').replaceAll('\\"', '"'),
  )
  const text = markup
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
  return withoutSpaces([text, ...data].join('\n'))
}

/** NFKC without white space, so that layout makes no difference. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '')
}
