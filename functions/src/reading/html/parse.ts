import { type CheerioAPI, load } from 'cheerio/slim'
import { Tokenizer } from 'htmlparser2'
import type { Document } from './dom.ts'
import { TreeBuilder } from './tree-builder.ts'

/** A parsed page: cheerio for queries, and the same tree for walks that must not recurse. */
export interface ParsedPage {
  readonly $: CheerioAPI
  readonly root: Document
}

/**
 * Parses HTML once, in time linear in its length, into a tree of bounded depth and size. Never throws.
 *
 * It drives htmlparser2's tokenizer with a tree builder of its own, since htmlparser2's parser keeps an
 * unbounded stack that it searches at each end tag, and parse5's reopening of formatting elements can take
 * minutes. The builder follows the HTML standard where pages in the wild depend on it: implied end tags,
 * scopes, misnested formatting; it does not foster-parent. In HTML `<![CDATA[` is a comment up to the next `>`; the
 * tokenizer would skip to `]]>`, which may be the page's end, so it is shown another comment in its place. (Inside
 * `svg` and `math` it would be text, of which none is read.)
 */
export function parseHtml(html: string): ParsedPage {
  const builder = new TreeBuilder(html)
  const tokenizer = new Tokenizer({ decodeEntities: false }, builder)
  // Of the same length, since the builder cuts its texts from the page itself.
  tokenizer.write(html.replaceAll('<![CDATA[', '<!_CDATA['))
  tokenizer.end()
  const root = builder.root
  // The tree is a domhandler tree of the next major version, which cheerio queries just as well.
  const $ = load(root as unknown as Parameters<typeof load>[0], { xml: { xmlMode: false } })
  return { $, root }
}
