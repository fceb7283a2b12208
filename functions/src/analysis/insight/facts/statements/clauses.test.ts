import { expect, it } from 'vitest'
import { clausesOf, tidy } from './clauses.ts'

it('takes the mark off the end of a text, but no point that belongs to a unit', () => {
  expect(tidy('每株每週澆水兩次。')).toBe('每株每週澆水兩次')
  expect(tidy('每株一次澆 300 c.c.。')).toBe('每株一次澆 300 c.c.')
  expect(tidy('Water it twice a week.')).toBe('Water it twice a week')
})

it('cuts no clause off from the condition behind it', () => {
  const first = '堅果開封後放冷藏室、封口夾緊、袋裡的空氣盡量擠出去、再多放一包乾燥劑'
  const second = '一般的家庭每三個月買一次大包裝的就夠了也不必擔心會有油耗味或受潮變軟的問題'
  const told = (rest: string) => clausesOf(`${first}，${second}，${rest}。`)
  expect(told('前提是屋裡的濕度管得住而且開封以後沒有在室溫下放超過三個小時')).not.toContain(second)
  expect(told('很多人買了小包裝反而因為捨不得吃而放到過了標示的期限才想到它')).toContain(second)
})
