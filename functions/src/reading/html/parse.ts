import { type CheerioAPI, load } from 'cheerio/slim'
import type { Document } from './dom.ts'
import { tokenize } from './tokenize.ts'
import { TreeBuilder } from './tree-builder.ts'

/** A parsed page: cheerio for queries, and the root of the same tree for walks that must not recurse. */
export interface ParsedPage {
  readonly $: CheerioAPI
  readonly root: Document
  /** Whether an element carries `data-nosnippet`. */
  readonly withholds: boolean
}

/**
 * Parses HTML once, in time linear in its length, into a tree of bounded depth and size. Never throws.
 *
 * It builds its own tree. htmlparser2's parser keeps an unbounded stack and searches it at each end tag, and parse5 can
 * take minutes to reopen formatting elements (docs/decisions/0007-own-tree-builder.md). The builder follows the HTML
 * standard where real pages depend on it: implied end tags, scopes and misnested formatting. It does not foster-parent.
 */
export function parseHtml(html: string): ParsedPage {
  const builder = new TreeBuilder(html)
  tokenize(html, builder)
  const root = builder.root
  let $: CheerioAPI | null = null
  return {
    root,
    withholds: builder.withholds,
    get $() {
      // The cast is needed because the tree is of the next major version of domhandler, which cheerio can query as well.
      $ ??= load(root as unknown as Parameters<typeof load>[0], { xml: { xmlMode: false } })
      return $
    },
  }
}
