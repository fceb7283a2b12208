import type { StructuredItem } from '@gaplens/contracts/analysis/read-page'
import type { Element } from '../html/dom.ts'
import type { ParsedPage } from '../html/parse.ts'
import { type DataItem, holdersOf } from './data-item.ts'
import { jsonLdItems } from './json-ld.ts'
import { microdataItems } from './microdata.ts'
import { rdfaItems } from './rdfa.ts'
import { problemsOf } from './structured-problems.ts'

/** The kinds of structured data that a walk over the page has found. */
export interface SeenMarkup {
  readonly scripts: readonly Element[]
  readonly microdata: boolean
  readonly rdfa: boolean
}

/** All items of the page, with nested items after the item that contains them. Bounded in number and depth. */
export function findDataItems(page: ParsedPage, seen: SeenMarkup): DataItem[] {
  return [
    ...jsonLdItems(seen.scripts),
    ...(seen.microdata ? microdataItems(page) : []),
    ...(seen.rdfa ? rdfaItems(page) : []),
  ].slice(0, MAX_ITEMS)
}

/** The items for the read page: top-level items, and nested items with a type. */
export function describeItems(items: readonly DataItem[]): StructuredItem[] {
  const holders = holdersOf(items)
  const described = items
    .filter((item) => item.top || item.types.length > 0)
    .map((item) => ({
      top: item.top,
      syntax: item.syntax,
      types: [...item.types],
      properties: Object.keys(item.values),
      problems: [...item.problems, ...problemsOf(item, holders.get(item))],
    }))
  // The entries of a long list must not push out the items after it.
  const kept = [
    ...described.filter(({ top }) => top),
    ...described.filter(({ top, problems }) => !top && problems.length > 0),
    ...described.filter(({ top, problems }) => !top && problems.length === 0),
  ].slice(0, MAX_DESCRIBED)
  const isKept = new Set(kept)
  return described.filter((one) => isKept.has(one)).map(({ top, ...one }) => one)
}

const MAX_ITEMS = 2000
const MAX_DESCRIBED = 60
