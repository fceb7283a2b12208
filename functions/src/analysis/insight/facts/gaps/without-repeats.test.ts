import { expect, it } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

const facts = (...texts: string[]) =>
  texts.map((text) => ({ fact: { text, pageId: 'p1', passageId: 'p1-1' }, rows: 0, isList: false }))
const textsOf = (...gaps: string[][]) =>
  withoutRepeats(gaps.map((texts) => facts(...texts))).map((left) => left.map(({ fact }) => fact.text))

const BEFORE = '搬運日三日前通知者，訂金全數無息退還'
const TERMS = `${BEFORE}；前一日或二日通知者，業者得扣除訂金之半數`

it('leaves out what another part has in a longer list, whole, where there is more to state', () => {
  expect(textsOf(['訂金不得超過總價的一成', BEFORE], [TERMS])).toEqual([['訂金不得超過總價的一成'], [TERMS]])
  expect(textsOf([BEFORE], [TERMS])).toEqual([[BEFORE], [TERMS]])
})

it('leaves out a sentence that was stated before, and all of it if the rest goes on from it', () => {
  const soy = '常吃豆腐的人並沒有比較容易發作。'
  expect(textsOf([soy], [`${soy}一天一塊板豆腐就可以`])).toEqual([[soy], ['一天一塊板豆腐就可以']])
  expect(textsOf([soy], [`${soy}但不要喝濃湯`])).toEqual([[soy], []])
})

it('states a fact of two parts in the one that has nothing else', () => {
  const free = '低收入戶憑證明免收規費'
  expect(textsOf([free, '大廳兩小時收費一萬元'], [free])).toEqual([['大廳兩小時收費一萬元'], [free]])
  expect(textsOf([free], [free])).toEqual([[free], []])
})

it('takes short answers for no repetition', () => {
  expect(textsOf(['可以。三天內到'], ['可以。五天內到'])).toEqual([['可以。三天內到'], ['可以。五天內到']])
})
