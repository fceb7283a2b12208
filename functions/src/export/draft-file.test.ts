import { safeMarkdown } from '@gaplens/report/draft/safe-markdown'
import * as cheerio from 'cheerio'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../tests/support/hostile-strings.ts'
import { draftFile } from './draft-file.ts'
import { plainDraft } from './plain-draft.ts'
import { RENDERERS } from './testing/markdown-renderers.ts'

const TEXTS = HOSTILE_STRINGS.map(({ text }) => text).filter((text) => text.trim() !== '')
/** What writers write, and what runs where it is taken for HTML. */
const AROUND = [
  (text: string) => text,
  (text: string) => `# ${text}`,
  (text: string) => `- 項目 ${text}\n- ${text}`,
  (text: string) =>
    `| 欄 | ${text.replaceAll('\n', ' ')} |\n| --- | --- |\n| ${text.replaceAll('\n', ' ')} | 值 |`,
  // Renderers differ in where code within brackets ends.
  (text: string) =>
    `[${text.replaceAll('`', '')}](javascript:alert(1)) ![${text.replaceAll('`', '')}](data:text/html,x) [a][b]\n\n[b]: javascript:alert(1)`,
  (text: string) => `> ${text}\n\n<div onclick="alert(1)">${text}</div>`,
]
const HOSTILE = TEXTS.flatMap((text, index) =>
  AROUND.filter((_, at) => (index + at) % 3 === 0).map((put) => put(text)),
)
const SAFE = HOSTILE.flatMap((markdown) => [
  { markdown, safe: safeMarkdown(markdown) },
  { markdown, safe: plainDraft({ format: 'markdown', title: '', text: markdown }) },
])

const RUNS = /^(script|svg|math|iframe|object|embed|form|style|link|meta|base|button|video|audio|details)$/

function faultsOf(html: string): string[] {
  const $ = cheerio.load(html)
  return $('body *')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) return []
      const attributes = Object.entries(element.attribs).filter(
        ([name, value]) =>
          name.startsWith('on') ||
          (/^(href|src)$/.test(name) && /^\s*(javascript|vbscript|data):/i.test(value)),
      )
      return [...(RUNS.test(element.name) ? [`<${element.name}>`] : []), ...attributes.map(String)]
    })
}

describe('a draft as an HTML file', () => {
  it('has the headings, lists, tables and links of its Markdown', () => {
    const html = draftFile(
      '手沖',
      '# 手沖\n\n一段 **粗體** [來源](https://a.test/x)\n\n- 一\n- 二\n\n| 欄 |\n| --- |\n| 值 |\n',
    )
    const $ = cheerio.load(html)
    expect([$('h1').text(), $('strong').text(), $('li').length, $('td').text()]).toEqual([
      '手沖',
      '粗體',
      2,
      '值',
    ])
    expect([$('a').attr('href'), $('a').attr('rel')]).toEqual(['https://a.test/x', 'noopener noreferrer'])
    expect($('title').text()).toBe('手沖')
    expect($('meta[http-equiv]').attr('content')).toContain("default-src 'none'")
  })

  it('runs and loads nothing, whatever the draft holds', () => {
    expect(HOSTILE.length).toBeGreaterThan(600)
    for (const markdown of HOSTILE) {
      const plain = plainDraft({ format: 'html', title: markdown, text: markdown })
      for (const html of [draftFile(markdown, markdown), plain])
        expect(faultsOf(html), JSON.stringify(markdown)).toEqual([])
    }
    expect(draftFile('圖', '前 ![圖說](https://a.test/x.png) 後')).toContain('<p>前 圖說 後</p>')
  })
})

describe.each(Object.entries(RENDERERS))('a draft’s Markdown that %s renders with HTML on', (_, render) => {
  it('runs nothing either', () => {
    for (const { markdown, safe } of SAFE)
      expect(faultsOf(render(safe)), JSON.stringify(markdown)).toEqual([])
  })
})

describe('a draft’s Markdown', () => {
  it('is the writer’s own, mark for mark, where nothing in it could run', () => {
    const own =
      '# 標題\n\n* 一\n* 二\n\n1) 步驟 `a < b`\n\n```\n<b>\n```\n\n[來源](<https://a.test/x>)，5 > 3。\n'
    expect(safeMarkdown(own)).toBe(own)
  })
})
