import type { Author, Block, ListItem, Page, Site } from '../content/blocks.ts'
import { escapeHtml, inlineHtml, plainText } from '../content/inline.ts'

/** Turns a page into the whole HTML document of its site. */
export type Layout = (page: Page, site: Site) => string

/** How a site writes each kind of block. All arguments are escaped markup. */
export interface BlockStyle {
  heading(level: 2 | 3 | 4, html: string, id: string): string
  paragraph(html: string): string
  list(ordered: boolean, items: readonly string[]): string
  item?(html: string, nested: string): string
  table(rows: readonly (readonly string[])[], caption: string): string
  quote(html: string): string
  question(question: string, answers: readonly string[]): string
  figure(src: string, alt: string): string
  strong?(html: string): string
  link?(href: string, html: string): string
}

export function renderBlocks(blocks: readonly Block[], style: BlockStyle): string {
  const inline = (text: string) =>
    inlineHtml(text, {
      strong: (html) => style.strong?.(html) ?? `<strong>${html}</strong>`,
      link: (href, html) => style.link?.(href, html) ?? `<a href="${href}">${html}</a>`,
    })
  const list = (ordered: boolean, items: readonly ListItem[]): string =>
    style.list(
      ordered,
      items.map((item) => {
        const nested = item.items.length === 0 ? '' : list(item.items[0]?.ordered ?? false, item.items)
        return style.item?.(inline(item.text), nested) ?? `<li>${inline(item.text)}${nested}</li>`
      }),
    )
  const block = (each: Block): string => {
    switch (each.kind) {
      case 'heading':
        return style.heading(each.level, inline(each.text), each.id)
      case 'paragraph':
        return style.paragraph(inline(each.text))
      case 'list':
        return list(each.ordered, each.items)
      case 'table':
        return style.table(
          each.rows.map((row) => row.map(inline)),
          inline(each.caption),
        )
      case 'quote':
        return style.quote(inline(each.text))
      case 'question':
        return style.question(inline(each.question), each.answers.map(inline))
      case 'figure':
        return style.figure(escapeHtml(each.src), escapeHtml(each.alt))
    }
  }
  return blocks.map(block).join('\n')
}

/** All blocks of a page, whatever its parts. */
export function allBlocks(page: Page): Block[] {
  return page.parts.flatMap((part) => part.blocks)
}

/** A JSON-LD script; `<` is escaped so that no text can end the script element. */
export function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

export function authorOf(page: Page, site: Site): Author | undefined {
  return site.authors.find((author) => author.id === page.author)
}

/** The pages a site shows in its lists: newest first. */
export function listedPages(site: Site): Page[] {
  return site.pages
    .filter((page) => page.kind === 'content' || page.kind === 'client')
    .sort((a, b) => b.published.localeCompare(a.published))
}

/** Other pages of the site, for related-reading boxes. */
export function otherPages(page: Page, site: Site, count: number): Page[] {
  return listedPages(site)
    .filter((other) => other.path !== page.path)
    .slice(0, count)
}

/** `2025-03-11` as `2025 年 3 月 11 日`. */
export function chineseDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${year} 年 ${month} 月 ${day} 日`
}

/** The text of some blocks on one line, for descriptions and structured data. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      switch (block.kind) {
        case 'list':
          return plainItems(block.items)
        case 'table':
          return block.rows.map((row) => row.map(plainText).join('：'))
        case 'question':
          return [plainText(block.question), ...block.answers.map(plainText)]
        case 'figure':
          return []
        default:
          return [plainText(block.text)]
      }
    })
    .join('\n')
}

function plainItems(items: readonly ListItem[]): string[] {
  return items.flatMap((item) => [plainText(item.text), ...plainItems(item.items)])
}

export const e = escapeHtml
