import { expect, it } from 'vitest'
import { parseMarkedPage } from '../../../../../tests/cases/marked-page.ts'
import { announcedList, announcedText, announcesTable, listAnnouncedBehind } from './announced-list.ts'

const pageOf = (...lines: string[]) => parseMarkedPage(lines.join('\n')).page
const told = (list: ReturnType<typeof announcedList>) => (list === null ? null : announcedText(list))

const RULE = '攤車屬於營業場所，應先領許可。但下列情形不適用：'
const STALLS = pageOf(RULE, '- 廟會期間設攤未逾三日者', '- 農民自產自銷者')

it('gives an item with all others and the rule to which they are exceptions', () => {
  const whole = `${RULE}廟會期間設攤未逾三日者；農民自產自銷者`
  expect(told(announcedList(STALLS, '農民自產自銷者'))).toBe(whole)
  expect(told(listAnnouncedBehind(STALLS, '攤車屬於營業場所，應先領許可'))).toBe(whole)
})

it('gives what a sentence announces, without the conjunctions between the items', () => {
  const page = pageOf('應具下列資格之一：', '- 結訓 600 小時，或', '- 從業滿五年')
  expect(told(announcedList(page, '應具下列資格之一'))).toBe('應具下列資格之一：結訓 600 小時；從業滿五年')
  expect(told(announcedList(page, '從業滿五年'))).toBe('應具下列資格之一：結訓 600 小時；從業滿五年')
})

it('gives a short paragraph whole, and of a longer one the last sentence', () => {
  const below = (paragraph: string) => announcedList(pageOf(paragraph, '- 未成年者', '- 配偶'), '配偶')?.lead
  expect(below('須有兩名見證人。下列之人不得擔任：')).toBe('須有兩名見證人。下列之人不得擔任：')
  expect(below(`${'立書人應親自到場並出示身分證明。'.repeat(4)}下列之人不得擔任：`)).toBe(
    '下列之人不得擔任：',
  )
})

it('gives none where an item says the same alone, or no list follows', () => {
  expect(announcedList(pageOf('請自備：', '- 雨衣', '- 水壺一個'), '水壺一個')).toBeNull()
  expect(announcedList(pageOf('下列之人不得擔任：', '未成年者。'), '下列之人不得擔任')).toBeNull()
})

it('knows the caption that says nothing without its table', () => {
  const page = pageOf('場地另計。寬 3 公尺、未稅：', '| 手動\t12,800 元', '其他面議。')
  expect(announcesTable(page, '寬 3 公尺、未稅')).toBe(true)
  expect(announcesTable(page, '場地另計')).toBe(false)
  expect(announcesTable(page, '其他面議')).toBe(false)
})

it('tells no denied items of which one has a semicolon of its own', () => {
  const items = ['- 結訓一年；逾期者重考', '- 從業滿五年']
  const counted = announcedList(pageOf('應具下列資格之一：', ...items), '從業滿五年')
  expect(told(counted)).toBe('應具下列資格之一：結訓一年；逾期者重考。從業滿五年')
  expect(told(announcedList(pageOf('下列之人不得擔任：', ...items), '從業滿五年'))).toBeNull()
})
