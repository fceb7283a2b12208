import type { Block, ListItem, Part } from './blocks.ts'

/**
 * The content files: `key: value` lines, a line of `---`, then the text. Headings `##`–`####` (with an optional
 * `{#id}`), lists with two-space nesting, `|` tables (a first line `|= caption`), `>` quotes, `?` question with `!`
 * answers, `![alt](src)` figures. A line `=== key=value; key=value` starts a further part.
 */
export interface ContentFile {
  readonly fields: Readonly<Record<string, string>>
  readonly parts: readonly Part[]
}

/** @throws Error naming the file and what is wrong with it */
export function parseContent(source: string, file: string): ContentFile {
  const split = source.indexOf('\n---\n')
  if (split < 0) throw new Error(`${file}: no line of --- after the fields`)
  const fields: Record<string, string> = {}
  for (const line of source.slice(0, split).split('\n')) {
    const match = /^([a-zA-Z]+):\s*(.*)$/.exec(line)
    if (!match?.[1]) throw new Error(`${file}: not a field: ${line}`)
    fields[match[1]] = match[2] ?? ''
  }
  return { fields, parts: parseParts(source.slice(split + 5)) }
}

function parseParts(body: string): Part[] {
  const parts: Part[] = []
  let attributes: Record<string, string> = {}
  let lines: string[] = []
  const flush = () => {
    const blocks = parseBlocks(lines)
    if (blocks.length > 0) parts.push({ attributes, blocks })
    lines = []
  }
  for (const line of body.split('\n')) {
    if (line.startsWith('=== ')) {
      flush()
      attributes = parseAttributes(line.slice(4))
    } else lines.push(line)
  }
  flush()
  return parts
}

function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(';').map((pair) => {
      const [key = '', ...value] = pair.split('=')
      return [key.trim(), value.join('=').trim()]
    }),
  )
}

const LIST_LINE = /^( *)(?:-|(\d+)\.) (.+)$/

export function parseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const run = (test: (line: string) => boolean): string[] => {
      const start = at
      while (at < lines.length && test(lines[at] ?? '')) at += 1
      return lines.slice(start, at)
    }
    const heading = /^(#{2,4}) (.+?)(?: \{#([a-z0-9-]+)\})?$/.exec(line)
    const figure = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(line)
    if (line.trim() === '') at += 1
    else if (heading) {
      at += 1
      const level = heading[1]?.length === 2 ? 2 : heading[1]?.length === 3 ? 3 : 4
      blocks.push({ kind: 'heading', level, text: heading[2] ?? '', id: heading[3] ?? '' })
    } else if (figure) {
      at += 1
      blocks.push({ kind: 'figure', alt: figure[1] ?? '', src: figure[2] ?? '' })
    } else if (line.startsWith('|')) blocks.push(parseTable(run((next) => next.startsWith('|'))))
    else if (LIST_LINE.test(line)) {
      const items = parseItems(run((next) => LIST_LINE.test(next)))
      blocks.push({ kind: 'list', ordered: items[0]?.ordered ?? false, items })
    } else if (line.startsWith('> ')) {
      const text = run((next) => next.startsWith('> ')).map((next) => next.slice(2))
      blocks.push({ kind: 'quote', text: text.join('') })
    } else if (line.startsWith('? ')) {
      at += 1
      const answers = run((next) => next.startsWith('! ')).map((next) => next.slice(2))
      blocks.push({ kind: 'question', question: line.slice(2), answers })
    } else {
      at += 1
      blocks.push({ kind: 'paragraph', text: line })
    }
  }
  return blocks
}

function parseTable(lines: readonly string[]): Block {
  const caption = lines[0]?.startsWith('|= ') ? lines[0].slice(3) : ''
  const rows = (caption === '' ? lines : lines.slice(1)).map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  )
  return { kind: 'table', caption, rows: joinSplitMarks(rows) }
}

/** Joins the two halves of a statement mark in a table cell. The `|` of `{id|words}` was read as a cell border. */
function joinSplitMarks(rows: readonly string[][]): string[][] {
  return rows.map((row) => {
    const cells: string[] = []
    let open = ''
    for (const cell of row) {
      const text = open === '' ? cell : `${open}|${cell}`
      open = /\{[a-z0-9-]+$/.test(text) ? text : ''
      if (open === '') cells.push(text)
    }
    return cells
  })
}

function parseItems(lines: readonly string[]): ListItem[] {
  const items: { text: string; ordered: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const match = LIST_LINE.exec(line)
    if (!match) continue
    const last = items.at(-1)
    if ((match[1] ?? '').length >= 2 && last) last.lines.push(line.slice(2))
    else items.push({ text: match[3] ?? '', ordered: match[2] !== undefined, lines: [] })
  }
  return items.map((item) => ({ text: item.text, ordered: item.ordered, items: parseItems(item.lines) }))
}
