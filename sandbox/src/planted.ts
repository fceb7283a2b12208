import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from './content/blocks.ts'
import { parseContent } from './content/parse.ts'
import { type BlockStyle, e, renderBlocks } from './layouts/markup.ts'
import { loadTopics } from './topics.ts'

/** A section of a full page. A benchmark cuts it out and checks that the product finds the gap. */
export interface PlantedSection {
  readonly id: string
  /** Subject of the section, in the words of the topic. */
  readonly subject: string
  /** Other names of the subject. A gap with one of these names counts as found. */
  readonly aliases: readonly string[]
  /** Heading and text. */
  readonly html: string
  readonly text: string
}

export interface PlantedPage {
  readonly topic: string
  readonly keyword: string
  readonly url: string
  readonly title: string
  readonly sections: readonly PlantedSection[]
  /** The whole document without the sections named. */
  render(cut?: readonly string[]): string
}

export const PLANTED_HOST = 'planted.test'

const FOLDER = join(import.meta.dirname, '../planted')

const style: BlockStyle = {
  heading: (level, html, id) => `<h${level} id="${id}">${html}</h${level}>`,
  paragraph: (html) => `<p>${html}</p>`,
  list: (ordered, items) => (ordered ? `<ol>${items.join('')}</ol>` : `<ul>${items.join('')}</ul>`),
  table: (rows) =>
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  quote: (html) => `<blockquote>${html}</blockquote>`,
  question: (question, answers) =>
    `<h3>${question}</h3>${answers.map((answer) => `<p>${answer}</p>`).join('')}`,
  figure: (src, alt) => `<img src="/${src}" alt="${alt}">`,
}

/** A full page for each topic. No two sections share a subject, so cutting one removes its subject from the page. */
export function loadPlanted(folder = FOLDER): PlantedPage[] {
  const topics = loadTopics()
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const { fields, parts } = parseContent(readFileSync(join(folder, name), 'utf8'), name)
      const topic = topics.find((each) => each.id === fields.topic)
      const groups = split(parts.flatMap((part) => part.blocks))
      const sections = groups.sections.map(({ id, blocks }): PlantedSection => {
        const subject = topic?.sections.find((section) => section.id === id)
        if (!subject) throw new Error(`${name}: the topic has no section ${id}`)
        return {
          id,
          subject: subject.heading,
          aliases: subject.aliases,
          html: renderBlocks(blocks, style),
          text: blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n'),
        }
      })
      const url = `https://${PLANTED_HOST}${fields.path}`
      const title = fields.title ?? ''
      return {
        topic: fields.topic ?? '',
        keyword: fields.keyword ?? '',
        url,
        title,
        sections,
        render: (cut = []) => {
          const kept = sections.filter((section) => !cut.includes(section.id))
          const body = [renderBlocks(groups.opening, style), ...kept.map((section) => section.html)].join(
            '\n',
          )
          return document(fields, url, body)
        },
      }
    })
}

function document(fields: Readonly<Record<string, string>>, url: string, body: string): string {
  return `<!doctype html>
<html lang="zh-TW"><head><meta charset="utf-8"><title>${e(fields.title ?? '')}</title>
<meta name="description" content="${e(fields.description ?? '')}"><meta name="author" content="${e(fields.author ?? '')}">
<link rel="canonical" href="${url}"></head>
<body><header><a href="/">示範部落格</a></header><main><article><h1>${e(fields.title ?? '')}</h1>
<p class="byline">${e(fields.author ?? '')}・<time datetime="${fields.published ?? ''}">${fields.published ?? ''}</time></p>
${body}
</article></main><footer><a href="/about">關於</a></footer></body></html>`
}

/** Splits blocks into those before the first heading and a group for each heading of level 2. */
function split(blocks: readonly Block[]): { opening: Block[]; sections: { id: string; blocks: Block[] }[] } {
  const opening: Block[] = []
  const sections: { id: string; blocks: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push({ id: block.id, blocks: [block] })
    else (sections.at(-1)?.blocks ?? opening).push(block)
  }
  return { opening, sections }
}
