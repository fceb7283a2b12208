import { AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { toMarkdown } from '@gaplens/report/document/markdown'
import { type ReportDocument, reportDocument } from '@gaplens/report/document/report-document'
import * as cheerio from 'cheerio'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../tests/support/hostile-strings.ts'
import { withTexts } from '../../../tests/support/report-texts.ts'
import { RENDERERS } from './testing/markdown-renderers.ts'
import { documentInput, RESULT } from './testing/sample-file.ts'

/** `npm run test:hostile` tries every string in every context; `npm test` tries a share of them. */
const EVERY = process.env.GAPLENS_HOSTILE === 'all' ? 1 : 29

/** Prefixes that GitHub's Markdown turns into links by itself. Such a link could swallow the escape character behind it. */
const BEFORE = [
  '',
  '看 http://x.tw/',
  'https://x.tw/?a=',
  'www.x.tw/',
  'WWW.x.tw',
  'ftp://x.tw/',
  'me@x.tw',
  'mailto:me@x.tw ',
  'xmpp:me@x.tw/',
  '`',
  '|',
  '\\',
  '\t',
  '1. ',
  '    ',
]
const TEXTS = [
  '看 http://x.tw/<img src=x onerror=alert(1)//>',
  'www.x.tw/`<img src=x onerror=alert(1)>`',
  'http://x.tw/\\<script>alert(1)</script>',
  'a@x.tw<svg onload=alert(1)>',
  'http://x.tw/&lt;img src=x onerror=alert(1)&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '\r<img src=x onerror=alert(1)>\r\r<b>',
  '\u2028# <script>alert(1)</script>\u2029',
  '```\n<img src=x onerror=alert(1)>\n```',
  '[7](javascript:alert(1)) [點我](http://x.tw) ![7](http://x.tw/a.png) [7][完成] [7]: http://x.tw',
  '[7]',
  ...HOSTILE_STRINGS.map(({ text }) => text).filter((text) => text.trim() !== ''),
]
const OURS = 'https://own.example/page?a=1&lt=2'

/** A document with the same text in every place where the Markdown holds texts of a report. */
function documentOf(text: string): ReportDocument {
  return {
    title: text,
    lead: [[text, { kind: 'link', text, href: OURS }]],
    annex: [
      {
        kind: 'table',
        caption: text,
        head: [text, text],
        rows: [[[[text]], [[{ kind: 'strong', text }, text], [text]]]],
      },
    ],
    blocks: [
      {
        kind: 'section',
        id: 'a',
        title: text,
        number: 1,
        aside: [{ kind: 'tag', text, tone: 'calm' }],
        blocks: [
          { kind: 'subsection', title: text, blocks: [{ kind: 'label', line: [text] }] },
          { kind: 'paragraph', line: [text, { kind: 'strong', text }, { kind: 'link', text, href: text }] },
          { kind: 'list', items: [[text], [{ kind: 'link', text, href: `https://own.example/${text}` }]] },
          { kind: 'list', ordered: true, items: [[text]] },
          { kind: 'item', mark: text, blocks: [{ kind: 'paragraph', line: [text] }] },
          { kind: 'facts', items: [[text, [text]]] },
          { kind: 'figures', items: [{ name: text, value: text, unit: text, note: text }] },
          { kind: 'quote', quote: text, source: [text], own: false },
          { kind: 'disclosure', summary: [{ kind: 'strong', text }], blocks: [] },
          { kind: 'disclosure', heading: 3, summary: [text], blocks: [] },
          {
            kind: 'bars',
            caption: text,
            head: [text, text, text],
            rows: [{ name: text, value: 1, note: text, own: true }],
          },
          {
            kind: 'matrix',
            caption: text,
            corner: text,
            columns: [{ mark: text, name: text, own: false }],
            rows: [{ name: text, cells: [{ level: 'absent', target: null }] }],
          },
          { kind: 'code', label: text, code: text },
          { kind: 'prompt', text },
          { kind: 'notice', title: text, lines: [text] },
        ],
      },
    ],
    footer: [text],
  } as unknown as ReportDocument
}

const placed = (text: string) => ({ text, markdown: toMarkdown(documentOf(text)) })
/** The hostile strings, each alone and after each of the prefixes, in a document's Markdown. */
const PLACED = TEXTS.flatMap((text, index) =>
  BEFORE.filter((_, at) => index < 9 || (index + at) % EVERY === 0).map((before) => placed(before + text)),
)

/** The sample report's Markdown, five times with other hostile strings for its texts. */
const REPORTS = [0, 1, 2, 3, 4].map((round) => {
  let at = round * 37
  const result = withTexts(RESULT, () => {
    at += 1
    return TEXTS[at % TEXTS.length] ?? ''
  })
  return toMarkdown(reportDocument(documentInput(AnalysisResultSchema.parse(result), TEXTS[round])))
})

const PLAIN = new Set(
  'html head body h1 h2 h3 p br strong em ul ol li blockquote table thead tbody tr th td pre code hr a'.split(
    ' ',
  ),
)

/** Everything in a rendered document other than text, structure and our own links. */
function faultsOf(html: string): string[] {
  const $ = cheerio.load(html)
  const faults: string[] = []
  for (const element of $('*')) {
    if (!('attribs' in element)) continue
    if (!PLAIN.has(element.name)) faults.push(`<${element.name}>`)
    for (const [name, value] of Object.entries(element.attribs)) {
      const isOurs = element.name === 'a' && name === 'href' && /^https?:\/\/[^/\\]/i.test(value)
      const isPlain =
        (name === 'class' && /^language-(?:json|text)$/.test(value)) || name === 'start' || name === 'align'
      if (!isOurs && !isPlain) faults.push(`${element.name} ${name}="${value}"`)
    }
  }
  return faults
}

function linksOf(html: string): string[] {
  return cheerio
    .load(html)('a')
    .toArray()
    .map((link) => ('attribs' in link ? (link.attribs.href ?? '') : ''))
}

it('the Markdown of a report can be read as it is: its citations and addresses need no renderer', () => {
  const markdown = toMarkdown(reportDocument(documentInput(AnalysisResultSchema.parse(RESULT))))
  expect(markdown).toMatch(/ \[\d+\]/)
  expect(markdown).not.toMatch(/&#91;[\dnA\p{Script=Han}]|https?&#58;/u)
})

describe.each(Object.entries(RENDERERS))('Markdown that %s renders', (name, render) => {
  it('holds only text and our own links, wherever a hostile string is placed', () => {
    for (const { text, markdown } of PLACED)
      expect(faultsOf(render(markdown)), JSON.stringify(text)).toEqual([])
  }, 600_000)

  it('links no address that a text quotes', () => {
    const text =
      '見 http://x.tw/a、HTTPS://y.tw、www.z.tw、Www.q.tw 或寫信到 me@x.tw、mailto:a@b.tw、xmpp:a@b.tw'
    const html = render(
      toMarkdown({ ...documentOf('字'), footer: [text, `（${text}）`], lead: [[text]] } as ReportDocument),
    )
    expect(linksOf(html).filter((href) => !href.startsWith('https://own.example/'))).toEqual([])
    expect(cheerio.load(html).text()).toContain(text)
  })

  it('makes no link of a quoted text in brackets, whatever follows it', () => {
    const text =
      '[7](http://x.tw) [點我](//x.tw)[7]: http://x.tw [點我][7] ![7](http://x.tw) [x](x) [ ] 見 [7][8]'
    const footer = ['[7]: http://x.tw', '[點我]: http://x.tw']
    const lead = [[text, '(http://x.tw)']]
    const html = render(toMarkdown({ ...documentOf('字'), footer, lead } as ReportDocument))
    expect(linksOf(html).filter((href) => !href.startsWith('https://own.example/'))).toEqual([])
    expect(cheerio.load(html).text()).toContain(`${text}(http://x.tw)`)
  })

  it('shows each text unchanged, and its links lead to their addresses', () => {
    const text = 'a*b_c`d[e]{f}~g|h<i>&amp;&j@k http://l.tw #1. 「引文」'
    const html = render(toMarkdown(documentOf(text)))
    const $ = cheerio.load(html)
    expect($('h1').text()).toBe(text)
    expect($('td').first().text()).toBe(text)
    expect($('blockquote p').first().text()).toBe(text)
    expect(linksOf(html)[0]).toBe(OURS)
  })

  it('links an address that stands for itself', () => {
    const href = 'https://own.example/a_b*c?q=1&lt=2'
    const plain = 'https://own.example/a_b/water?q=1'
    const link = (to: string) => [{ kind: 'link', text: to, href: to }]
    const html = render(
      toMarkdown({ ...documentOf('字'), lead: [link(href), link(plain)] } as ReportDocument),
    )
    expect(linksOf(html).slice(0, 2)).toEqual([href, plain])
    expect(cheerio.load(html)('a').slice(0, 2).text()).toBe(href + plain)
  })

  it('has the elements of the sample report and no others when all its texts are hostile', () => {
    for (const markdown of REPORTS) expect(faultsOf(render(markdown)), name).toEqual([])
  })
})
