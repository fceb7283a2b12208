import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { ownAnswerText } from './own-answer-text.ts'

const TUNING = '## 調音\n直立鋼琴每半年調音一次，梅雨過後再補一次，弦才不會走音。'
const HOME = '## 搬運\n鋼琴搬運要兩個人，樓梯轉角先量寬度，琴腳拆下來另外包。'

it('says that the page has a passage on the topic where it cannot tell whether that answers the question', () => {
  const textOf = (own: string, standing: 'unknown' | 'possibly') => {
    const sources = [own, TUNING, TUNING].map((text, rank) => markedSource(rank, text))
    const view = viewOf(inputOf({ keyword: '鋼琴保養', serp: emptySerp(), sources }))
    const topic = view.topics.find(({ name }) => name === '調音') ?? null
    return ownAnswerText(view, { topic, own: standing })
  }
  expect(textOf(TUNING, 'unknown')).toMatch(/^您的網頁(?:可能)?有相關段落，是否回答這一題無法確認$/u)
  expect(textOf(TUNING, 'possibly')).toBe('您的網頁可能有回答')
  expect(textOf(HOME, 'unknown')).toBe('您的網頁是否回答，無法確認')
})
