import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { topicOf } from './question-topic.ts'

const LINES = [
  '## 店裡\n咖啡機修好後，我們先試沖一杯給您喝。',
  '## 水垢\n水垢堵住管路，熱水就變慢，用檸檬酸跑兩次清洗程序可以化開。',
  '## 為什麼有水垢\n水垢堵住管路，熱水就變慢，先用檸檬酸跑清洗程序再看。',
]
const NAMES = ['檢測費', '取件期限', '罰則', '調解', '訂金']

/** The name of the topic of a question, among topics with some names of which the first was grouped with some questions. */
function nameFor(asked: string, names: readonly string[], grouped: readonly string[] = []) {
  const sources = LINES.map((text, rank) => markedSource(rank, text))
  const view = viewOf(inputOf({ keyword: '咖啡機維修', serp: emptySerp({}), sources }))
  const [any] = view.topics
  if (any === undefined) throw new Error('no topic')
  const topics = names.map((name, at) => ({
    ...any,
    id: name,
    name,
    aliases: [],
    questions: at === 0 ? [...grouped] : [],
    cells: [],
  }))
  return topicOf({ ...view, topics }, asked)?.name
}

it('takes a question for a time to the topic of the deadline with one of its characters', () => {
  expect(nameFor('修好以後多久要來取？', NAMES)).toBe('取件期限')
  expect(nameFor('修好以後要來取嗎？', NAMES)).toBeUndefined()
})

it('takes a question for a fine to the topic of fines', () => {
  expect(nameFor('沒貼標章會被罰多少？', NAMES)).toBe('罰則')
})

it('takes what to do about a refusal to the topic on refusals, else to one on what can be done against them', () => {
  const asked = '店家不退訂金怎麼辦？'
  expect(nameFor(asked, [...NAMES, '拒絕保固的情形'])).toBe('拒絕保固的情形')
  expect(nameFor(asked, NAMES)).toBe('調解')
  expect(nameFor(asked, ['檢測費', '訂金'])).toBe('訂金')
  expect(nameFor('訂金可以退嗎？', NAMES)).toBe('訂金')
})

it('leaves a question where it was grouped if the name there is of the kind of figure that it asks for', () => {
  const asked = '拆開來看要多少錢？'
  expect(nameFor(asked, NAMES, [asked])).toBe('檢測費')
  expect(nameFor(asked, ['齒輪', '罰則'], [asked])).toBeUndefined()
})
