import { expect, it } from 'vitest'
import { areOnlyOfSubject } from './only-of-subject.ts'
import { prepareClaim } from './prepared-claim.ts'
import { claimsIn } from './testing/claims.ts'

/** Whether the first figures of two pages on one subject of the table, or on two, are of one thing. */
function areOne(one: string, other: string, subjects: readonly [string, string] = ['t1', 't1']): boolean {
  const all = [one, other].flatMap((text, at) =>
    claimsIn(text, at + 1).map((claim) =>
      prepareClaim(claim, {
        subjects: new Set([subjects[at] ?? '']),
        measures: new Map(),
        statements: new Set(),
      }),
    ),
  )
  const [a, b] = ['p1', 'p2'].map((id) => all.find(({ claim }) => claim.sourceId === id))
  if (a === undefined || b === undefined) throw new Error('no figures')
  return areOnlyOfSubject(a, b, { all, keyword: '魚池' })
}

it('takes how often one thing is done for one measure where each page says it once of the subject', () => {
  expect(areOne('馬達每半年拆一次清洗。', '馬達兩年拆一次就好。')).toBe(true)
  expect(areOne('馬達每半年拆一次清洗。', '馬達兩年拆一次就好。', ['t1', 't2'])).toBe(false)
  expect(areOne('馬達每半年拆一次清洗。', '濾網一週沖一次。')).toBe(false)
  expect(areOne('馬達每半年拆一次。燈管每年換一次。', '馬達兩年拆一次就好。')).toBe(false)
})

it('takes what can be had in every such time, and the last of several weeks, for no habit', () => {
  expect(areOne('每半年可另申請水質費。', '四年申請一次。')).toBe(false)
  expect(areOne('第 4、8、12 週寫一回報告。', '每週寫一回報告。')).toBe(false)
})

it('takes the least times, and times a day, of one subject for one measure', () => {
  expect(areOne('之後至少泡一小時。', '至少浸 30 分鐘。')).toBe(true)
  expect(areOne('至少泡一小時。再至少放兩小時。', '至少浸 30 分鐘。')).toBe(false)
  expect(areOne('每天請開燈 10 小時。', '每天開燈 6 小時。')).toBe(true)
  expect(areOne('每天請開燈 10 小時。', '每天打氣 6 小時。')).toBe(false)
})
