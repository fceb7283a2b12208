import { expect, it } from 'vitest'
import { claimsIn } from './testing/claims.ts'

it('names a table’s columns by a first row whose cells have at most 24 characters', () => {
  const clauseUnder = (head: string) => claimsIn(`| 項目\t${head}\n| 陽台\t500 元`)[0]?.clause
  expect(clauseUnder('價'.repeat(24))).toContain('價')
  expect(clauseUnder('價'.repeat(25))).not.toContain('價')
})

it('takes a question of at most 40 characters for the heading of the answer after it', () => {
  const headingAfter = (question: string) => claimsIn(`${question}\n抓 5 天。`).at(-1)?.heading
  const asked = (characters: number) => `${'漆'.repeat(characters - 4)}要多久？`
  expect(headingAfter(asked(40))).toBe(asked(40))
  expect(headingAfter(asked(41))).toBe('')
})

it('takes from a reply on a board what its author wrote', () => {
  const [claim] = claimsIn('推 阿德 : 診所說植牙 7 萬 5，全鋯冠再加 8 千。 01/11 09:11')
  expect(claim?.sentence).toBe('診所說植牙 7 萬 5，全鋯冠再加 8 千。')
})

it('takes distances in a column of speeds for speeds', () => {
  const figures = claimsIn('| 車款\t最高時速\t續航\n| 電動機車\t36 公里以下\t60 公里').map(
    ({ figure }) => figure,
  )
  expect(figures).toMatchObject([
    { dimension: 'speed', unit: 'm/s', low: Number.NEGATIVE_INFINITY, high: 10, per: '小時' },
    { dimension: 'length', unit: 'm', low: 60_000, high: 60_000, per: '' },
  ])
})
