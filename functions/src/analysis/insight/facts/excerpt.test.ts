import type { Block } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { subjectOf } from '../testing/subject.ts'
import { excerptOf } from './excerpt.ts'

const row = (text: string): Block => ({ kind: 'tableRow', level: 0, text, start: 0, role: 'content' })

describe('an excerpt', () => {
  it('is the part that mentions the subject, else the beginning of the passage', () => {
    const quote = '包好先排在鐵盤上凍硬。我用春捲皮，脆度最好。'
    const of = (text: string, ...names: string[]) =>
      excerptOf({ quote: text }, { blocks: [row('方式\t額度'), row('增貸\t500 萬')] }, subjectOf(names))
    expect(of(quote, '春捲皮')).toBe('我用春捲皮，脆度最好')
    expect(of(quote, '油溫')).toBe('包好先排在鐵盤上凍硬')
    expect(of('增貸\t500 萬', '增貸')).toBe('增貸（額度：500 萬）')
  })

  it('is never column names, labels or questions', () => {
    const blocks = [row('方式\t額度'), row('增貸\t500 萬')]
    for (const quote of ['方式\t額度', '刺激控制', '可以轉貸嗎？'])
      expect(excerptOf({ quote }, { blocks }, subjectOf(['增貸']))).toBeNull()
  })

  it('is nothing that sells or invites', () => {
    const quote = '飯店等級齊全，歡迎洽詢專員。'
    expect(excerptOf({ quote }, { blocks: [] }, subjectOf(['飯店']))).toBeNull()
  })

  it('begins with nobody who is named before it', () => {
    const excerpt = (quote: string) => excerptOf({ quote }, { blocks: [] }, subjectOf(['健康度']))
    expect(excerpt('她追蹤的手機裡，健康度低於 85% 的最常斷電。')).toBeNull()
    expect(excerpt('她追蹤了許多手機。健康度低於 85% 的最常斷電。')).toBe('健康度低於 85% 的最常斷電')
  })
})
