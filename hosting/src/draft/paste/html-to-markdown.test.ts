// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../../tests/support/hostile-strings.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { isWorthConverting } from './is-worth-converting.ts'

const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h1 dir="ltr"><span style="font-weight:400;">手沖咖啡</span></h1>
<p dir="ltr"><span style="font-weight:400;">水溫是</span><span style="font-weight:700;">關鍵</span><span style="font-style:italic;">因素</span>，見<a href="https://www.google.com/url?q=https://a.test/x&amp;sa=D"><span>來源</span></a></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>淺焙</span></p></li><li><p><span>深焙</span></p></li></ul>
<div><table><colgroup><col></colgroup><tbody><tr><td><p><span>豆</span></p></td><td><p><span>水溫</span></p></td></tr><tr><td><p>淺焙</p></td><td><p>94 °C</p></td></tr></tbody></table></div>
<img src="https://lh7.test/x.png" alt="圖"></b>`

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoListParagraph{mso-list:l0}</style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head><body>
<!--StartFragment--><h2>準備<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>磨豆<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a.&nbsp;</span>粗細</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.&nbsp;</span>煮水</p>
<p class=MsoNormal><span style='mso-hide:all'>藏</span>完成</p><!--EndFragment--></body></html>`

describe('what is pasted', () => {
  it('from Google Docs keeps headings, emphasis, links, lists and tables, and drops pictures', () => {
    expect(htmlToMarkdown(GOOGLE_DOCS)).toBe(
      '# 手沖咖啡\n\n水溫是**關鍵**_因素_，見[來源](https://a.test/x)\n\n- 淺焙\n- 深焙\n\n| 豆 | 水溫 |\n| - | - |\n| 淺焙 | 94 °C |',
    )
  })

  it('from Word keeps its lists with their levels, without the numbers and marks that Word draws', () => {
    expect(htmlToMarkdown(WORD)).toBe('## 準備\n\n1. 磨豆\n   1. 粗細\n2. 煮水\n\n完成')
  })

  it('from Word keeps numbers and bullets that follow each other as two lists', () => {
    const item = (marker: string, text: string) =>
      `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}&nbsp;</span>${text}</p>`
    const html = item('（一）', '磨豆') + item('（二）', '煮水') + item('·', '濾紙')
    expect(htmlToMarkdown(html)).toBe('1. 磨豆\n2. 煮水\n\n- 濾紙')
  })

  it('from a page leaves out scripts, styles, forms and links that are no web pages', () => {
    const html =
      '<article><h2>標題</h2><script>alert(1)</script><style>p{}</style><p onclick="x()">一 <a href="javascript:alert(1)">二</a> <a href="/rel">三</a></p><form><input value="四"></form><svg><text>五</text></svg><p hidden>六</p></article>'
    expect(htmlToMarkdown(html)).toBe('## 標題\n\n一 二 三')
  })

  it('runs and keeps nothing that could run, of hundreds of hostile strings', () => {
    const marks = window as { gaplensPwned?: unknown }
    for (const { text } of HOSTILE_STRINGS) {
      const markdown = htmlToMarkdown(`<h2>x</h2>${text}<p>${text}</p>`)
      expect(markdown, text).not.toMatch(/(?<!\\)<(script|img|svg|iframe|style)\b/i)
      expect(markdown, text).not.toMatch(/\]\(\s*(javascript|data|vbscript):/i)
    }
    expect(marks.gaplensPwned).toBeUndefined()
  })

  it('is converted where its form says more than its text, and not where the text is Markdown', () => {
    expect(isWorthConverting('<h2>標題</h2>', '標題')).toBe(true)
    expect(isWorthConverting('<p style="mso-list:l0 level1">x</p>', 'x')).toBe(true)
    expect(isWorthConverting('<span>純文字</span>', '純文字')).toBe(false)
    expect(isWorthConverting('<pre><a href="x">#</a></pre>', '# 標題\n\n- 項目')).toBe(false)
    expect(isWorthConverting('', '純文字')).toBe(false)
  })

  it('is converted from Google Docs and Word, although a line of their plain text looks like Markdown', () => {
    const plain = '準備\n1. 磨豆\n- 濾紙'
    expect(isWorthConverting('<b id="docs-internal-guid-1"><h2>準備</h2><p>1. 磨豆</p></b>', plain)).toBe(
      true,
    )
    expect(isWorthConverting('<h2 style="mso-outline-level:2">準備</h2><p>1. 磨豆</p>', plain)).toBe(true)
    expect(isWorthConverting('<h2>準備</h2><p>1. 磨豆</p>', plain)).toBe(false)
    expect(
      isWorthConverting('<b id="docs-internal-guid-1"><p><strong>##</strong> 準備</p></b>', '## 準備'),
    ).toBe(false)
  })
})
