import { expect, it } from 'vitest'
import { isTestimonial, withoutTestimonials } from './testimonials.ts'

const block = (text: string) => ({
  role: 'content' as const,
  kind: 'paragraph' as const,
  level: null,
  text,
  start: 0,
  end: text.length,
})

it('takes words that are signed right behind them for a customer’s', () => {
  const left = (text: string) => withoutTestimonials([block(text)] as never).length
  expect(left('換了枕頭以後，終於一覺到天亮。——鹿港 施小姐')).toBe(0)
  expect(left('我媽說這是她收過最好的禮物！— 林先生')).toBe(0)
  expect(left('請洽門市——陳先生會替您安排。')).toBe(1)
})

it('knows a text that stands only under what customers say', () => {
  const heading = { ...block('買家說'), kind: 'heading' as const, level: 2 }
  const blocks = [block('貼紙長 30 公分。'), heading, block('不用等，撕了就貼。')] as never
  expect(isTestimonial('不用等，撕了就貼', { blocks })).toBe(true)
  expect(isTestimonial('貼紙長 30 公分', { blocks })).toBe(false)
  expect(isTestimonial('沒有這一句', { blocks })).toBe(false)
})
