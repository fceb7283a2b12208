import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Serialises a syntax tree as GitHub-flavoured Markdown. Marks in its texts are escaped where they would be parsed. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    rule: '-',
  })
}
