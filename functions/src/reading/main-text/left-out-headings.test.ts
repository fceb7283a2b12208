import { expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const SENTENCE = '除濕機的能力用每天能除多少公升水來表示，坪數愈大、通風愈差，需要的公升數就愈高。'
const leftOut = (body: string) =>
  readPage({
    bytes: Buffer.from(
      `<html lang="zh-TW"><head><title>除濕機怎麼挑</title></head><body>${body}</body></html>`,
    ),
    url: 'https://shop.test/guide',
    contentType: 'text/html; charset=utf-8',
  })

it('are headings within the text that the blocks lack, and none in the parts beside it', () => {
  const list = '<ul><li><a href="#a">容量</a></li><li><a href="#b">耗電</a></li></ul>'
  const page = leftOut(
    `<article><h1>除濕機怎麼挑</h1><h2>目錄</h2>${list}<p>${SENTENCE.repeat(3)}</p></article>`,
  )
  expect(page.blocks.map(({ text }) => text)).not.toContain('目錄')
  expect(page.headingsLeftOut).toBe(1)
  const aside = `<article><h1>除濕機怎麼挑</h1><p>${SENTENCE.repeat(3)}</p><aside><h3>熱門文章</h3><a href="/x">冷氣</a></aside><p>${SENTENCE.repeat(3)}</p></article>`
  expect(leftOut(aside).headingsLeftOut).toBe(0)
})
