import { describe, expect, it } from 'vitest'
import { inlineHtml, markedPassages, plainText } from './inline.ts'
import { parseBlocks, parseContent } from './parse.ts'

describe('content files', () => {
  it('reads fields, parts and their attributes', () => {
    const file = parseContent('path: /a\ntitle: 標題\n---\n開頭\n=== by=小明; votes=3\n回覆\n', 'a.txt')
    expect(file.fields).toEqual({ path: '/a', title: '標題' })
    expect(file.parts).toEqual([
      { attributes: {}, blocks: [{ kind: 'paragraph', text: '開頭' }] },
      { attributes: { by: '小明', votes: '3' }, blocks: [{ kind: 'paragraph', text: '回覆' }] },
    ])
  })

  it('names the file that lacks its separator', () => {
    expect(() => parseContent('path: /a\n', 'b.txt')).toThrow('b.txt')
  })

  it('nests lists by their indent', () => {
    expect(parseBlocks(['- 一', '  - 一之一', '- 二'])).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          { text: '一', ordered: false, items: [{ text: '一之一', ordered: false, items: [] }] },
          { text: '二', ordered: false, items: [] },
        ],
      },
    ])
  })

  it('keeps a statement mark whole inside a table cell', () => {
    expect(parseBlocks(['|= 表', '| 甲 | {cap-test|乙} |'])).toEqual([
      { kind: 'table', caption: '表', rows: [['甲', '{cap-test|乙}']] },
    ])
  })

  it('gives headings their level and id', () => {
    expect(parseBlocks(['### 水溫 {#temp}'])).toEqual([
      { kind: 'heading', level: 3, text: '水溫', id: 'temp' },
    ])
  })
})

describe('inline marks', () => {
  const text = '**注意**：{hum-range|維持在 50% 到 60%}，見[說明](/hc/about)與 <b>。'

  it('leave the words alone', () => {
    expect(plainText(text)).toBe('注意：維持在 50% 到 60%，見說明與 <b>。')
    expect(markedPassages(text)).toEqual([{ statement: 'hum-range', text: '維持在 50% 到 60%' }])
  })

  it('become markup with everything else escaped', () => {
    const style = {
      strong: (html: string) => `<b>${html}</b>`,
      link: (href: string, html: string) => `<a href="${href}">${html}</a>`,
    }
    expect(inlineHtml(text, style)).toBe(
      '<b>注意</b>：維持在 50% 到 60%，見<a href="/hc/about">說明</a>與 &lt;b&gt;。',
    )
  })
})
