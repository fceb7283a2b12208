import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** A tree as GitHub-flavoured Markdown. What its texts hold of Markdown's marks is escaped where it would be read as one. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    rule: '-',
  })
}
