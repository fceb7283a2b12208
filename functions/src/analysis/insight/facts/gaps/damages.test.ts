import { expect, it } from 'vitest'
import { isDamagesAside } from './damages.ts'

it('takes what one pays for damage for no fact on how long a thing lasts or what it costs', () => {
  const text = '遺失或摔壞，每台賠償 9,000 元'
  expect(isDamagesAside({ names: ['相機壽命'] }, text)).toBe(true)
  expect(isDamagesAside({ names: ['租金'] }, text)).toBe(true)
  expect(isDamagesAside({ names: ['租金'] }, '租金每天 300 元')).toBe(false)
})

it('leaves it to a subject of damage, deposits or insurance', () => {
  const text = '遺失或摔壞，每台賠償 9,000 元'
  for (const name of ['損壞與遺失', '押金', '租借保險', '責任歸屬'])
    expect(isDamagesAside({ names: [name] }, text)).toBe(false)
})
