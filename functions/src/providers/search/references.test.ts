import { describe, expect, it } from 'vitest'
import { RawReferenceSchema } from './raw-answer.ts'
import { normaliseReferences } from './references.ts'

const read = (...raw: object[]) => normaliseReferences(raw.map((one) => RawReferenceSchema.parse(one)))

describe('references', () => {
  it('makes one of several mentions of a URL, and points all their indexes at it', () => {
    const { list, indexes } = read(
      { index: 3, link: 'https://a.test/p#:~:text=one', title: '甲' },
      { index: 5, link: 'https://b.test/', title: '乙' },
      { index: 7, link: 'https://a.test/p#:~:text=two', title: '丙', source: 'A', snippet: 's' },
    )
    expect(list).toEqual([
      { index: 3, url: 'https://a.test/p', title: '甲', source: 'A', snippet: 's', highlightedText: 'one' },
      { index: 5, url: 'https://b.test/', title: '乙', source: '', snippet: '', highlightedText: '' },
    ])
    expect([...indexes]).toEqual([
      [3, 3],
      [5, 5],
      [7, 3],
    ])
  })

  it("keeps the vendor's indexes, which are no positions", () => {
    const { list } = read({ index: 9, link: 'https://a.test/' }, { index: 2, link: 'https://b.test/' })
    expect(list.map(({ index }) => index)).toEqual([9, 2])
  })

  it('takes the position where no reference has an index', () => {
    const { list } = read({ link: 'https://a.test/' }, { link: 'https://b.test/' })
    expect(list.map(({ index }) => index)).toEqual([0, 1])
  })

  it('gives a lone reference without an index one that no statement points at', () => {
    const { list, indexes } = read({ index: 1, link: 'https://a.test/' }, { link: 'https://b.test/' })
    expect(list[1]?.index).toBeGreaterThan(1)
    expect(indexes.size).toBe(2)
  })

  it('leaves out links that are no web addresses', () => {
    expect(read({ index: 0, link: '/goto?url=x' }, { index: 1, link: 'mailto:a@b.test' }, {}).list).toEqual(
      [],
    )
  })
})
