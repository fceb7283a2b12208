import { holdersOf } from '../../../reading/structured-data/data-item.ts'
import { missingProperties } from '../../../reading/structured-data/google-requirements.ts'
import { itemsOfScript } from '../../../reading/structured-data/json-ld.ts'
import type { Node } from './nodes.ts'

/**
 * The properties that Google requires and a generated block does not have, by the rules for blocks of pages. Empty for a valid
 * block. Properties of an inner item are named with its type: 「Offer.price」.
 */
export function missingInBlock(node: Node): string[] {
  const items = itemsOfScript(JSON.stringify({ '@context': 'https://schema.org', ...node }))
  const holders = holdersOf(items)
  return [
    ...new Set(
      items.flatMap((item) =>
        missingProperties(item, holders.get(item)).required.map((name) =>
          item.top ? name : `${item.types[0] ?? ''}.${name}`,
        ),
      ),
    ),
  ]
}
