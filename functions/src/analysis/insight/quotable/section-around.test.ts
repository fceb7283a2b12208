import type { Block } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { sectionAround } from './section-around.ts'

type Line = readonly [Block['kind'], string]

const PAGE = (
  [
    ['paragraph', 'opening'],
    ['heading', ' first '],
    ['paragraph', 'a'],
    ['paragraph', 'b'],
    ['paragraph', 'c'],
    ['heading', 'second'],
    ['paragraph', 'd'],
  ] satisfies Line[]
).map(([kind, text]): Block => ({ kind, level: 0, text, start: 0, role: 'content' }))

function around(at: number) {
  const { heading, before, after, elsewhere } = sectionAround(PAGE, at)
  const texts = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join(' ')
  return { heading, before: texts(before), after: texts(after), elsewhere: texts(elsewhere) }
}

it('a section reaches from its heading to the next one', () => {
  expect(around(3)).toEqual({ heading: 'first', before: 'a', after: 'c', elsewhere: 'opening second d' })
})

it('the last section ends with the page', () => {
  expect(around(6)).toMatchObject({ heading: 'second', before: '', after: '' })
})

it('the text before the first heading is a section without one', () => {
  expect(around(0)).toMatchObject({ heading: '', before: '', elsewhere: ' first  a b c second d' })
})
