import { describe, expect, it } from 'vitest'
import { isNeutral, isQuestion } from './neutral-names.ts'

const SAID = '押金上限退還的時間押金不得超過兩個月的租金總額,租約結束後退還。清潔費'

describe('a name is neutral', () => {
  it.each([
    ['names a thing', '退還時間'],
    ['has a usual word with a character of a judging one', '過敏反應'],
    ['says what the pages say in the same words', '不得超過兩個月'],
    ['says which case is meant', '房東不退的後果'],
    ['asks how long', '退還要多久'],
    ['asks whether', '清潔費能不能扣'],
    ['asks what to do where something is not so', '房東不退怎麼辦'],
  ])('where it %s: %s', (_, name) => {
    expect(isNeutral(name, SAID)).toBe(true)
  })

  it.each([
    ['denies', '押金不退'],
    ['says what ought to be', '清潔費必扣'],
    ['counts', '押金三個月'],
    ['says so of all', '押金全額退還'],
    ['ranks', '最貴的清潔費'],
    ['blames', '黑心清潔費'],
    ['accuses', '違法的清潔費'],
    ['promises', '保證退還'],
    ['cures', '魚油防癌'],
    ['says what leads to what', '房東造成的糾紛'],
    ['recommends for a purpose', '廢水適合澆花'],
    ['joins what the pages say of different things', '租金不得超過押金'],
    ['asks why, which presumes that it is so', '為什麼房東不退'],
  ])('unless it %s: %s', (_, name) => {
    expect(isNeutral(name, SAID)).toBe(false)
  })

  it('of parts that a word joins by each part alone: the pages need not join them', () => {
    expect(isNeutral('月退或一次領', '可以一次領')).toBe(true)
    expect(isNeutral('月退與不能領', '可以一次領')).toBe(false)
  })
})

it('a question asks what, how, when or whether, and not why', () => {
  for (const name of ['怎麼申請', '何時退還', '要不要煮沸', '會痛嗎', '適合哪些人'])
    expect(isQuestion(name)).toBe(true)
  for (const name of ['退還時間', '為什麼漏水']) expect(isQuestion(name)).toBe(false)
})
