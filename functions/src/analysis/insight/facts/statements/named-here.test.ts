import { expect, it } from 'vitest'
import { isNamable, withNames } from './named-here.ts'

const dated = { siteName: '川口市政府環保局', url: 'https://a.test/', publishedAt: '2025-03-01' }

it('names the year of a dated page where it only says that it is this one', () => {
  expect(withNames('今年 5 月起每戶補助一次。', dated)).toBe('2025 年 5 月起每戶補助一次。')
  expect(withNames('環保局今年編列兩億元。', { ...dated, modifiedAt: '2025-09-02' })).toBe(
    '環保局 2025 年編列兩億元。',
  )
  expect(withNames('設籍本市者可申請。', dated)).toBe('設籍川口市者可申請。')
})

it('can name nothing on a page without one year, or of an office without a name', () => {
  expect(isNamable('今年每戶補助一次。', dated)).toBe(true)
  expect(isNamable('今年每戶補助一次。', { ...dated, publishedAt: null })).toBe(false)
  expect(isNamable('今年每戶補助一次。', { ...dated, modifiedAt: '2026-01-02' })).toBe(false)
  expect(isNamable('向本局申請。', { ...dated, siteName: '' })).toBe(false)
  expect(isNamable('每戶補助一次。', {})).toBe(true)
})
