import type { DataItem } from './data-item.ts'
import type { Element } from './dom.ts'
import { jsonLdItems } from './json-ld.ts'
import { microdataItems } from './microdata.ts'
import type { StructuredItem } from './page.ts'
import type { ParsedPage } from './parse.ts'
import { rdfaItems } from './rdfa.ts'
import { problemsOf } from './structured-problems.ts'

/** What a walk over the page has come across. */
export interface SeenMarkup {
  readonly scripts: readonly Element[]
  readonly microdata: boolean
  readonly rdfa: boolean
}

/** Every item of the page, the nested ones after the one that holds them. Bounded in number and depth. */
export function findDataItems(page: ParsedPage, seen: SeenMarkup): DataItem[] {
  return [
    ...jsonLdItems(seen.scripts),
    ...(seen.microdata ? microdataItems(page) : []),
    ...(seen.rdfa ? rdfaItems(page) : []),
  ].slice(0, MAX_ITEMS)
}

/** The items as the page's record keeps them: those that stand by themselves, and nested ones with a type. */
export function describeItems(items: readonly DataItem[]): StructuredItem[] {
  return items
    .filter((item) => item.top || item.types.length > 0)
    .slice(0, MAX_DESCRIBED)
    .map((item) => ({
      syntax: item.syntax,
      types: [...item.types],
      properties: Object.keys(item.values),
      problems: [...item.problems, ...problemsOf(item)],
    }))
}

const MAX_ITEMS = 2000
const MAX_DESCRIBED = 60
