import { expect, it } from 'vitest'
import { withoutTestimonials } from './testimonials.ts'

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
