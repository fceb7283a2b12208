import type { Files } from './hashes.ts'
import { type Manifest, PAGES, REPORT } from './manifest.ts'
import type { Problem } from './problem.ts'

/** The result of checking a report's quotes. */
export interface QuoteCheck {
  readonly problems: readonly Problem[]
  readonly counts: {
    /** Number of quotes that were compared with the text of their page. */
    readonly checked: number
    /** Number of quotes whose page's text is not in the archive. */
    readonly unchecked: number
    /** Number of references to passages in the report. */
    readonly references: number
  }
}

/** Where `pages.json` says that a quote is. */
interface QuotePosition {
  readonly page: string
  /** Name of the file with the page's text; null if the archive has none. */
  readonly text: string | null
  readonly length: number
  readonly starts: readonly number[]
}

/**
 * Checks whether each quote of the report is at its recorded positions in the text of its page, and whether each passage that the
 * report refers to is among its quotes.
 */
export function checkQuotes(
  report: Uint8Array | undefined,
  pages: Uint8Array | undefined,
  files: Files,
  { lacks }: Manifest,
): QuoteCheck {
  const problems: Problem[] = []
  const read = (path: string, bytes: Uint8Array | undefined): unknown => {
    const value = bytes === undefined ? undefined : parse(bytes)
    if (bytes !== undefined && value === undefined) problems.push({ kind: 'unreadable', path, detail: '' })
    return value
  }
  const written = read(REPORT, report)
  const passages = passagesOf(written)
  const known = new Set(passages.map(({ id }) => id))
  const references = referencesOf(written)
  for (const id of references) {
    if (!known.has(id)) problems.push({ kind: 'unknown-passage', path: REPORT, detail: id })
  }
  const counts = { checked: 0, unchecked: 0, references: references.length }
  if (lacks.some(({ code }) => code === 'pages'))
    return { problems, counts: { ...counts, unchecked: passages.length } }

  const places = placesOf(read(PAGES, pages))
  const texts = new Map<string, string | null>()
  const textOf = (path: string) => {
    const bytes = files.get(path)
    if (!texts.has(path)) texts.set(path, bytes === undefined ? null : decode(bytes))
    return texts.get(path) ?? null
  }
  for (const { id, quote } of passages) {
    const placed = places.get(id)
    if (placed === undefined) {
      problems.push({ kind: 'quote-unplaced', path: PAGES, detail: id })
      continue
    }
    if (placed.text === null) {
      counts.unchecked += 1
      continue
    }
    counts.checked += 1
    const text = textOf(placed.text)
    const isThere =
      text !== null &&
      placed.starts.length > 0 &&
      placed.starts.every((at) => text.slice(at, at + placed.length) === quote.toWellFormed())
    if (!isThere) problems.push({ kind: 'quote-misplaced', path: placed.text, detail: id })
  }
  return { problems, counts }
}

type Json = Readonly<Record<string, unknown>>

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function passagesOf(report: unknown): { id: string; quote: string }[] {
  return asList(asObject(asObject(report).evidence).passages).flatMap((passage) => {
    const { id, quote } = asObject(passage)
    return typeof id === 'string' && typeof quote === 'string' ? [{ id, quote }] : []
  })
}

/** All passage ids that the report refers to, in any field named `…passageId` or `…passageIds`. */
export function referencesOf(report: unknown): string[] {
  const references: string[] = []
  // An explicit stack, because a manipulated report may be nested to any depth.
  const waiting: unknown[] = [report]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!/passageIds?$/i.test(name)) waiting.push(inner)
      else references.push(...[inner].flat().filter((id): id is string => typeof id === 'string'))
    }
  }
  return references
}

function placesOf(pages: unknown): Map<string, QuotePosition> {
  const places = new Map<string, QuotePosition>()
  for (const entry of asList(pages)) {
    const { id: page, text, quotes } = asObject(entry)
    for (const item of asList(quotes)) {
      const { id, length, starts } = asObject(item)
      if (typeof page !== 'string' || typeof id !== 'string' || typeof length !== 'number') continue
      const numbers = asList(starts).filter((start): start is number => typeof start === 'number')
      places.set(id, { page, text: typeof text === 'string' ? text : null, length, starts: numbers })
    }
  }
  return places
}

function decode(bytes: Uint8Array): string | null {
  try {
    // A byte order mark is kept, because the offsets count it.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decode(bytes) ?? '')
  } catch {
    return undefined
  }
}
