import { expect, it } from 'vitest'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { isForbiddenSince } from './forbidden-since.ts'

const isForbidden = (quote: string, later: string) =>
  isForbiddenSince({ quote }, [markedSource(1, `## 保養\n${later}`)])

it('takes a rule of years ago for outdated where a later page allows what it forbids', () => {
  expect(isForbidden('無執照之貨櫃不予編釘門牌。', '可以申請編釘門牌，會派人來看。')).toBe(true)
  expect(isForbidden('琴內可置樟腦丸二粒。', '琴內不可放樟腦丸，會使弦變色。')).toBe(true)
})

it('leaves it where the later page says the same, asks, or speaks of something else', () => {
  expect(isForbidden('無執照之貨櫃不予編釘門牌。', '違建不得編釘門牌。')).toBe(false)
  expect(isForbidden('無執照之貨櫃不予編釘門牌。', '可以申請編釘門牌嗎？')).toBe(false)
  expect(isForbidden('無執照之貨櫃不予編釘門牌。', '可以申請水電。')).toBe(false)
  expect(isForbidden('琴內可能有樟腦丸。', '琴內不可放樟腦丸。')).toBe(false)
})
