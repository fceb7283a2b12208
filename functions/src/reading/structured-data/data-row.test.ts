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
