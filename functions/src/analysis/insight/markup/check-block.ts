import { lackingIn } from '../../../reading/structured-data/google-requirements.ts'
import { itemsOfScript } from '../../../reading/structured-data/json-ld.ts'
import type { Node } from './nodes.ts'

/**
 * What Google requires of a block and it does not have, by the reader's own rules: a block is read as any page's is. Empty for a
 * block that is valid as it stands. Properties of an inner item are named with its type: 「Offer.price」.
 */
export function lackingFor(node: Node): string[] {
  const items = itemsOfScript(JSON.stringify({ '@context': 'https://schema.org', ...node }))
  return [
    ...new Set(
      items.flatMap((item) =>
        lackingIn(item).required.map((name) => (item.top ? name : `${item.types[0] ?? ''}.${name}`)),
      ),
    ),
  ]
}
