import { expect, it } from 'vitest'
import { withoutContact } from './without-contact.ts'

it('leaves out a last clause that only tells where to ring up one house', () => {
  expect(withoutContact('琴鍵泡水後先關蓋陰乾，三天沒乾請撥分機 204')).toBe('琴鍵泡水後先關蓋陰乾')
  expect(withoutContact('弦斷了不要自己接；請立刻來電')).toBe('弦斷了不要自己接')
})

it('keeps such a clause within a text, and one that is all that there is', () => {
  expect(withoutContact('請來電預約，當天不收散客')).toBe('請來電預約，當天不收散客')
  expect(withoutContact('沒收到譜請撥分機 12')).toBe('沒收到譜請撥分機 12')
  expect(withoutContact('演出前三天可電洽各區文化中心改位')).toBe('演出前三天可電洽各區文化中心改位')
})
