import { expect, it } from 'vitest'
import { cannotBothBeRight } from './cannot-both-be-right.ts'
import { claimIn } from './testing/claims.ts'

function contradict(one: string, other: string): boolean {
  const [a, b] = [claimIn(one, 1), claimIn(other, 2)]
  return cannotBothBeRight(a, b, [a, b], [a, b])
}

it('takes a shorter time of one’s own for what keeps within a rule, and another rule for a disagreement', () => {
  const rule = '錄影檔應於離場後 30 日內刪除。'
  expect(contradict('離場後錄影檔留 7 天，供您調閱。', rule)).toBe(false)
  expect(contradict('離場後 15 日內，錄影檔應刪除。', rule)).toBe(true)
  expect(contradict('離場後錄影檔留 60 天。', rule)).toBe(true)
})

it('takes a value within what is not to be exceeded for no disagreement, and one beyond it for one', () => {
  expect(contradict('香精加總油量的 2%。', '香精不超過總油量的 3%。')).toBe(false)
  expect(contradict('香精加總油量的 5%。', '香精不超過總油量的 3%。')).toBe(true)
  const norm = '每公尺每小時滲漏量 20 公升以下者合格。'
  expect(contradict('實測滲漏量平均每公尺每小時 12 公升。', norm)).toBe(false)
  expect(contradict('實測滲漏量平均每公尺每小時 12 公升。', '驗收標準是每公尺每小時 20 公升以下。')).toBe(
    false,
  )
  expect(contradict('實測滲漏量平均每公尺每小時 32 公升。', norm)).toBe(true)
  expect(contradict('驗收的滲漏量，每公尺每小時 40 公升以內就算過。', norm)).toBe(true)
})
