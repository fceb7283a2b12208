import { expect, it } from 'vitest'
import { isSameGap } from './same-gap.ts'

/** A gap of this name with these quotes. */
function gapOf(name: string, ids: readonly string[], judgeIsCertain = false) {
  const row = { topic: { name, statements: [{ text: name }] } }
  return { row, judgeIsCertain, all: ids.map((id) => ({ id })) } as unknown as Parameters<typeof isSameGap>[0]
}

it('is one gap whose names differ in fillers only, whoever distinguished them', () => {
  for (const isJudged of [false, true]) {
    const weight = gapOf('行李的重量', ['a'], isJudged)
    expect(isSameGap(weight, gapOf('行李重量分級', ['b', 'c'], isJudged))).toBe(true)
    expect(isSameGap(weight, gapOf('行李', ['b', 'c'], isJudged))).toBe(false)
  }
})

it('is one gap whose names are the same words turned, or of which one names the other beside something else', () => {
  for (const isJudged of [false, true]) {
    const change = gapOf('屋主的變更', ['a'], isJudged)
    expect(isSameGap(change, gapOf('變更屋主', ['b'], isJudged))).toBe(true)
    const refund = gapOf('改期與退費', ['a'], isJudged)
    expect(isSameGap(refund, gapOf('退費', ['b'], isJudged))).toBe(true)
    expect(isSameGap(refund, gapOf('退費比例', ['b'], isJudged))).toBe(false)
  }
})

it('is two gaps that the AI Overview states apart, though they share a quote', () => {
  expect(isSameGap(gapOf('隨身行李', ['a', 'b']), gapOf('托運', ['a', 'c']))).toBe(false)
})
