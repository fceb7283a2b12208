import { expect, it } from 'vitest'
import { isVisiblyAbout, sharesTopicWords } from './shares-topic-words.ts'
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

it('shows one under a heading that is among the topic’s names', () => {
  const passage = { heading: '三、磨多細', text: '家裡的機器轉到二十格。' }
  expect(isVisiblyAbout(passage, topic, '手沖咖啡')).toBe(false)
  expect(isVisiblyAbout(passage, { ...topic, aliases: ['磨多細'] }, '手沖咖啡')).toBe(true)
})

it('shows none that shares only the words of a figure, and one that gives the same figure', () => {
  const time = {
    name: '浸泡',
    aliases: [],
    statements: [{ text: '冷藏 12 到 15 公分高，每次約三十分鐘，一年內用完。' }],
  }
  expect(sharesTopicWords('這台機器高二十公分，保固一年。', time, '手沖咖啡')).toBe(false)
  expect(sharesTopicWords('放著半小時再看看。', time, '手沖咖啡')).toBe(true)
})

it('shows none that shares only the figure by which a heading or a question limits its case', () => {
  const burrs = { name: '刀盤', aliases: ['超過兩千元的磨豆機值得嗎？'], statements: [] }
  expect(sharesTopicWords('豆子兩千元以內免運。', burrs, '手沖咖啡')).toBe(false)
  expect(sharesTopicWords('每次沖不超過三杯。', burrs, '手沖咖啡')).toBe(false)
  const stated = { ...burrs, statements: [{ text: '換一片約兩千元。' }] }
  expect(sharesTopicWords('豆子兩千元以內免運。', stated, '手沖咖啡')).toBe(true)
})

it('shows none that shares only a currency', () => {
  const rent = { name: '租金', aliases: [], statements: [{ text: '小型車一天約 6,500 日圓。' }] }
  expect(sharesTopicWords('去年有位客人付了兩萬多日圓。', rent, '日本租車')).toBe(false)
  expect(sharesTopicWords('小型車坐得下兩個大人。', rent, '日本租車')).toBe(true)
})

it('shows none that only names a year near one of the topic’s', () => {
  const subsidy = { name: '補助', aliases: [], statements: [{ text: '申請到 2030 年為止。' }] }
  expect(sharesTopicWords('本站 2027 年改版。', subsidy, '節能冷氣')).toBe(false)
  expect(sharesTopicWords('過了民國 119 年就沒有了。', subsidy, '節能冷氣')).toBe(true)
})

it('shows none that shares only a unit in English', () => {
  const cost = {
    name: 'Power',
    aliases: [],
    statements: [{ text: 'It uses 2 kWh an hour at a depth of 30 inches.' }],
  }
  expect(sharesTopicWords('Turn it an inch every hour.', cost, 'aquarium heater')).toBe(false)
  expect(sharesTopicWords('It needs little power.', cost, 'aquarium heater')).toBe(true)
})

it('shows one that says the word of a topic that is called like a unit', () => {
  const pain = { name: 'Foot pain', aliases: [], statements: [] }
  expect(sharesTopicWords('Your foot hurts after a long run.', pain, 'running shoes')).toBe(true)
})
