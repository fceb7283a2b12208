import { expect, it } from 'vitest'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { claimsOfPage } from '../../figures/claims-of-page.ts'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { isSameGrowth } from './growth.ts'

function figureIn(text: string): FigureClaim {
  const [claim] = claimsOfPage(markedSource(1, text), () => true)
  if (claim === undefined) throw new Error('no figure')
  return claim
}

it('takes a factor and a growth for one value if they are the same in whole percents', () => {
  const factor = figureIn('免稅額是一般人的 1.5 倍。')
  expect(isSameGrowth(factor, figureIn('免稅額增加 50.49%。'))).toBe(true)
  expect(isSameGrowth(factor, figureIn('免稅額增加 50.5%。'))).toBe(false)
})
