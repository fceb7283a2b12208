// @vitest-environment jsdom
import { ownBrand, productBrand } from '@gaplens/report/brand/report-brand'
import { editionOf } from '@gaplens/report/document/editions'
import { createReportModel } from '@gaplens/report/model/report-model'
import type { Edition } from '@gaplens/report/text/report-text'
import { Packer } from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../../tests/support/hostile-strings.ts'
import { withTexts } from '../../../../tests/support/report-texts.ts'
import { readSample } from '../../site/sample/read-sample.ts'
import { BRAND } from '../../ui/theme/brand.ts'
import { wordDocument } from './docx-file.ts'

const sample = readSample()
const LOGO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

/** The parts of a file, each that is XML parsed; malformed XML fails the test. */
async function opened(result = sample.result, brand = productBrand(BRAND), edition: Edition = 'client') {
  const document_ = editionOf(
    {
      model: createReportModel(result, sample.keyword),
      status: 'completed',
      pageUrl: sample.pageUrl,
      createdAt: '2026-11-20T18:00:00.000Z',
      warnings: [],
      brand,
    },
    edition,
  )
  const packed = await Packer.toBase64String(wordDocument(document_, brand))
  const files = unzipSync(Uint8Array.from(atob(packed), (character) => character.charCodeAt(0)))
  const parts = new Map<string, Document>()
  for (const [name, bytes] of Object.entries(files)) {
    if (!/\.(xml|rels)$/.test(name)) continue
    const xml = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml')
    expect(xml.getElementsByTagName('parsererror').length, name).toBe(0)
    parts.set(name, xml)
  }
  const body = parts.get('word/document.xml')
  const links = parts.get('word/_rels/document.xml.rels')
  if (body === undefined || links === undefined) throw new Error('no document in the file')
  const all = (name: string, within: Document | Element = body) => [...within.getElementsByTagName(name)]
  const styled = (style: string) =>
    all('w:p').filter((each) => all('w:pStyle', each).some((mark) => mark.getAttribute('w:val') === style))
  const words = (element: Element | Document) =>
    all('w:t', element)
      .map((text) => text.textContent)
      .join('')
  const targets = all('Relationship', links)
    .filter((each) => each.getAttribute('TargetMode') === 'External')
    .map((each) => each.getAttribute('Target') ?? '')
  return { document_, files, parts, all, styled, words, targets, body }
}

describe('the Word file of the client edition', () => {
  it('has real headings, lists, tables and links, as the edition has', async () => {
    const { document_, all, styled, words, targets } = await opened()
    expect(styled('Title').map(words)).toEqual([document_.title])
    const sections = document_.blocks.flatMap((block) => (block.kind === 'section' ? [block.title] : []))
    expect(styled('Heading1').map(words)).toEqual(sections)
    expect(styled('Heading2').length).toBeGreaterThan(2)
    expect(all('w:numPr').length).toBeGreaterThan(2)
    expect(all('w:tbl').length).toBeGreaterThan(2)
    expect(all('w:tblHeader').length).toBeGreaterThan(1)
    expect(targets).toContain(sample.pageUrl)
    expect(all('w:hyperlink').length).toBeGreaterThanOrEqual(new Set(targets).size)
    for (const target of targets) expect(target).toMatch(/^https?:\/\//)
  })

  it('keeps a legend on the page of its table, and a column of numbers narrow', async () => {
    const { all } = await opened()
    const matrix = all('w:tbl').find((table) => table.textContent.includes('主題'))
    const legend = matrix?.previousElementSibling
    expect(legend?.textContent).toContain('有涵蓋')
    expect(legend?.getElementsByTagName('w:keepNext').length).toBe(1)
    const sources = all('w:tbl').find((table) => table.textContent.startsWith('編號'))
    if (sources === undefined) throw new Error('no table of sources')
    const [mark = 0, page = 0] = all('w:gridCol', sources).map((column) => Number(column.getAttribute('w:w')))
    expect(mark * 4).toBeLessThan(page)
  })

  it('carries the owner’s brand and nothing of ours', async () => {
    const brand = ownBrand({
      name: '北極星行銷',
      colour: '#ffcc00',
      footer: '北極星行銷｜02-0000-0000',
      promptFooter: '',
      logo: { png: LOGO, width: 240, height: 80 },
    })
    const { files, parts, words } = await opened(sample.result, brand)
    expect(Object.keys(files).some((name) => /^word\/media\/.+\.png$/.test(name))).toBe(true)
    const texts = [...parts.values()].map(words).join('\n')
    expect(texts).toContain('北極星行銷｜02-0000-0000')
    // Word shows it among the file's properties, and where nobody is named says that nobody was.
    expect(parts.get('docProps/core.xml')?.querySelector('lastModifiedBy')?.textContent).toBe('北極星行銷')
    for (const xml of parts.values())
      expect(new XMLSerializer().serializeToString(xml)).not.toMatch(/GapLens|缺口透鏡/)
  })

  it('numbers its pages, and below each has one line', async () => {
    const { parts, all, words } = await opened()
    const footer = [...parts].find(([name]) => name.startsWith('word/footer'))?.[1]
    if (footer === undefined) throw new Error('no footer')
    expect(all('w:p', footer).map(words)).toEqual([expect.stringMatching(/^GapLens.+　第 {2}頁，共 {2}頁$/)])
    expect(all('w:instrText', footer).map((field) => field.textContent)).toEqual(['PAGE', 'NUMPAGES'])
  })

  it('stays well-formed and links only to the web, whatever its texts are', async () => {
    const texts = [...HOSTILE_STRINGS.map(({ text }) => text), '\ud800', '\uffff\u0000\u000b', ']]>']
    let at = 0
    const next = () => texts[at++ % texts.length] ?? ''
    const { all, targets, body, words } = await opened(withTexts(sample.result, next) as typeof sample.result)
    for (const target of targets) expect(target).toMatch(/^https?:\/\//)
    expect(all('w:instrText')).toEqual([])
    // Which of the texts the file shows depends on the report; several of them are markup.
    expect(words(body)).toMatch(/<(?:script|img|svg|iframe|a |style|b)/u)
  })
})

describe('the Word file of the whole report', () => {
  it('numbers its sections, because its sentences name them by number', async () => {
    const { document_, styled, words } = await opened(sample.result, productBrand(BRAND), 'full')
    const numbers = document_.blocks.flatMap((block) =>
      block.kind === 'section' && block.number !== undefined ? [`${block.number}. ${block.title}`] : [],
    )
    expect(numbers.length).toBeGreaterThan(3)
    expect(styled('Heading1').map(words)).toEqual(expect.arrayContaining(numbers))
  })

  it('says once, at its end, what the report rests on', async () => {
    const { document_, all, words } = await opened(sample.result, productBrand(BRAND), 'full')
    const paragraphs = all('w:p').map(words)
    expect(paragraphs.slice(-2)).toEqual([document_.footer[0], document_.footer[2]])
  })

  it('sets code and prompts line under line on a ground of their own', async () => {
    const { all, words } = await opened(sample.result, productBrand(BRAND), 'full')
    const lines = all('w:p').filter((each) => all('w:shd', each).length > 0)
    expect(lines.map(words)).toContain('<script type="application/ld+json">')
    const gaps = lines.map((each) => Number(all('w:spacing', each)[0]?.getAttribute('w:after')))
    expect(gaps.filter((gap) => gap > 0).length).toBeLessThan(lines.length / 5)
  })
})
