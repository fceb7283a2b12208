import { expect, it } from 'vitest'
import { holdTogether } from './cannot-both-be-right.ts'
import { claimsIn } from './testing/claims.ts'

/** Whether the first figure of one page and that of another can both hold. */
function together(page: string, other: string): boolean {
  const all = [page, other].flatMap((text, at) => claimsIn(text, at + 1))
  const [a, b] = ['p1', 'p2'].map((id) => all.find(({ sourceId }) => sourceId === id))
  return a !== undefined && b !== undefined && holdTogether(a, b, all)
}

it('takes a habit within what another page demands for no disagreement, whatever a judge calls one', () => {
  const rule = '## 錄影\n錄影檔應於離場後 30 日內刪除。'
  expect(together('## 錄影\n離場後錄影檔留 7 天，供您調閱。', rule)).toBe(true)
  expect(together('## 錄影\n離場後錄影檔留 60 天。', rule)).toBe(false)
})
