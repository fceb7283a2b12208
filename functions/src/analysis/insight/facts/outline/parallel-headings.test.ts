import { expect, it } from 'vitest'
import { parallelSections } from './parallel-headings.ts'

const headings = (...texts: readonly string[]) =>
  [...parallelSections(texts.map((heading) => ({ heading })))].map(({ heading }) => heading)

const KINDS = ['怕重的人：碳纖維', '摔不壞的：鋁合金', '愛老車的：鉻鉬鋼']

it('are those in succession whose headings name a kind after whom it is for', () => {
  expect(headings('挑車架', ...KINDS, '尺寸')).toEqual(KINDS)
})

it('are none where fewer stand in succession', () => {
  expect(headings('怕重的人：碳纖維', '摔不壞的：鋁合金', '尺寸', '愛老車的：鉻鉬鋼')).toEqual([])
})
