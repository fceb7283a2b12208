import { expect, it } from 'vitest'
import { groupFigures } from './figure-groups.ts'
import { areOfOtherNumberedRows, numberedNamesIn, numbersIn } from './numbers-in-clause.ts'
import { prepareClaim } from './prepared-claim.ts'
import { SameMeasurement } from './same-measurement.ts'
import { claimIn, claimsIn } from './testing/claims.ts'

it('takes the numbers of a clause that are no values, but none of a date, a name or one digit', () => {
  expect(numbersIn('從 500 分到 1,200 分約需')).toEqual(['500', '1200'])
  expect(numbersIn('115 年 12 月 30 日起，C50 第 3 級')).toEqual([])
})

it('takes two figures between the same numbers for one thing', () => {
  const areOne = (...texts: string[]) => {
    const [a, b] = texts.map((text, at) => prepareClaim(claimIn(text, at + 1)))
    return a !== undefined && b !== undefined && new SameMeasurement([a, b], '').of(a, b) !== null
  }
  expect(areOne('從 500 分走到 750 分的人，平均花了 350 小時。', '從 500 分到 750 分約需 200 小時。')).toBe(
    true,
  )
  expect(areOne('從 500 分走到 750 分的人，平均花了 350 小時。', '從 300 分到 450 分約需 200 小時。')).toBe(
    false,
  )
})

it('takes a word in Latin letters and its number for one name, of which another number is another thing', () => {
  expect(numberedNamesIn('後來固定 Part 5 用')).toEqual(['part 5'])
  const five = '## 閱讀時間\nPart 5 控制在 10 分鐘內，留 55 分鐘給 Part 7。'
  const differing = (text: string) =>
    groupFigures([...claimsIn(five, 1), ...claimsIn(text, 2)], '')
      .filter(({ disagree }) => disagree)
      .map(({ claims }) => claims.map(({ figure }) => figure.text))
  expect(differing('## 閱讀\n後來固定 Part 5 用 15 分鐘、Part 6 用 8 分鐘。')).toEqual([
    ['10 分鐘', '15 分鐘'],
  ])
  expect(differing('## 閱讀\n後來固定 Part 6 用 15 分鐘。')).toEqual([])
})

it('takes rows of tables that are named with the same words and other numbers for other things', () => {
  const areOther = (one: string, other: string) => {
    const rowOf = (name: string, rank: number) => claimIn(`| 座位\t票價\n| ${name}\t900 元`, rank)
    return areOfOtherNumberedRows(rowOf(one, 1), rowOf(other, 2))
  }
  expect(areOther('第 2、3 排', '第 3、4、8 排')).toBe(true)
  expect(areOther('第 2、3 排', '第 2、3 排')).toBe(false)
  expect(areOther('第 2、3 排', '包廂 2')).toBe(false)
})
