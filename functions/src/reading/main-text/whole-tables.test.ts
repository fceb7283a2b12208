import { describe, expect, it } from 'vitest'
import { parseHtml } from '../html/parse.ts'
import { segmentPage } from './segment.ts'
import { withWholeTables } from './whole-tables.ts'

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const TABLE = `<table>${row('對象', '免稅額')}${row('未滿 70 歲', '97,000 元')}${row('滿 70 歲', '145,500 元')}</table>`

/** The texts that are main text when those that contain a word of `chosen` were. */
function whole(html: string, ...chosen: string[]): string[] {
  const segmentation = segmentPage(parseHtml(html).root, new Set())
  const { segments } = segmentation
  const before = segments.map(({ text }) => chosen.some((word) => text.includes(word)))
  const after = withWholeTables(segmentation, before)
  return segments.filter((_, index) => after[index] && !before[index]).map(({ text }) => text)
}

describe('the rows of a table', () => {
  it('are all main text between paragraphs that are', () =>
    expect(whole(`<p>前言</p>${TABLE}<p>後記</p>`, '前言', '後記', '對象')).toEqual([
      '未滿 70 歲\t97,000 元',
      '滿 70 歲\t145,500 元',
    ]))

  it('are all main text below such a paragraph when half of them are', () =>
    expect(whole(`<p>前言</p>${TABLE}`, '前言', '對象', '未滿')).toEqual(['滿 70 歲\t145,500 元']))

  it.each([
    ['what follows is none', `<p>前言</p>${TABLE}<p>後記</p>`, ['前言', '對象']],
    [
      'the table stands elsewhere',
      `<p>前言</p><div><div><div>${TABLE}</div></div></div><p>後記</p>`,
      ['前言', '後記'],
    ],
    [
      'the rows are links',
      `<p>前言</p>${TABLE.replace(/<td>(.*?)<\/td>/g, '<td><a href="/x">$1</a></td>')}<p>後記</p>`,
      ['前言', '後記'],
    ],
  ])('are judged one by one where %s', (_, html, chosen) => expect(whole(html, ...chosen)).toEqual([]))
})
