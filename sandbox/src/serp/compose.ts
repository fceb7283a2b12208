import type { Page, Site } from '../content/blocks.ts'
import type { Section, Statement } from '../topics.ts'
import { type Plan, supports } from './choose-plan.ts'
import { hash } from './hash.ts'
import type { ListEntry, Overview, Reference, TextBlock } from './shapes.ts'

/** A statement cites at most this many pages. */
const MAX_INDEXES = 3

/** Writes the overview of a plan in SerpApi's shape. Indexes are the pages' places in the plan. */
export function composeOverview(keyword: string, plan: Plan, sites: readonly Site[]): Overview {
  const indexes = (statement: Statement): number[] => {
    const all = plan.pages.flatMap((page, index) => (supports(page, statement) ? [index] : []))
    const from = hash(keyword + statement.id) % all.length
    return [...all.slice(from), ...all.slice(0, from)].slice(0, MAX_INDEXES).sort((a, b) => a - b)
  }
  const said = [...plan.opening, ...plan.sections.flatMap((each) => each.statements)]
  return {
    text_blocks: [
      ...plan.opening.map((statement) => paragraph(statement, indexes)),
      ...plan.sections.flatMap(({ section, statements }) => sectionBlocks(section, statements, indexes)),
    ],
    references: plan.pages.map((page, index) => reference(keyword, page, index, said, sites)),
  }
}

type Indexes = (statement: Statement) => number[]

function sectionBlocks(section: Section, statements: readonly Statement[], indexes: Indexes): TextBlock[] {
  const heading: TextBlock = { type: 'heading', snippet: section.heading }
  switch (section.shape) {
    case 'paragraph':
      return [heading, ...statements.map((statement) => paragraph(statement, indexes))]
    case 'list':
      return [heading, { type: 'list', list: statements.map((statement) => entry(statement, indexes)) }]
    case 'nested':
      return [heading, { type: 'list', list: nested(statements, indexes) }]
    case 'expandable':
      return [
        {
          type: 'expandable',
          title: section.heading,
          text_blocks: [{ type: 'list', list: statements.map((statement) => entry(statement, indexes)) }],
        },
      ]
    case 'table':
    case 'comparison':
      return [heading, ...gridBlocks(section, statements, indexes)]
  }
}

function paragraph(statement: Statement, indexes: Indexes): TextBlock {
  const words = statement.text.match(/\d+(?:[.:]\d+)?\s?(?:%|度|公克|毫升|元|公升|坪|個月|日|天|秒|分)/g)
  return {
    type: 'paragraph',
    snippet: statement.text,
    ...(words === null ? {} : { snippet_highlighted_words: [...new Set(words)] }),
    reference_indexes: indexes(statement),
  }
}

function entry(statement: Statement, indexes: Indexes): ListEntry {
  return {
    ...(statement.label === '' ? {} : { title: `${statement.label}：` }),
    snippet: statement.text,
    reference_indexes: indexes(statement),
  }
}

/** The first statement, and the others one level down under it. */
function nested([first, ...rest]: readonly Statement[], indexes: Indexes): ListEntry[] {
  if (!first) return []
  if (rest.length === 0) return [entry(first, indexes)]
  return [
    entry(first, indexes),
    { title: '常見做法：', list: rest.map((statement) => entry(statement, indexes)) },
  ]
}

/** A table or comparison of the rows whose statements are all chosen, and a paragraph for the other statements. */
function gridBlocks(section: Section, statements: readonly Statement[], indexes: Indexes): TextBlock[] {
  const byId = new Map(statements.map((statement) => [statement.id, statement]))
  const rows = section.rows.flatMap((row) => {
    const from = row.from.flatMap((id) => byId.get(id) ?? [])
    return from.length === row.from.length ? [{ ...row, from }] : []
  })
  const shown = new Set(rows.flatMap((row) => row.from))
  const rest = statements.filter((statement) => !shown.has(statement)).map((each) => paragraph(each, indexes))
  if (rows.length === 0) return rest
  const cited = (list: readonly Statement[]) => [...new Set(list.flatMap(indexes))].sort((a, b) => a - b)
  if (section.shape === 'comparison') {
    const comparison = rows.map(({ feature, values }) => ({ feature, values }))
    return [
      {
        type: 'comparison',
        product_labels: section.columns,
        comparison,
        reference_indexes: cited([...shown]),
      },
      ...rest,
    ]
  }
  const table = [['', ...section.columns], ...rows.map((row) => [row.feature, ...row.values])]
  const detailed = [
    table[0]?.map((snippet) => ({ snippet })) ?? [],
    ...rows.map((row) =>
      [row.feature, ...row.values].map((snippet) => ({ snippet, reference_indexes: cited(row.from) })),
    ),
  ]
  const formatted = rows.map((row) =>
    Object.fromEntries([
      ['', row.feature],
      ...section.columns.map((column, at) => [column, row.values[at] ?? '']),
    ]),
  )
  return [{ type: 'table', table, detailed, formatted, reference_indexes: cited([...shown]) }, ...rest]
}

function reference(
  keyword: string,
  page: Page,
  index: number,
  said: readonly Statement[],
  sites: readonly Site[],
): Reference {
  const passage = page.evidence.find((each) => said.some((statement) => statement.id === each.statement))
  const pointed = passage !== undefined && hash(page.url + keyword) % 5 < 2
  return {
    title: page.title,
    link: pointed ? withTextFragment(page.url, passage.text) : page.url,
    snippet: page.description || passage?.text || page.title,
    source: sites.find((site) => site.host === page.host)?.name ?? page.host,
    index,
    source_icon: `https://${page.host}/favicon.ico`,
  }
}

/** A longer text fragment gives only its two ends (https://wicg.github.io/scroll-to-text-fragment/). */
const WHOLE_FRAGMENT = 40
const FRAGMENT_END = 10

function withTextFragment(url: string, text: string): string {
  const encode = (part: string) => encodeURIComponent(part).replaceAll('-', '%2D')
  const fragment =
    text.length <= WHOLE_FRAGMENT
      ? encode(text)
      : `${encode(text.slice(0, FRAGMENT_END))},${encode(text.slice(-FRAGMENT_END))}`
  return `${url}#:~:text=${fragment}`
}
