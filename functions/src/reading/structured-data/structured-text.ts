import { tidy } from '../html/dom.ts'
import { type MainText, type Piece, toBlocks } from '../main-text/blocks.ts'
import type { PageSource } from '../metadata/page-source.ts'
import { type DataItem, hasType, nestedItems, textValue } from './data-item.ts'

/** A page with fewer words than this shows little text. */
const LITTLE = 80

/** The visible text, or the text of the page's JSON-LD if there is little visible text and the JSON-LD has clearly more. */
export function structuredText(source: PageSource, shown: MainText): MainText {
  if (shown.words >= LITTLE) return shown
  const pieces = source.items.filter((item) => item.syntax === 'json-ld' && item.top).flatMap(piecesOf)
  const described = toBlocks(dedupe(pieces))
  return described.words > Math.max(30, shown.words * 1.5) ? described : shown
}

function piecesOf(item: DataItem): Piece[] {
  const pieces: Piece[] = []
  const heading = textValue(item, 'headline') ?? textValue(item, 'name')
  if (
    hasType(
      item,
      /^(?:WebSite|Organization|Corporation|BreadcrumbList|ImageObject|Person|SearchAction|WebPage)$/,
    )
  )
    return []
  if (heading !== null)
    pieces.push({ role: 'content', kind: 'heading', level: 1, text: tidy(plain(heading)) })
  const body = textValue(item, 'articleBody') ?? textValue(item, 'text') ?? textValue(item, 'description')
  for (const line of plain(body ?? '').split(/\n+/))
    pieces.push({ role: 'content', kind: 'paragraph', level: 0, text: tidy(line) })
  for (const name of ['recipeIngredient', 'ingredients']) {
    for (const value of item.values[name] ?? []) {
      if (typeof value === 'string')
        pieces.push({ role: 'content', kind: 'listItem', level: 1, text: tidy(plain(value)) })
    }
  }
  for (const name of ['recipeInstructions', 'step', 'itemListElement', 'hasPart']) {
    for (const value of item.values[name] ?? []) {
      const text = typeof value === 'string' ? value : (textValue(value, 'text') ?? textValue(value, 'name'))
      for (const line of plain(text ?? '').split(/\n+/))
        pieces.push({ role: 'content', kind: 'listItem', level: 1, text: tidy(line) })
    }
  }
  for (const question of nestedItems(item, 'mainEntity')) {
    pieces.push({
      role: 'content',
      kind: 'heading',
      level: 2,
      text: tidy(plain(textValue(question, 'name') ?? '')),
    })
    for (const answer of [
      ...nestedItems(question, 'acceptedAnswer'),
      ...nestedItems(question, 'suggestedAnswer'),
    ])
      for (const line of plain(textValue(answer, 'text') ?? '').split(/\n+/))
        pieces.push({ role: 'content', kind: 'paragraph', level: 0, text: tidy(line) })
  }
  return pieces.filter(({ text }) => text !== '')
}

function dedupe(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces.filter(({ text }) => !seen.has(text) && seen.add(text))
}

/** Text of a value that may hold HTML. */
function plain(value: string): string {
  return value
    .replace(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]{0,500}>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, '&')
}
