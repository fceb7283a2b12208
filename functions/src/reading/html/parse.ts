import { type CheerioAPI, load } from 'cheerio/slim'
import { Tokenizer } from 'htmlparser2'
import type { Document } from './dom.ts'
import { TreeBuilder } from './tree-builder.ts'

/** A parsed page: cheerio for queries, and the root of the same tree for walks that must not recurse. */
export interface ParsedPage {
  readonly $: CheerioAPI
  readonly root: Document
}

/**
 * Parses HTML once, in time linear in its length, into a tree of bounded depth and size. Never throws.
 *
 * It uses htmlparser2's tokenizer with its own tree builder. htmlparser2's parser keeps an unbounded stack and searches
 * it at each end tag, and parse5 can take minutes to reopen formatting elements (docs/decisions/0007). The builder
 * follows the HTML standard where real pages depend on it: implied end tags, scopes and misnested formatting. It does
 * not foster-parent.
 *
 * In HTML `<![CDATA[` begins a comment that ends at the next `>`. The tokenizer would skip to `]]>`, possibly the end of
 * the page, so the text is replaced with another comment of the same length. (In `svg` and `math` it would be text, but
 * text there is never read.)
 */
export function parseHtml(html: string): ParsedPage {
  const builder = new TreeBuilder(html)
  const tokenizer = new Tokenizer({ decodeEntities: false }, builder)
  // The replacement has the same length, because the builder takes its texts from the original page by position.
  tokenizer.write(html.replaceAll('<![CDATA[', '<!_CDATA['))
  tokenizer.end()
  const root = builder.root
  // The cast is needed because the tree is of the next major version of domhandler, which cheerio can query as well.
  const $ = load(root as unknown as Parameters<typeof load>[0], { xml: { xmlMode: false } })
  return { $, root }
}
