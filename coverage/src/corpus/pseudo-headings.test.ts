import type { Block } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { hasHeadings, withPseudoHeadings } from './pseudo-headings.ts'

function blocksOf(...texts: string[]): Block[] {
  let start = 0
  return texts.map((text) => {
    const block: Block = { kind: 'paragraph', level: 0, role: 'content', text, start }
    start += text.length + 1
    return block
  })
}
const headings = (blocks: readonly Block[], questions?: readonly string[]) =>
  withPseudoHeadings(blocks, questions).flatMap(({ kind, text }) => (kind === 'heading' ? [text] : []))

it('takes a question that the page declares for a heading, whether or not it ends as one', () => {
  const blocks = blocksOf(
    '我弟也想放媽媽。',
    '一位長輩一年只能出現在一個人的申報書上。',
    '可以減多少？',
    '一位九萬八。',
  )
  expect(headings(blocks)).toEqual(['可以減多少？'])
  expect(headings(blocks, ['我弟也想放媽媽。', '可以減多少？'])).toEqual(['我弟也想放媽媽。', '可以減多少？'])
})

it('takes the questions of a list of questions and answers for headings, and none of a list of other things', () => {
  const items = (...texts: string[]) =>
    blocksOf(...texts).map((block): Block => ({ ...block, kind: 'listItem' }))
  const [first, second] = ['一般房貸可以轉嗎？', '可以轉到其他銀行嗎？'] as const
  expect(headings(items(first, '不可以。', second, '可以，限八家銀行。'))).toEqual([first, second])
  expect(headings(items(first, second, '先問自己這兩題。'))).toEqual([])
  expect(headings(items('準備兩張照片', '需要預約嗎？', '帶健保卡', '要帶現金嗎？', '帶證件'))).toEqual([])
  expect(headings(items('收入夠嗎？', '信用良好'))).toEqual([])
  expect(
    headings(items('推 abc: 這家可以刷卡嗎？', '推 def: 可以', '推 ghi: 要預約嗎？', '推 jkl: 不用')),
  ).toEqual([])
})

it('takes no reply below a post for a heading', () => {
  const blocks = blocksOf(
    '→ mei0801 : 三到五年……我媽看到會昏倒 XD',
    '→ kk77 : 洗太勤反而傷蓬鬆度，一季一次就夠了，不要太常送洗',
  )
  expect(headings(blocks)).toEqual([])
})

it('takes no line that only says who wrote a post for a heading', () => {
  const blocks = blocksOf('文章編號：91132 積分 42', '最可怕的就是前三天，之後就不轉了，走路飄了快兩週。')
  expect(headings(blocks)).toEqual([])
  expect(hasHeadings(blocks)).toBe(false)
})

it('takes neither a call to follow nor counters of a blog for headings', () => {
  const counters = '創作者介紹 小荷 發表在 部落格平台 留言(0) 人氣(4555)'
  expect(headings(blocksOf('喜歡我的分享歡迎追蹤粉絲團', counters))).toEqual([])
})

it('tells subjects apart by short lines where only a blog’s widgets have headings', () => {
  const widget = (text: string): Block => ({ kind: 'heading', level: 4, role: 'content', text, start: 0 })
  const blocks = [
    ...blocksOf('耗材一張表', '碳粉兩萬張換一次，感光鼓六萬張換一次。'),
    widget('文章分類'),
    ...blocksOf('開箱文 (22)'),
    widget('最新留言'),
    ...blocksOf('訪客：路過推推'),
  ]
  expect(headings(blocks)).toContain('耗材一張表')
})

it('takes a short line before a longer one for a heading up to 24 characters', () => {
  const body = '每兩週拆下濾網沖水，晾乾再裝回去，冬天可以一個月一次。'
  const line = (chars: number) => '洗'.repeat(chars)
  expect(headings(blocksOf(line(24), body))).toEqual([line(24)])
  expect(headings(blocksOf(line(25), body))).toEqual([])
})

it('takes a question before its answer for a heading up to 40 characters', () => {
  const question = (chars: number) => `${'洗'.repeat(chars - 1)}？`
  expect(headings(blocksOf(question(40), '要。'))).toEqual([question(40)])
  expect(headings(blocksOf(question(41), '要。'))).toEqual([])
})

it('takes no short line for a heading where two headings of the page have text under them', () => {
  const body = '每兩週拆下濾網沖水，晾乾再裝回去。'
  const own = (text: string): Block[] => [
    { kind: 'heading', level: 2, role: 'content', text, start: 0 },
    ...blocksOf(body),
  ]
  const line = blocksOf('多久洗一次', body)
  expect(headings([...own('清洗'), ...line])).toEqual(['清洗', '多久洗一次'])
  expect(headings([...own('清洗'), ...own('耗材'), ...line])).toEqual(['清洗', '耗材'])
})

it('ends the answers to a question where a post of the thread asks something else', () => {
  const blocks = blocksOf(
    '機場附近有加油站嗎？',
    '過橋前一定要加，島上只有一間，排隊三十分鐘起跳。',
    '有人帶貓嗎？我問了三家，兩家說要關籠，清潔費兩萬。',
    '同學在車上抽一根，還車被收 22,000。',
  )
  expect(headings(blocks)).toEqual(['機場附近有加油站嗎？', '有人帶貓嗎？'])
  expect(withPseudoHeadings(blocks).filter(({ kind }) => kind === 'paragraph')).toHaveLength(3)
})

it('takes no item of a list for the heading of the next one', () => {
  const items = ['✔ 拍下抄表數字', '✔ 不要簽空白的本票', '✔ 問清楚碳粉由誰付錢']
  expect(headings(blocksOf(...items))).toEqual([])
  expect(headings(blocksOf('■ 簽約之前', '不要簽空白的本票，也不要先付全額。'))).toEqual(['■ 簽約之前'])
})
