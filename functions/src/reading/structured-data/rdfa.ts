import { attribute, textOf, tidy } from '../html/dom.ts'
import type { ParsedPage } from '../html/parse.ts'
import type { DataItem } from './data-item.ts'
import { collectItems, MAX_VALUE_CHARS } from './microdata.ts'

/** The items of RDFa Lite: `typeof` starts an item, `property` names its values. Open Graph's meta tags are not items. */
export function rdfaItems(page: ParsedPage): DataItem[] {
  return collectItems(page, {
    syntax: 'rdfa',
    startsItem: (element) => attribute(element, 'typeof') !== '',
    types: (element) => attribute(element, 'typeof'),
    properties: (element) => attribute(element, 'property'),
    value: (element) =>
      attribute(element, 'content') ||
      attribute(element, 'resource') ||
      attribute(element, 'href') ||
      attribute(element, 'src') ||
      attribute(element, 'datetime') ||
      tidy(textOf(element, MAX_VALUE_CHARS)),
  })
}
