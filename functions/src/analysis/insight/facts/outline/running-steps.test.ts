import { expect, it } from 'vitest'
import { runningSteps } from './running-steps.ts'

const STEPS = [
  ['倒過來', '先把鞋墊抽出來，再把鞋帶往上拉。'],
  ['刷乾淨', '把泥土刷掉，接著將縫裡的沙挑出來。'],
  ['上膠', '擠一點膠，往外抹開，先等三分鐘。'],
  ['壓住', '再把鞋底對準，往下壓緊。'],
  ['放著', '然後用橡皮筋綁住，第二天再拆。'],
] as const
const PRICES = ['價錢', '一雙兩百元，急件加五十元，門市收件三天後取。'] as const

const headingsOf = (...parts: readonly (readonly [string, string])[]) =>
  [...runningSteps(parts.map(([heading, text]) => ({ heading, text })))].map(({ heading }) => heading)

it('are the sections in succession that tell act after act, though nothing numbers them', () => {
  expect(headingsOf(PRICES, ...STEPS, PRICES)).toEqual(STEPS.map(([heading]) => heading))
})

it('are none where there are few, or where a section now and then says what to do first', () => {
  expect(headingsOf(PRICES, ...STEPS.slice(1), PRICES)).toEqual([])
  const advice = STEPS.map(([heading]) => [heading, `${PRICES[1].repeat(2)}來之前先打電話。`] as const)
  expect(headingsOf(...advice)).toEqual([])
})

it('are not what is said before or after the procedure', () => {
  const after = ['收尾', `${PRICES[1].repeat(4)}先這樣。`] as const
  expect(headingsOf(...STEPS, after)).toEqual(STEPS.map(([heading]) => heading))
})
