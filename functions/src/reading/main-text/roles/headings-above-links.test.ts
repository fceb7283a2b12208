import { describe, expect, it } from 'vitest'
import { parseHtml } from '../../html/parse.ts'
import { layoutOf } from '../features/layout.ts'
import { segmentPage } from '../segment.ts'
import { headingsAboveLinks } from './headings-above-links.ts'

const TEXT = '<p>濾芯的壽命要看水質與每天的用量。</p>'
const LINKS =
  '<ul><li><a href="/1">三種淨水器的比較與安裝</a></li><li><a href="/2">水垢怎麼清才不傷管線</a></li></ul>'

/** The headings that stand above links, on a page whose paragraphs and headings alone are main text. */
function found(html: string): string[] {
  const segmentation = segmentPage(parseHtml(`<main>${html}</main>`).root, new Set())
  const { segments } = segmentation
  const roles = segments.map(({ kind }) => (kind === 'listItem' ? null : 'content'))
  return headingsAboveLinks(segmentation, layoutOf(segmentation), roles).map(
    (index) => segments[index]?.text ?? '',
  )
}

describe('a heading above links', () => {
  it('is one whatever its words, when nothing but titles of other pages follows', () => {
    expect(found(`<h2>濾芯</h2>${TEXT}<section><h3>居家知識專欄</h3>${LINKS}</section>`)).toEqual([
      '居家知識專欄',
    ])
  })

  it('is not one when text follows before the next heading of its level', () => {
    expect(found(`<h2>多久換一次</h2>${LINKS}<h3>看水質</h3>${TEXT}<h2>哪裡買</h2>${TEXT}`)).toEqual([])
  })

  it('is not one above a single link, which may be the button of its section', () => {
    expect(found(`<h2>預約換濾芯</h2><ul><li><a href="/1">三種方案與到府時間</a></li></ul>`)).toEqual([])
  })

  it('is not one in an item of several', () => {
    const item = `<div class="item"><h3>濾芯</h3>${LINKS}</div>`
    expect(found(item + item + item)).toEqual([])
  })

  it('is one with nothing below it when its words announce links', () => {
    expect(found('<h3>最近看過的商品</h3><h3>換濾芯的時機</h3>')).toEqual(['最近看過的商品'])
  })
})
