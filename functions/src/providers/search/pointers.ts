import type { Pointer } from '@gaplens/contracts/serp'
import { RawBlockSchema, type RawReference } from './answer.ts'
import { pointersOf } from './text-fragment.ts'

const POINTERS_MAX = 80
/** As deep as `normaliseBlocks` reads. */
const MAX_DEPTH = 8

/** Every passage that the overview's references and the links in its text point at, each once. */
export function normalisePointers(
  references: readonly Pick<RawReference, 'link'>[],
  blocks: readonly unknown[],
): Pointer[] {
  const links = [...references.map(({ link }) => link), ...snippetLinks(blocks, 0)]
  const found = new Map(links.flatMap(pointersOf).map((pointer) => [JSON.stringify(pointer), pointer]))
  return [...found.values()].slice(0, POINTERS_MAX)
}

function snippetLinks(values: readonly unknown[], depth: number): string[] {
  if (depth > MAX_DEPTH) return []
  return values.flatMap((value) => {
    const block = RawBlockSchema.safeParse(value).data
    if (block === undefined) return []
    return [
      ...block.snippet_links.map(({ link }) => link),
      ...snippetLinks(block.list, depth + 1),
      ...snippetLinks(block.text_blocks, depth + 1),
    ]
  })
}
