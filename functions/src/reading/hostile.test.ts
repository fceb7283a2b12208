import { ReadPageSchema } from '@gaplens/contracts/analysis/read-page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts'
import { readPage } from './read-page.ts'

const read = (html: string | Uint8Array, contentType: string | null = 'text/html; charset=utf-8') =>
  readPage({
    bytes: typeof html === 'string' ? Buffer.from(html) : html,
    url: 'https://a.test/page',
    contentType,
  })

function expectSound(page: ReturnType<typeof readPage>): void {
  expect(ReadPageSchema.safeParse(page).success).toBe(true)
  for (const { text, start } of page.blocks) expect(page.text.slice(start, start + text.length)).toBe(text)
  expect(page.blocks.map(({ text }) => text).join('\n')).toBe(page.text)
}

/** Pieces that parsers trip over, to be strung together in any order. */
const PIECES = [
  '<div>',
  '</div>',
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<a href="/x">',
  '</a>',
  '<table>',
  '</table>',
  '<tr>',
  '<td>',
  '<li>',
  '<ul>',
  '</ul>',
  '<h1>',
  '</h1>',
  '<h2 class="title">',
  '<pre>',
  '</pre>',
  '<svg>',
  '</svg>',
  '<template shadowrootmode=open>',
  '</template>',
  '<noscript>',
  '</noscript>',
  '<script type="application/ld+json">',
  '</script>',
  '{"@type":"Article","headline":"x"}',
  '{"@context":',
  '<style>',
  '</style>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<form>',
  '</form>',
  '<button>',
  '<select><option>',
  '<textarea>',
  '<title>',
  '</title>',
  '<meta charset=big5>',
  '<base href="://">',
  '<br>',
  '<img src=x alt=y>',
  '<div itemscope itemtype="https://schema.org/Product">',
  '<span itemprop=name>',
  '<div typeof=Thing>',
  '<html lang="zh-TW">',
  '<body>',
  '</body>',
  '<head>',
  '<time datetime="2024-02-30">',
  '<dl><dt>',
  '<dd>',
  '<details><summary>',
  '<div hidden id="S:1">',
  '<template id="B:1">',
  '<iframe>',
  '<plaintext>',
  '<math>',
  '常見問題？',
  'A sentence, long enough to look like prose, of some ten words or more.',
  '第一步：',
  '&#x110000;',
  '&nbsp;',
  '&amp',
  '\u0000',
  '\ud800',
  '👩‍👩‍👧',
  '<a ',
  '="',
  '<',
  '>',
]

describe('readPage on any input', () => {
  it('never throws and keeps its invariant, whatever the bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 3000 }),
        fc.option(fc.string({ maxLength: 40 })),
        (bytes, type) => {
          expectSound(read(bytes, type))
        },
      ),
      { numRuns: 150 },
    )
  })

  it('never throws and keeps its invariant on markup strung together at random', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 200 }), (pieces) => {
        expectSound(read(pieces.join('')))
      }),
      { numRuns: 200 },
    )
  })

  it('never throws on JSON-LD of any shape', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (json) => {
        expectSound(
          read(
            `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","author":${json},"@graph":${json}}</script><p>text</p>`,
          ),
        )
      }),
      { numRuns: 100 },
    )
  })

  it('accepts any address', () => {
    fc.assert(
      fc.property(fc.string(), (url) => {
        expectSound(
          readPage({ bytes: Buffer.from('<a href="b">c</a><img src="d">'), url, contentType: null }),
        )
      }),
      { numRuns: 100 },
    )
  })
})

