// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { keptFields } from './kept-fields.ts'

const list = keptFields('batch', ['name', 'list'])

afterEach(() => sessionStorage.clear())

it('keeps what was typed for whoever typed it, and for no other person in the same tab', () => {
  list.keep('mei', { list: '手沖咖啡' })
  expect(list.read('mei')).toEqual({ name: '', list: '手沖咖啡' })
  expect(list.read('ann')).toEqual({ name: '', list: '' })
})

it('keeps nothing of an empty form', () => {
  list.keep('mei', { list: '手沖咖啡' })
  list.keep('mei', {})
  expect(sessionStorage).toHaveLength(0)
})

it.each(['{', 'null', '7', '"text"', '{"list":7,"other":"x"}'])('takes %s for an empty form', (stored) => {
  sessionStorage.setItem('gaplens_batch_mei', stored)
  expect(list.read('mei')).toEqual({ name: '', list: '' })
})
