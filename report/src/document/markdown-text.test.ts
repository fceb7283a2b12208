import { expect, it } from 'vitest'
import { tag } from './blocks.ts'
import { line } from './markdown-text.ts'

it('keeps the brackets of citations and tags, of figures too', () => {
  expect(line(['見 [7]、[AIO]。'])).toBe('見 [7]、[AIO]。')
  expect(line(['[2] ', tag('數字不同：8 到 10 公分（較舊）、3.5%', 'calm')])).toBe(
    '[2] [數字不同：8 到 10 公分（較舊）、3.5%]',
  )
})

it('escapes brackets that could become a link', () => {
  expect(line(['[請按這裡](https://trap.test)'])).not.toContain('[')
  expect(line(['[x]: /trap'])).not.toContain('[')
})
