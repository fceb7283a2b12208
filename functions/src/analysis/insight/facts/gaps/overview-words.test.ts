import type { Statement } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import type { Subject } from '../mention.ts'
import type { View } from '../view.ts'
import { overviewBeyond, overviewOf, withoutSaidWords } from './overview-words.ts'

/** What of a statement is quoted beside a fact. */
function beside(text: string, fact: string): string | undefined {
  const statement = { id: 's1', text: `票價：${text}`, support: [{ level: 'found', passageId: 'q1' }] }
  const view = { input: { coverage: { report: { statements: [statement as unknown as Statement] } } } }
  const subject = { names: ['票價'], nameTerms: new Set(['票價']) }
  return overviewBeyond(view as unknown as View, subject as unknown as Subject, [{ text: fact }])?.text
}

it('quotes of the AI Overview only the points that no fact makes', () => {
  const text = '渡輪單程票價 40 元，上船前在窗口購買；腳踏車另收 25 元運費，由船員固定在船尾甲板的鐵架'
  expect(beside(text, '渡輪單程票價 40 元，上船前到窗口購買')).toBe(
    '腳踏車另收 25 元運費，由船員固定在船尾甲板的鐵架',
  )
  expect(beside(text, '渡輪每小時一班')).toBe(text)
  expect(beside(text, text)).toBeUndefined()
})

it('knows an age in months for the same in years', () => {
  const text = '滿 1 歲的幼兒搭渡輪須購買孩童船票'
  expect(beside(text, '12 個月以上的幼兒搭渡輪要買孩童船票')).toBeUndefined()
})

it('leaves out the AI Overview’s words where a page’s beside them say all of them', () => {
  const words = (text: string) => ({ text, level: 'found' as const, passageIds: ['q1'] })
  const quote = { text: '快船（票價：平日 320 元，假日 480 元）', under: '' }
  expect(withoutSaidWords(words('快船平日約 320 元，假日約 480 元'), quote)).toBeNull()
  expect(withoutSaidWords(words('快船平日約 320 元，假日約 520 元'), quote)).not.toBeNull()
  expect(withoutSaidWords(words('快船要先訂位'), quote)).not.toBeNull()
  const denied = words('滿 70 歲、懷孕未滿 12 週者不宜搭快船')
  expect(withoutSaidWords(denied, { text: '快船：滿 70 歲、懷孕未滿 12 週者' })).not.toBeNull()
  expect(withoutSaidWords(null, quote)).toBeNull()
})

it('bears out the AI Overview’s words by both quotes of a page', () => {
  const support = [{ level: 'found', passageId: 'q1', alsoPassageId: 'q2' }]
  const statement = { id: 's1', text: '渡輪每天八班', support } as unknown as Statement
  const subject = { names: ['渡輪'], stated: { statements: [statement] } } as unknown as Subject
  expect(overviewOf(subject)?.passageIds).toEqual(['q1', 'q2'])
})
