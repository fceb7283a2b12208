import { expect, it } from 'vitest'
import { parseHtml } from '../html/parse.ts'
import { segmentPage } from '../main-text/segment.ts'

const kinds = (html: string) =>
  segmentPage(parseHtml(html).root, new Set()).segments.map(({ kind, text }) => [kind, text])

it('reads a row of values as one line, breaks within a cell too', () => {
  expect(kinds('<table><tr><td>低筒<br>中筒</td><td>3,280 元</td></tr></table>')).toEqual([
    ['tableRow', '低筒 中筒\t3,280 元'],
  ])
})

it('reads the cells of an old page as parts of it where empty lines part their paragraphs', () => {
  const text = '<b>為什麼會水解</b><br>中底吸了水氣。<br><br><b>自己檢查</b><br>用拇指壓側面。<br> <br>'
  expect(kinds(`<table><tr><td><a href="/">回首頁</a></td><td>${text}</td></tr></table>`)).toEqual([
    ['paragraph', '回首頁'],
    ['paragraph', '為什麼會水解'],
    ['paragraph', '中底吸了水氣。'],
    ['paragraph', '自己檢查'],
    ['paragraph', '用拇指壓側面。'],
  ])
})

const rows = (...lines: string[]) =>
  kinds(`<table>${lines.map((line) => `<tr>${line}</tr>`).join('\n')}</table>`).map(([, text]) => text)

it('keeps an empty cell before others, so that each value stands below the name of its column', () => {
  const head = '<th></th><th>月費</th><th>年費</th>'
  expect(
    rows(head, '<td>個人</td><td>120 元</td><td></td>', '<td>企業</td><td></td><td>9,600 元</td>'),
  ).toEqual(['\t月費\t年費', '個人\t120 元', '企業\t\t9,600 元'])
})

it('leaves the place of a cell empty that reaches over from the row above or from the left', () => {
  expect(
    rows(
      '<th>方案</th><th>期間</th><th>價格</th>',
      '<td rowspan="2">個人</td><td>一個月</td><td>120 元</td>',
      '<td>一年</td><td>980 元</td>',
      '<td>企業</td><td colspan="2">另議</td>',
      '<td colspan="2">學生</td><td>免費</td>',
    ),
  ).toEqual(['方案\t期間\t價格', '個人\t一個月\t120 元', '\t一年\t980 元', '企業\t另議', '學生\t\t免費'])
})

it('reads tabs in the markup of a cell as white space, and leaves out columns that only make room', () => {
  expect(
    rows('<td>低筒</td><td>&nbsp;</td><td>\t3,280\t元</td>', '<td>中筒</td><td></td><td>3,480 元</td>'),
  ).toEqual(['低筒\t3,280 元', '中筒\t3,480 元'])
})
