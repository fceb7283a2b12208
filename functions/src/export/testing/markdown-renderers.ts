import MarkdownIt from 'markdown-it'
import { Marked } from 'marked'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const marked = new Marked({ gfm: true, async: false })
const breaking = new Marked({ gfm: true, breaks: true, async: false })
const markdownIt = new MarkdownIt({ html: true, linkify: false })
const linkifying = new MarkdownIt({ html: true, linkify: true, typographer: true, breaks: true })

/** Common Markdown renderers, each in its least safe configuration: raw HTML passes through. */
export const RENDERERS: Readonly<Record<string, (markdown: string) => string>> = {
  marked: (markdown) => String(marked.parse(markdown)),
  'marked, with breaks': (markdown) => String(breaking.parse(markdown)),
  'markdown-it': (markdown) => markdownIt.render(markdown),
  'markdown-it, linking': (markdown) => linkifying.render(markdown),
  'micromark with GFM': (markdown) =>
    micromark(markdown, {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
}
