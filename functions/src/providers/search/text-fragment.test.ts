import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitTextFragment, textFragmentsOf } from './text-fragment.ts'

it.each([
  ['https://a.test/x', 'https://a.test/x', ''],
  ['https://a.test/x#top', 'https://a.test/x', ''],
  ['https://a.test/x#:~:text=%E5%92%96%E5%95%A1%E8%B1%86', 'https://a.test/x', '咖啡豆'],
  ['https://a.test/x#part:~:text=hello%20there', 'https://a.test/x', 'hello there'],
  [
    'https://a.test/x#:~:text=before-,start%2C%20one,the%20end,-after',
    'https://a.test/x',
    'start, one … the end',
  ],
  ['https://a.test/x#:~:text=one&text=two', 'https://a.test/x', 'one'],
  ['https://a.test/x#:~:unknown=1&text=one', 'https://a.test/x', 'one'],
  ['https://a.test/x#:~:text=%E5%92%96%E5%95', 'https://a.test/x', '咖'],
  ['https://a.test/x#:~:text=100%', 'https://a.test/x', '100%'],
  ['https://a.test/x#:~:text=', 'https://a.test/x', ''],
])('splits %s', (link, url, highlightedText) => {
  expect(splitTextFragment(link)).toEqual({ url, highlightedText })
})

it.each(['', 'not a url', 'ftp://a.test/', 'javascript:alert(1)', '/relative'])('refuses %j', (link) => {
  expect(splitTextFragment(link)).toBeNull()
})

it('gives back any passage that was encoded into a link', () => {
  // The mark for what is no character is dropped: it is all that a character leaves that was cut in two.
  const passages = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('\uFFFD'))
  fc.assert(
    fc.property(passages, (passage) => {
      const encoded = encodeURIComponent(passage).replaceAll('-', '%2D')
      expect(splitTextFragment(`https://a.test/#:~:text=${encoded}`)?.highlightedText).toBe(passage.trim())
    }),
  )
})

it.each([
  ['one', '#:~:text=one', [{ prefix: '', start: 'one', end: '', suffix: '' }]],
  ['a range', '#:~:text=one,two', [{ prefix: '', start: 'one', end: 'two', suffix: '' }]],
  ['what stands around', '#:~:text=a-,one,two,-b', [{ prefix: 'a', start: 'one', end: 'two', suffix: 'b' }]],
  [
    'several',
    '#x:~:text=one&text=two',
    [
      { prefix: '', start: 'one', end: '', suffix: '' },
      { prefix: '', start: 'two', end: '', suffix: '' },
    ],
  ],
  ['none', '#:~:text=,-b', []],
])('reads %s', (_case, fragment, pointers) => {
  expect(textFragmentsOf(`https://a.test/x${fragment}`)).toEqual(
    pointers.map((fragment) => ({ url: 'https://a.test/x', ...fragment })),
  )
})

it('never throws on any link', () => {
  fc.assert(
    fc.property(fc.string(), (rest) => {
      splitTextFragment(`https://a.test/#:~:text=${rest}`)
      splitTextFragment(rest)
    }),
  )
})