/** The published hostile pages, and relatives; each is read in under a second. */
const HOSTILE: ReadonlyArray<readonly [string, string]> = [
  ['5,000 nested div', `${'<div>'.repeat(5000)}deep`],
  ['82 kB of font', `${'<font color="#000000">'.repeat(3700)}deep`],
  ['82 kB of font around paragraphs', `${'<font color=red><p>'.repeat(4300)}deep`],
  ['244 kB of nested div', `${'<div>'.repeat(48_800)}deep`],
  ['500 kB of nested inline elements', `${'<b><i><a href=x>'.repeat(32_000)}deep`],
  ['end tags that match nothing', '<div>'.repeat(30_000) + '</x>'.repeat(60_000)],
  ['nested tables', `${'<table><tr><td>'.repeat(20_000)}deep`],
  ['nested lists', `${'<ul><li>'.repeat(40_000)}deep`],
  [
    'one element with 60,000 attributes',
    `<p ${Array.from({ length: 60_000 }, (_, i) => `a${i}=b`).join(' ')}>deep`,
  ],
  ['one attribute of 2 MB', `<p class="${'x '.repeat(1_000_000)}">deep`],
  ['unclosed comment of 2 MB', `deep<!--${'- '.repeat(1_000_000)}`],
  ['unclosed quote of 2 MB', `deep<a href="${'x'.repeat(2_000_000)}`],
  ['200,000 entities', `deep${'&amp;'.repeat(200_000)}`],
  ['ampersands that begin nothing', `deep${'&a'.repeat(400_000)}${'&'.repeat(400_000)}`],
  ['a character number of 1 MB', `deep &#${'9'.repeat(1_000_000)};`],
  ['ampersands between tags', `deep${'&<b>&amp'.repeat(100_000)}`],
  ['20,000 microdata items', `${'<div itemscope itemprop=a>'.repeat(20_000)}deep`],
  [
    'JSON-LD nested 100,000 deep',
    `<script type="application/ld+json">${'{"a":'.repeat(100_000)}</script>deep`,
  ],
  [
    'JSON-LD arrays nested 100,000 deep',
    `<script type="application/ld+json">${'['.repeat(100_000)}${']'.repeat(100_000)}</script>deep`,
  ],
  ['one line of 2 MB without a blank', `deep${'字'.repeat(700_000)}`],
  [
    '100,000 lines with empty lines between them',
    `deep${'一行夠長的字，寫了十幾個字。\n\n'.repeat(100_000)}`,
  ],
  [
    'two long lines and 300,000 empty ones',
    `deep${'x'.repeat(300_000)}${'\n '.repeat(300_000)}${'x'.repeat(300_000)}`,
  ],
  ['50,000 boxes beside each other', `deep<div>${'<div>x</div>'.repeat(50_000)}</div>`],
  ['50,000 lines that look like a board’s head', `deep${'<p>作者 x'.repeat(50_000)}`],
  ['50,000 lines over comments', `deep${'<p>3 則留言'.repeat(50_000)}`],
  ['50,000 short lines', `deep${'<br>x'.repeat(50_000)}`],
  ['a title of 1 MB', `<title>${'a '.repeat(500_000)}</title>deep`],
  ['commas in broken JSON', `<script type="application/ld+json">{${', '.repeat(200_000)}</script>deep`],
  [
    'brackets in a description',
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"n","description":"${'<'.repeat(200_000)}"}</script>deep`,
  ],
  ['blanks in broken JSON', `<script type="application/ld+json">{,${' '.repeat(500_000)}x</script>deep`],
  ['blanks within a line of code', `<pre>x${' '.repeat(500_000)}y</pre>deep`],
  [
    'commas in the name of an author',
    `<script type="application/ld+json">{"@type":"Article","author":"${','.repeat(190_000)}x"}</script>deep`,
  ],
  [
    'questions that almost stand in the text',
    `<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[${Array.from({ length: 300 }, () => `{"@type":"Question","name":"${'a'.repeat(9000)}b${'a'.repeat(9000)}","acceptedAnswer":{"text":"x"}}`).join(',')}]}</script><p>${'a'.repeat(59_000)}</p>`,
  ],
  ['CDATA that never ends', `${'<![CDATA[>'.repeat(100_000)}deep`],
  ['frames in noscript', `${'<noscript><iframe/><table></noscript>'.repeat(30_000)}deep`],
  [
    'many streamed parts',
    `${Array.from({ length: 5000 }, (_, i) => `<template id="B:${i}"></template>`).join('')}${Array.from({ length: 5000 }, (_, i) => `<div hidden id="S:${i}">x</div>`).join('')}deep`,
  ],
]

describe('readPage on hostile pages', () => {
  for (const [name, html] of HOSTILE)
    it(`reads ${name} in bounded time`, () => {
      let page = read('<p>warm</p>')
      const took = cpuTimeOf(() => {
        page = read(html)
      })
      expectSound(page)
      // A second on a machine of its own; test machines are shared.
      expect(took).toBeLessThan(4000)
    })

  it('takes time linear in the length of the page', () => {
    const paragraph =
      '<div class="post"><h2>標題</h2><p>一段文字，夠長而像是內文，有逗號也有句號。</p><ul><li><a href="/a">link</a></li></ul></div>'
    const time = (copies: number) => {
      const html = paragraph.repeat(copies)
      return Math.min(...[0, 1, 2].map(() => cpuTimeOf(() => read(html))))
    }
    time(500)
    const small = time(1000)
    const large = time(4000)
    // Four times the page; quadratic growth would take sixteen times as long.
    expect(large / small).toBeLessThan(9)
  })
})
