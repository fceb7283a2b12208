import { describe, expect, it } from 'vitest'
import { prepareClaim } from './prepared-claim.ts'
import { SameMeasurement } from './same-measurement.ts'
import { claimsIn } from './testing/claims.ts'

/** Whether the first figures of two pages measure one quantity, among all of the pages' figures. */
function areOne(one: string, other: string): boolean {
  const prepared = [claimsIn(one, 1), claimsIn(other, 2)].flat().map((claim) => prepareClaim(claim))
  const [a, b] = [1, 2].map((rank) => prepared.find(({ claim }) => claim.sourceId === `p${rank}`))
  if (a === undefined || b === undefined) throw new Error('no figures')
  return new SameMeasurement(prepared, '', () => false).of(a, b) !== null
}

/** Another duration of each page, so that the two compared are not the only ones. */
const ANOTHER = ['\n窗框 6 天。', '\n門板 7 天。'] as const

describe('figures that several pages give', () => {
  it('measure one thing if they are equal and share a word and a further sign', () => {
    expect(areOne(`陽台抓 5 天。${ANOTHER[0]}`, `陽台 5 天。${ANOTHER[1]}`)).toBe(false)
    expect(areOne(`陽台抓 5 天重。${ANOTHER[0]}`, `陽台 5 天重。${ANOTHER[1]}`)).toBe(true)
  })

  it('need more if they differ', () => {
    expect(areOne(`陽台抓 5 天重。${ANOTHER[0]}`, `陽台 8 天重。${ANOTHER[1]}`)).toBe(false)
    expect(areOne(`陽台抓 5 天重刷。${ANOTHER[0]}`, `陽台 8 天刷重。${ANOTHER[1]}`)).toBe(true)
  })

  it('need one sign less where neither page gives another such figure, but not two', () => {
    expect(areOne('陽台抓 5 天重。', '陽台 8 天重。')).toBe(true)
    expect(areOne('陽台抓 5 天。', '陽台 8 天。')).toBe(false)
  })

  it('do not answer another page’s question if they are of a thing with a name, or only done', () => {
    const asked = '## 大概用多久會壞\n一般約兩年半。'
    expect(areOne(asked, '用三年兩個月，剩 79%。')).toBe(false)
    expect(areOne(asked, 'C5 用壞三年兩個月。')).toBe(false)
    expect(areOne(asked, '用壞三年兩個月。')).toBe(true)
  })
})

it('takes one English word less where the table holds both for one subject, except for shares', () => {
  const linked = (one: string, other: string, subjects: readonly [string, string]) => {
    const prepared = [one, other].flatMap((text, at) =>
      claimsIn(text, at + 1).map((claim) =>
        prepareClaim(claim, {
          subjects: new Set([subjects[at] ?? '']),
          measures: new Map(),
          statements: new Set(),
        }),
      ),
    )
    const [a, b] = prepared
    if (a === undefined || b === undefined) throw new Error('no figures')
    return new SameMeasurement(prepared, '', () => false).of(a, b) !== null
  }
  const texts = ['Hang the lamp 20 inches over the table.', 'The lamp is 40 inches from your table.'] as const
  expect(linked(...texts, ['t1', 't1'])).toBe(true)
  expect(linked(...texts, ['t1', 't2'])).toBe(false)
  const shares = ['The lamp saves 20 percent at the table.', 'A table with a lamp has 40 percent.'] as const
  expect(linked(...shares, ['t1', 't1'])).toBe(false)
})
