import type { TextFragment } from '@gaplens/contracts/analysis/serp'
import { MAX_DEPTH } from './blocks.ts'
import { RawBlockSchema, type RawReference } from './raw-answer.ts'
import { textFragmentsOf } from './text-fragment.ts'

const FRAGMENTS_MAX = 80

/** The text fragments in the links of the overview's references and text, each once. */
export function overviewFragments(
  references: readonly Pick<RawReference, 'link'>[],
  blocks: readonly unknown[],
): TextFragment[] {
  const links = [...references.map(({ link }) => link), ...snippetLinks(blocks, 0)]
  const found = new Map(
    links.flatMap(textFragmentsOf).map((fragment) => [JSON.stringify(fragment), fragment]),
  )
  return [...found.values()].slice(0, FRAGMENTS_MAX)
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
