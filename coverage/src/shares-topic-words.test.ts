import { expect, it } from 'vitest'
import { sharesTopicWords } from './shares-topic-words.ts'
import type { TableTopic } from './table/coverage-table.ts'

const topic: TableTopic = {
  id: 't1',
  name: '研磨',
  aliases: ['手沖咖啡的研磨度怎麼抓'],
  statements: [],
  questions: [],
  verdicts: [],
  members: [],
  lengths: [],
  seeds: [],
}

it('shows a passage that says a word of the topic', () => {
  expect(sharesTopicWords('磨豆機的研磨刻度可以多試幾次。', topic, '手沖咖啡')).toBe(true)
})

it('shows none that shares only the keyword’s words, or nothing', () => {
  expect(sharesTopicWords('在家手沖咖啡很療癒。', topic, '手沖咖啡')).toBe(false)
  expect(sharesTopicWords('追蹤我們的社群帳號，千萬別錯過。', topic, '手沖咖啡')).toBe(false)
})

it('shows none that shares only a currency', () => {
  const rent = { name: '租金', aliases: [], statements: [{ text: '小型車一天約 6,500 日圓。' }] }
  expect(sharesTopicWords('去年有位客人付了兩萬多日圓。', rent, '日本租車')).toBe(false)
  expect(sharesTopicWords('小型車坐得下兩個大人。', rent, '日本租車')).toBe(true)
})
