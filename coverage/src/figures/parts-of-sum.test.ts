import { expect, it } from 'vitest'
import { arePartsOfSum } from './parts-of-sum.ts'
import { claimIn } from './testing/claims.ts'

/** Whether the first two figures are parts of a sum, or a part and the sum, beside the third. */
function addUp(...texts: readonly string[]): boolean {
  const claims = texts.map((text, at) => claimIn(text, at + 1))
  const [a, b] = claims
  if (a === undefined || b === undefined) throw new Error('two figures are needed')
  return arePartsOfSum(a, b, claims)
}

it('takes a part, what is added to it and their sum for no disagreement, though decimals do not add up exactly', () => {
  expect(addUp('補助 70%。', '加發 10%。', '共 80%。')).toBe(true)
  expect(addUp('補助 70%。', '共 80%。', '加發 10%。')).toBe(true)
})

it('takes a sum that is a thousandth off for another figure', () => {
  expect(addUp('補助 70%。', '加發 10%。', '共 80.1%。')).toBe(false)
  expect(addUp('補助 7,000 元。', '加發 1,000 元。', '共 8,001 元。')).toBe(false)
})

it('adds nothing where no text says that it is added, nor durations', () => {
  expect(addUp('補助 70%。', '另案 10%。', '重度 80%。')).toBe(false)
  expect(addUp('補助 7 天。', '加發 1 天。', '共 8 天。')).toBe(false)
})

it('adds what comes together with something else', () => {
  expect(addUp('補助六成。', '連同補助是八成。', '補助兩成。')).toBe(true)
})

it('adds nothing that another page says of another thing', () => {
  expect(
    addUp('延誤超過票價 10% 可退。', '延誤超過票價 20% 才退。', '代購只是幫您排隊，再加三成手續費。'),
  ).toBe(false)
})
