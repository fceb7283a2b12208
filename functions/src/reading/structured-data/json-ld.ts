import { type Element, isText } from '../html/dom.ts'
import type { DataItem, DataValue } from './data-item.ts'

const MAX_SCRIPTS = 60
const MAX_DEPTH = 24
const MAX_ITEMS = 1000
const MAX_TEXT = 200_000

/** The items of a page's JSON-LD scripts, outer before inner. A broken script gives an item with a problem. */
export function jsonLdItems(elements: readonly Element[]): DataItem[] {
  const items: DataItem[] = []
  let scripts = 0
  for (const node of elements) {
    if (scripts >= MAX_SCRIPTS) break
    if (!/^\s*application\/ld\+json\b/i.test(node.attribs.type ?? '')) continue
    scripts++
    const text = node.children.map((child) => (isText(child) ? child.data : '')).join('')
    if (text.trim() !== '') items.push(...itemsOfScript(text))
  }
  return items
}

/** The items of one script's text. */
export function itemsOfScript(text: string): DataItem[] {
  const { value, problem } = parseLenient(text)
  if (value === undefined)
    return [{ syntax: 'json-ld', types: [], values: {}, problems: [problem ?? ''], top: true }]
  const items: DataItem[] = []
  const context: Context = { items, problems: problem === null ? [] : [problem], schemaOrg: null }
  for (const entry of Array.isArray(value) ? value : [value]) addEntry(entry, context, 0)
  return items
}

interface Context {
  readonly items: DataItem[]
  readonly problems: string[]
  /** Whether the nearest `@context` is schema.org; null before there is one. */
  schemaOrg: boolean | null
}

function addEntry(entry: unknown, context: Context, depth: number): void {
  if (!isRecord(entry) || depth > MAX_DEPTH) return
  const declared = entry['@context']
  const inner: Context = {
    ...context,
    schemaOrg:
      declared === undefined ? context.schemaOrg : /schema\.org/i.test(JSON.stringify(declared) ?? ''),
  }
  const graph = entry['@graph']
  if (Array.isArray(graph)) {
    for (const node of graph) addEntry(node, inner, depth + 1)
    if (entry['@type'] === undefined) return
  }
  const item = toItem(entry, inner, true, depth)
  if (inner.schemaOrg === null)
    (item.problems as string[]).push('沒有 @context，搜尋引擎無法得知使用哪一套詞彙')
  else if (!inner.schemaOrg) (item.problems as string[]).push('@context 不是 schema.org')
}

function toItem(entry: Record<string, unknown>, context: Context, top: boolean, depth: number): DataItem {
  const values: Record<string, DataValue[]> = Object.create(null)
  const item: DataItem = {
    syntax: 'json-ld',
    types: typesOf(entry['@type']),
    values,
    problems: top ? [...context.problems] : [],
    top,
    ...(typeof entry['@id'] === 'string' ? { id: entry['@id'] } : {}),
  }
  context.items.push(item)
  for (const [name, value] of Object.entries(entry)) {
    if (name.startsWith('@') || value === null || value === undefined) continue
    const kept = (Array.isArray(value) ? value.slice(0, 500) : [value])
      .map((one) => toValue(one, context, depth + 1))
      .filter((one) => one !== null)
    if (kept.length > 0) values[name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '')] = kept
  }
  return item
}

function toValue(value: unknown, context: Context, depth: number): DataValue | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.slice(0, MAX_TEXT)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isRecord(value) || depth > MAX_DEPTH || context.items.length >= MAX_ITEMS) return null
  if (value['@type'] === undefined && typeof value['@value'] === 'string') return value['@value']
  // A bare reference to another item of the page.
  const names = Object.keys(value)
  if (names.length === 1 && typeof value['@id'] === 'string') return value['@id']
  return toItem(value, context, false, depth)
}

function typesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((type) => typeof type === 'string')
    .map((type) =>
      type
        .replace(/^.*[/#:]/, '')
        .trim()
        .slice(0, 80),
    )
    .filter((type) => type !== '')
    .slice(0, 10)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses JSON with the errors of real pages: comments or CDATA around it, raw line breaks in strings, trailing commas. */
function parseLenient(text: string): { value: unknown; problem: string | null } {
  try {
    return { value: JSON.parse(text), problem: null }
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 80) : ''
    // White space is trimmed separately and bounded in the pattern, which would otherwise take quadratic time.
    const repaired = text
      .trim()
      .replace(/^(?:<!--|(?:\/\/|\/\*)?\s{0,9}<!\[CDATA\[(?:\*\/)?)/, '')
      .replace(/(?:-->|(?:\/\/|\/\*)?\s{0,9}\]\]>(?:\*\/)?)$/, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are the fault repaired here.
      .replace(/[\u0000-\u001f]+/g, ' ')
      .replace(/,\s*(?=[}\]])/g, '')
      .trimEnd()
      .replace(/;$/, '')
    try {
      return { value: JSON.parse(repaired), problem: `JSON 語法有誤（${why}），嚴格的解析器會整段略過` }
    } catch {
      return { value: undefined, problem: `JSON 無法解析（${why}）` }
    }
  }
}
