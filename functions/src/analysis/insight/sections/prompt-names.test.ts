import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInputs } from '../testing/sample.ts'
import { joinNames, namesIn } from './prompt-names.ts'

const [view] = sampleInputs({ size: 3 }).map(viewOf)

it('names a page by the number of its quote that has the words told, and one without a quote by its title and site', () => {
  const [first, second, third] = view?.othersRead.map(({ id }) => id) ?? []
  if (view === undefined || first === undefined || second === undefined || third === undefined)
    throw new Error('no sources')
  const said = [
    { text: '「保固 3 年。」', pageId: first, link: '' },
    { text: '「押金 500 元。」', pageId: second, link: '' },
    { text: '「租期 14 天，逾期另計。」', pageId: first, link: '' },
  ]
  const nameOf = namesIn(view, said)
  expect(nameOf(first, '14 天')).toBe('原文 3')
  expect(nameOf(first, '每次 14 天')).toBe('原文 3')
  expect(nameOf(second)).toBe('原文 2')
  expect(nameOf(first, '90 元')).toBe('原文 1、3')
  expect(nameOf(third)).toContain(view.label(third))
})

it('lists the numbers of quotes once, in their order and before other names', () => {
  expect(joinNames(['原文 3、4', '《租屋指南》', '原文 2', '原文 4', 'AI Overview'])).toBe(
    '原文 2、3、4、《租屋指南》、AI Overview',
  )
  expect(joinNames(['[5]', '[2]'])).toBe('[5]、[2]')
})
