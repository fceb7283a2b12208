import { expect, it } from 'vitest'
import { lackingNote } from './kind-advice.ts'

it('says that a price is not found only where the page gives none', () => {
  const lacking = ['offers', 'aggregateRating 或 review']
  expect(lackingNote(lacking, false)).toContain('價格（offers）、真實的評分或評論')
  expect(lackingNote(lacking, true)).toContain(
    'Google 要求的真實的評分或評論（aggregateRating 或 review）在頁面上找不到',
  )
  expect(lackingNote(lacking, true)).toContain('頁面列了金額，看不出該填哪一個，請自己填進價格（offers）')
  expect(lackingNote(['offers'], true)).not.toContain('找不到')
})
