import { describe, expect, it } from 'vitest'
import { leadsOn, opensComments, opensLinks, opensOthers, recommendsOwn } from './opening-lines.ts'

describe('a line above texts by others', () => {
  it.each([
    '留言列表 (2)',
    '共 4 則回應',
    '發表留言',
    '3 comments',
    'Leave a reply',
    'Thoughts on “Filters”',
  ])('opens comments: %s', (line) => {
    expect([opensComments(line), opensLinks(line), opensOthers(line)]).toEqual([true, false, true])
  })

  it.each([
    '延伸閱讀',
    '其他人也看了',
    '相關商品',
    '林以晴的其他文章',
    '更多植牙文章',
    '您最近看過的商品',
    'Related posts:',
    'More from this author',
  ])('opens links: %s', (line) => {
    expect([opensComments(line), opensLinks(line), opensOthers(line)]).toEqual([false, true, true])
  })

  it.each(['回應讀者的三個問題', '看更多', '你也會喜歡這個味道。', 'Comments are closed', '評論家怎麼說'])(
    'is not: %s',
    (line) => {
      expect(opensOthers(line)).toBe(false)
    },
  )

  it('leads on with the link behind it', () => {
    const lines = ['▶延伸閱讀：老屋管線怎麼檢查', '看更多', 'Read more: Filters', '你也會喜歡這個味道。']
    expect(lines.map(leadsOn)).toEqual([true, true, true, false])
  })
})

it('a heading recommends what the page is about, or other pages', () => {
  const own = ['2026 掃拖機器人推薦', '推薦機型', '依預算推薦']
  const others = ['編輯推薦', '推薦閱讀', '為您推薦', '推荐文章', '價格']
  expect([...own, ...others].filter(recommendsOwn)).toEqual(own)
})
