import { createHash } from 'node:crypto'
import { type AnalysisResult, AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { ownBrand } from '@gaplens/report/brand/report-brand'
import * as cheerio from 'cheerio'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withTexts } from '../../../tests/support/report-texts.ts'
import { reportFile } from './html-file.ts'
import { documentInput, faultsOf, file, RESULT } from './testing/sample-file.ts'

/** What a quote shows, with a line for each item of a list. */
function linesOf($: cheerio.CheerioAPI, element: Parameters<cheerio.CheerioAPI>[0]): string {
  const rows = $(element).children('.row').toArray()
  return rows.length === 0 ? $(element).text() : rows.map((row) => $(row).text()).join('\n')
}

describe('the exported file', () => {
  it('has the sections of the screen, numbered and linked from the table of contents', () => {
    const $ = cheerio.load(file())
    const numbers = $('h2 .number')
      .toArray()
      .map((element) => $(element).text())
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6'])
    const targets = $('nav a, .matrix a, .top a')
      .toArray()
      .map((element) => element.attribs.href ?? '')
    expect(targets.length).toBeGreaterThan(100)
    for (const target of new Set(targets)) expect($(target), target).toHaveLength(1)
    const ids = $('[id]')
      .toArray()
      .map((element) => element.attribs.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('begins with the summary and the table of contents, as the screen does', () => {
    const $ = cheerio.load(file())
    const opening = $('main').children().toArray().slice(0, 3)
    expect(opening.map(({ name, attribs }) => attribs.id ?? name)).toEqual(['summary', 'nav', 'brief'])
  })

  it('quotes every passage that the report relies on, with its link', () => {
    const $ = cheerio.load(file())
    const quoted = new Set(
      $('.quote > :first-child')
        .toArray()
        .map((element) => linesOf($, element)),
    )
    const used = new Set([
      ...(RESULT.coverage?.gaps ?? []).flatMap((gap) => gap.passageIds),
      ...(RESULT.coverage?.topics ?? []).flatMap((topic) =>
        topic.cells.flatMap((cell) => cell.passageId ?? []),
      ),
    ])
    const passages = (RESULT.evidence?.passages ?? []).filter(({ id }) => used.has(id))
    expect(passages.length).toBeGreaterThan(50)
    for (const { quote, link } of passages) {
      expect(quoted).toContain(quote)
      expect(
        $('a')
          .toArray()
          .some((element) => element.attribs.href === link),
      ).toBe(true)
    }
  })

  it('hands a client one quote an action, none of them twice, and neither prompts nor code', () => {
    const html = reportFile(documentInput(), 'client')
    expect(faultsOf(html)).toEqual([])
    const $ = cheerio.load(html)
    expect($('header').text()).toContain('https://own.test/page')
    expect($('header').text()).toContain('2026/11/21 02:00（台北時間）')
    const quoted = $('.item')
      .toArray()
      .map((item) => $(item).find('.quote > p:first-child').toArray())
    for (const quotes of quoted) expect(quotes.length).toBeLessThan(2)
    const words = quoted.flat().map((quote) => $(quote).text())
    // An action that says all of its quote has only where it stands.
    expect(words.length).toBeGreaterThan(1)
    expect(new Set(words).size).toBe(words.length)
    expect($('.prompt, pre, details, nav').length).toBe(0)
    expect($('.matrix tbody tr').length).toBeLessThanOrEqual(16)
  })

  it('tells a client on the first sheet what to do first, and says no sentence of the plan twice', () => {
    const input = documentInput()
    const $ = cheerio.load(reportFile(input, 'client'))
    const { evidence } = input.model.result
    const first = evidence?.actions.filter(({ tier }) => tier === 'p1_immediate') ?? []
    expect(first.length).toBeGreaterThan(2)
    const rows = $('#client-standing table.data tbody tr').toArray()
    expect(rows.map((row) => $(row).children().first().text())).toEqual(
      first.map(({ title }, at) => `P1-${at + 1} ${title}`),
    )
    for (const row of rows) expect($($(row).find('a').attr('href') ?? '')).toHaveLength(1)
    const items = $('#client-plan .item').toArray()
    const named = items.filter((item) => $(item).find('.quote').length === 0 && $(item).find('a').length > 0)
    expect(named.length).toBeGreaterThan(0)
    for (const item of items) {
      const text = $(item).find('p:not(.mark)').first().text()
      const quote = $(item).find('.quote > :first-child').text()
      const parts = quote.split(/[\t。！？]/u).filter(Boolean)
      if (parts.length > 0) expect(parts.every((part) => text.includes(part.trim()))).toBe(false)
    }
  })

  it('notes no signals of a page that was not read', () => {
    const coverage = RESULT.coverage
    const [cited] = RESULT.citedSourceAnalysis
    if (coverage === undefined || cited === undefined) throw new Error('the sample has both')
    const note = `未評估：${cited.url}`
    const eeatAnalysis = { experience: note, expertise: note, authoritativeness: note, trustworthiness: note }
    const noted = { ...RESULT, citedSourceAnalysis: [{ ...cited, eeatAnalysis }] }
    expect(file(noted)).toContain(note)
    const pages = coverage.pages.map((page) =>
      page.url === cited.url
        ? { ...page, state: 'failed' as const, failure: null, coverageScore: null }
        : page,
    )
    expect(file({ ...noted, coverage: { ...coverage, pages } })).not.toContain(note)
  })

  it('shows or links the passage behind every verdict on a statement of the AI Overview', () => {
    const { coverage, evidence } = RESULT
    const $ = cheerio.load(file())
    const proofs = (coverage?.statements ?? []).flatMap(({ text, support }) =>
      support.flatMap(({ passageId }) => {
        const passage = evidence?.passages.find(({ id }) => id === passageId)
        return passage === undefined ? [] : [{ begins: text.slice(0, 20), link: passage.link }]
      }),
    )
    expect(proofs.length).toBeGreaterThan(5)
    for (const { begins, link } of proofs) {
      const item = $('.item')
        .toArray()
        .findLast((each) => $(each).text().includes(begins))
      const links = $(item)
        .find('a')
        .toArray()
        .map(({ attribs }) => attribs.href)
      expect(links).toContain(link)
    }
  })

  it('tells a client how sure the score is, and shows every gap in the matrix', () => {
    const input = documentInput()
    const $ = cheerio.load(reportFile(input, 'client'))
    const { brief, coverage } = input.model.result
    expect(brief?.unsure.length).toBeGreaterThan(0)
    for (const line of brief?.unsure ?? []) expect($('main').text()).toContain(line)
    const names = $('.matrix tbody th')
      .toArray()
      .map((head) => $(head).text())
    for (const { name } of coverage?.gaps ?? []) expect(names).toContain(name)
  })

  it('gives room to the names in a table’s first column, and none to numbers', () => {
    const $ = cheerio.load(file())
    const outline = $('table.data').filter((_, table) => $(table).find('thead th').first().text() === '段落')
    expect(outline.hasClass('names')).toBe(true)
    const sources = cheerio.load(reportFile(documentInput(), 'client'))('table.data')
    expect(sources.last().hasClass('names')).toBe(false)
  })

  it('carries the owner’s brand and nothing of ours', () => {
    const brand = ownBrand({
      name: '<b>北極星</b>行銷',
      colour: '#ffcc00',
      footer: '北極星行銷｜02-0000-0000',
      promptFooter: '請以「北極星」的語氣撰寫。',
      logo: { png: 'aWFt', width: 240, height: 80 },
    })
    for (const edition of ['client', 'full'] as const) {
      const html = reportFile(documentInput(RESULT, undefined, undefined, brand), edition)
      expect(faultsOf(html)).toEqual([])
      expect(html).not.toMatch(/GapLens|缺口透鏡/)
      const $ = cheerio.load(html)
      expect($('header .brand').text()).toBe('<b>北極星</b>行銷')
      expect($('header img').attr()).toMatchObject({
        src: 'data:image/png;base64,aWFt',
        width: '120',
        height: '40',
      })
      expect($('title').text()).toContain('｜<b>北極星</b>行銷')
      expect($('footer p').last().text()).toBe('北極星行銷｜02-0000-0000')
      const policy = $('meta[http-equiv]').attr('content') ?? ''
      const hash = createHash('sha256').update($('style').text()).digest('base64')
      expect(policy).toContain(`style-src-elem 'sha256-${hash}'`)
      expect(policy).toContain('img-src data:;')
      const prompts = $('.prompt')
        .toArray()
        .map((prompt) => $(prompt).text())
      expect(prompts.length > 0).toBe(edition === 'full')
      for (const prompt of prompts) expect(prompt.endsWith('\n\n請以「北極星」的語氣撰寫。')).toBe(true)
    }
  })

  it('replaces control characters, which HTML forbids', () => {
    const result = { ...RESULT, keywordIntent: { latentIntents: [], coreIntent: `甲\u0000乙\u001b\t丙` } }
    expect(file(result)).toContain('甲\ufffd乙\ufffd\t丙')
  })

  it('neither loads nor runs anything', () => {
    const html = file()
    expect(faultsOf(html)).toEqual([])
    expect(html).toContain('content="default-src &#39;none&#39;; style-src-elem &#39;sha256-')
  })

  it('gives the time of its making in Taiwan time', () => {
    expect(file()).toContain('2026/11/21 02:00（台北時間）')
  })

  it('shows markup of any origin as text', () => {
    const evil = `"'><script>alert(1)</script><img src=x onerror=alert(2)></style></title>&lt;b&gt; javascript:alert(3)`
    const html = file(
      AnalysisResultSchema.parse(withTexts(RESULT, () => evil)),
      evil,
      `javascript:alert('x')`,
    )
    expect(faultsOf(html)).toEqual([])
    expect(cheerio.load(html)('h1').text()).toContain(evil)
    expect(cheerio.load(html)('main').text().split(evil).length).toBeGreaterThan(50)
  })

  it('stays a well-formed document whatever its texts are', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '</',
        '<!--',
        '-->',
        ']]>',
        '<svg onload=',
        'http://a.test/"',
        '#',
      ),
    )
    const texts = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(texts, { minLength: 7, maxLength: 7 }), (pool) => {
        let at = 0
        const result = withTexts(RESULT, () => pool[at++ % pool.length] ?? '')
        expect(faultsOf(file(result as AnalysisResult, pool[0], pool[1]))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('leaves out sections that an older report does not have', () => {
    const { strategyAndPlan, coverage, evidence, strengths, usage, ...legacy } = RESULT
    const html = file(legacy)
    expect(html).toContain('舊版格式（v5.1）')
    expect(faultsOf(html)).toEqual([])
    expect(cheerio.load(html)('h2 .number').last().text()).toBe('6')
  })
})
