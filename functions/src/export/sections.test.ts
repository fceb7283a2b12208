import { editionOf } from '@gaplens/report/document/editions'
import { toMarkdown } from '@gaplens/report/document/markdown'
import { toPlainText } from '@gaplens/report/document/plain-text'
import { contentsOf } from '@gaplens/report/model/contents'
import { type SectionRow, sectionsAt } from '@gaplens/report/model/sections'
import * as cheerio from 'cheerio'
import { describe, expect, it } from 'vitest'
import { reportFile } from './html-file.ts'
import { documentInput } from './testing/sample-file.ts'

const input = documentInput()
const headingOf = ({ title, number }: SectionRow) => (number === undefined ? title : `${number}. ${title}`)

describe.each([
  ['full', [...sectionsAt('full'), ...sectionsAt('annex')]],
  ['client', sectionsAt('client')],
] as const)('the %s edition follows the table of sections', (edition, table) => {
  const rows: readonly SectionRow[] = table
  const document = editionOf(input, edition)

  it('as an HTML file', () => {
    const $ = cheerio.load(reportFile(input, edition))
    const sections = $('main > section').toArray()
    expect(sections.map(({ attribs }) => attribs.id)).toEqual(rows.map(({ id }) => id))
    for (const [at, { title, number }] of rows.entries())
      expect($(sections[at]).find('h2').first().text()).toContain(
        number === undefined ? title : `${number} ${title}`,
      )
  })

  it('as Markdown', () => {
    const headings = toMarkdown(document).matchAll(/^## (.+)$/gm)
    const written = [...headings].map(([, heading = '']) => heading)
    expect(written).toHaveLength(rows.length)
    for (const [at, row] of rows.entries()) expect(written[at]).toContain(headingOf(row))
  })

  it('as plain text', () => {
    const headings = toPlainText(document).matchAll(/^(.+)\n─{8}$/gm)
    expect([...headings].map(([, heading]) => heading)).toEqual(rows.map(headingOf))
  })
})

it('the contents list what the screen shows, with the parts that the annex proves', () => {
  const contents = contentsOf(input.model)
  expect(contents.map(({ id }) => id)).toEqual(sectionsAt('screen').map(({ id }) => id))
  const places = new Set(editionOf(input, 'full').annex.flatMap(idsIn))
  const parts = sectionsAt('screen')
    .flatMap((row) => row.parts ?? [])
    .filter(({ has }) => has(input.model))
  expect(parts.length).toBeGreaterThan(4)
  for (const part of parts) expect(places.has(part.id), part.id).toBe(part.annexTitle !== undefined)
})

function idsIn(block: object): string[] {
  const own = 'id' in block && typeof block.id === 'string' ? [block.id] : []
  const inside = 'blocks' in block && Array.isArray(block.blocks) ? block.blocks : []
  return [...own, ...inside.flatMap((each: object) => idsIn(each))]
}
