import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A block of a page and the topics it is about: `~` before one that it only touches. */
export interface CaseBlock {
  readonly kind: 'h' | 'p' | 'li' | 'tr'
  readonly level: number
  readonly text: string
  readonly cells: readonly string[]
  readonly marks: readonly string[]
}

export interface CasePage {
  readonly url: string
  readonly meta: Readonly<Record<string, string>>
  readonly blocks: readonly CaseBlock[]
}

interface CaseTopic {
  readonly id: string
  readonly name: string
  /** What names it, in lower case. */
  readonly phrases: readonly string[]
}

export interface CaseStatement {
  readonly kind: string
  readonly text: string
  readonly cites: readonly { readonly page: number; readonly truth: 'yes' | 'partly' | 'no' }[]
  readonly topics: readonly string[]
}

/** One case: what Google shows, the pages, and what each of their blocks is about. */
export interface ModelCase {
  readonly id: string
  readonly keyword: string
  readonly topics: readonly CaseTopic[]
  readonly conflicts: readonly { readonly topic: string; readonly figures: readonly string[] }[]
  readonly overview: readonly CaseStatement[]
  readonly questions: readonly { readonly text: string; readonly topics: readonly string[] }[]
  readonly pages: readonly CasePage[]
  readonly user: CasePage
}

/** Reads the cases of a folder, or of its `cases` folder. The format is told in docs/report/benchmark.md. */
export function readCases(folder: string, only?: string): ModelCase[] {
  const inner = join(folder, 'cases')
  const at = readdirSync(folder).includes('cases') ? inner : folder
  return readdirSync(at)
    .filter((file) => file.endsWith('.txt') && (only === undefined || file.includes(only)))
    .sort()
    .map((file) => parseCase(file.replace(/\.txt$/, ''), readFileSync(join(at, file), 'utf8')))
}

const list = (text = '', by = ',') =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '')
const topicsOf = (text?: string) => list(text, '+').filter((mark) => mark !== '-')

interface OpenPage {
  readonly role: string
  readonly url: string
  readonly meta: Record<string, string>
  readonly lines: string[]
  inBody: boolean
}

function parseCase(id: string, source: string): ModelCase {
  const topics: CaseTopic[] = []
  const conflicts: { topic: string; figures: string[] }[] = []
  const overview: CaseStatement[] = []
  const questions: { text: string; topics: string[] }[] = []
  const pages: OpenPage[] = []
  let keyword = ''
  let part = 'head'
  for (const line of source.split('\n').map((raw) => raw.trimEnd())) {
    if (line === '' || line.startsWith('%%')) continue
    const [, name, rest = ''] = /^@(\w+)\s*(.*)$/.exec(line) ?? []
    const page = pages.at(-1)
    if (name !== undefined) {
      const [first = '', second = '', third = ''] = rest.split('|').map((each) => each.trim())
      if (name === 'topic') topics.push({ id: first, name: second, phrases: list(third.toLowerCase()) })
      else if (name === 'conflict') conflicts.push({ topic: first, figures: list(second, '//') })
      else if (name === 'page' || name === 'user')
        pages.push({ role: name, url: rest.trim(), meta: {}, lines: [], inBody: false })
      part = name
    } else if (part === 'head') keyword = /^keyword:\s*(.*)$/.exec(line)?.[1] ?? keyword
    else if (part === 'overview') overview.push(...statementOf(line))
    else if (part === 'questions') {
      const [, text = '', marks] = /^(.+?)\s*(?:\{([^}]*)\})?$/.exec(line) ?? []
      questions.push({ text, topics: topicsOf(marks) })
    } else if (page !== undefined && (part === 'page' || part === 'user')) {
      const [, key, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
      if (page.inBody) page.lines.push(line)
      else if (line === '---') page.inBody = true
      else if (key !== undefined) page.meta[key] = value
    }
  }
  const read = ({ url, meta, lines }: OpenPage): CasePage => ({ url, meta, blocks: blocksOf(lines) })
  const user = pages.find(({ role }) => role === 'user')
  if (user === undefined) throw new Error(`${id}: no @user page`)
  const others = pages.filter(({ role }) => role === 'page').map(read)
  return { id, keyword, topics, conflicts, overview, questions, pages: others, user: read(user) }
}

function statementOf(line: string): CaseStatement[] {
  const [, kind, text, cites, marks] =
    /^(p|h|li|tr):\s*(.*?)\s*(\[[^\]]*\])?\s*(?:\{([^}]*)\})?$/.exec(line) ?? []
  if (kind === undefined || text === undefined || text === '') return []
  return [
    {
      kind,
      text,
      topics: topicsOf(marks),
      cites: list(cites?.replace(/[[\]]/g, '')).map((each) => ({
        page: Number.parseInt(each, 10),
        truth: each.endsWith('!') ? 'no' : each.endsWith('~') ? 'partly' : 'yes',
      })),
    },
  ]
}

/** A block is about its own marks, else its heading's; an answer about its question's. */
function blocksOf(lines: readonly string[]): CaseBlock[] {
  let current: readonly string[] = []
  let asked: readonly string[] | null = null
  return lines.flatMap((line): CaseBlock[] => {
    const [, body = '', written] = /^(.*?)\s*(?:\{([^{}]*)\})?$/.exec(line) ?? []
    const own = written === undefined ? null : topicsOf(written)
    const [, hashes, heading] = /^(#+)\s+(.*)$/.exec(body) ?? []
    if (hashes !== undefined && heading !== undefined) {
      current = own ?? []
      asked = null
      return [{ kind: 'h', level: hashes.length, text: heading, cells: [], marks: current }]
    }
    if (body.startsWith('!img ')) return []
    const [, opener] = /^(Q|B): /.exec(body) ?? []
    if (opener !== undefined) asked = own ?? (opener === 'Q' ? current : null)
    const marks = own ?? asked ?? current
    if (body.startsWith('|')) {
      const cells = body
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim())
      return [{ kind: 'tr', level: 0, text: cells.join(' '), cells, marks }]
    }
    const item = /^(?:- |\d+\) )/.test(body)
    const text = body.replace(/^(?:- |\d+\) |> |Q: |A: |B: )/, '')
    return [{ kind: item ? 'li' : opener === undefined ? 'p' : 'h', level: 3, text, cells: [], marks }]
  })
}
