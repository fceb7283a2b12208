import { expect, it } from 'vitest'
import { holdTogether } from './cannot-both-be-right.ts'
import { claimsIn } from './testing/claims.ts'

/** Whether the first figure of one page and that of another hold under two conditions. */
function together(page: string, other: string): boolean {
  const all = [page, other].flatMap((text, at) => claimsIn(text, at + 1))
  const [a, b] = ['p1', 'p2'].map((id) => all.find(({ sourceId }) => sourceId === id))
  return a !== undefined && b !== undefined && holdTogether(a, b, all)
}

it('takes the values of one page for two conditions where its other one is told in the other page’s words', () => {
  const both = '## 厚度\n書架的層板用 18 公釐。\n有背板的，層板 15 公釐就夠。'
  expect(together(both, '## 層板\n有背板的，層板 15 公釐。')).toBe(true)
  expect(together(both, '## 層板\n書架的層板 15 公釐。')).toBe(false)
  expect(together('## 厚度\n書架的層板用 18 公釐。', '## 層板\n有背板的，層板 15 公釐。')).toBe(false)
})
