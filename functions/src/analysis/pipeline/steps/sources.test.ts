import type { Serp } from '@gaplens/contracts/analysis/serp'
import { describe, expect, it } from 'vitest'
import { chooseSources } from './sources.ts'

function serp(references: string[], organic: string[] = []): Serp {
  return {
    overviewState: 'present',
    blocks: [],
    references: references.map((url, index) => ({
      index,
      url,
      title: `R${index}`,
      source: '',
      snippet: '',
      highlightedText: '',
    })),
    organic: organic.map((url, at) => ({ position: at + 1, url, title: `O${at}`, snippet: '' })),
    relatedQuestions: [],
    requests: 1,
    fetchedAt: '2026-11-21T00:00:00.000Z',
  }
}
const cited = (count: number) => Array.from({ length: count }, (_, at) => `https://cited${at}.example/`)
const organic = (count: number) => Array.from({ length: count }, (_, at) => `https://organic${at}.example/`)

describe('chooseSources', () => {
  it('puts the user’s page first and the cited pages in Google’s order', () => {
    const { sources } = chooseSources(
      serp(['https://b.example/', 'https://a.example/']),
      'https://me.example/',
    )
    expect(sources.map(({ id, url, role, rank }) => [id, url, role, rank])).toEqual([
      ['p0', 'https://me.example/', 'user', 0],
      ['p1', 'https://b.example/', 'cited', 1],
      ['p2', 'https://a.example/', 'cited', 2],
    ])
  })

  it('reads a page once that is cited twice, and keeps both indexes', () => {
    const { sources } = chooseSources(
      serp(['https://a.example/x', 'https://b.example/', 'http://www.a.example/x/?utm_source=g']),
      'https://me.example/',
    )
    expect(sources.map((source) => source.url)).toEqual([
      'https://me.example/',
      'https://a.example/x',
      'https://b.example/',
    ])
    expect(sources[1]?.referenceIndexes).toEqual([0, 2])
  })

  it('never compares the user’s page with itself, but records that it is cited', () => {
    const { sources } = chooseSources(
      serp(['https://me.example/p', 'https://a.example/']),
      'http://me.example/p/',
    )
    expect(sources.map((source) => source.role)).toEqual(['user', 'cited'])
    expect(sources[0]?.referenceIndexes).toEqual([0])
  })

  it('adds organic results until there are ten sources', () => {
    const { sources } = chooseSources(serp(cited(4), [...cited(2), ...organic(20)]), 'https://me.example/')
    expect(sources.filter((source) => source.role === 'cited')).toHaveLength(4)
    expect(sources.filter((source) => source.role === 'organic')).toHaveLength(6)
    expect(new Set(sources.map((source) => source.url)).size).toBe(11)
  })

  it('reads at most twelve cited pages and counts the others', () => {
    const { sources, leftOut } = chooseSources(serp(cited(20), organic(5)), 'https://me.example/')
    expect(sources).toHaveLength(13)
    expect(leftOut).toBe(8)
  })

  it('leaves out and lists pages that the user excluded, however their address is written', () => {
    const { sources, leftOut, excluded } = chooseSources(
      serp(
        ['https://www.a.example/p/?utm_source=x', 'https://b.example/', 'https://a.example/p'],
        ['https://b.example/', 'https://c.example/', 'https://d.example/'],
      ),
      'https://me.example/',
      [
        'http://a.example/p',
        'https://c.example',
        'https://nowhere.example/',
        'https://me.example/',
        'no url',
      ],
    )
    expect(sources.map((source) => source.url)).toEqual([
      'https://me.example/',
      'https://b.example/',
      'https://d.example/',
    ])
    expect(excluded).toEqual(['https://www.a.example/p/?utm_source=x', 'https://c.example/'])
    expect(leftOut).toBe(0)
  })

  it('reads the next cited page instead of an excluded one', () => {
    const { sources, leftOut } = chooseSources(serp(cited(14)), 'https://me.example/', [
      'https://cited0.example/',
    ])
    expect(sources.slice(1).map((source) => source.url)).toEqual(cited(13).slice(1))
    expect(sources[1]).toMatchObject({ id: 'p1', rank: 1, referenceIndexes: [1] })
    expect(leftOut).toBe(1)
  })

  it.each<[string, string, string[]]>([
    [
      'takes other pages of the user’s site for no competitors',
      'https://me.example/a',
      ['https://you.example/x'],
    ],
    [
      'takes others’ pages on a shared host for competitors',
      'https://vocus.cc/me/1',
      ['https://vocus.cc/you/2', 'https://you.example/x'],
    ],
  ])('%s', (_case, own, expected) => {
    const other = own.includes('vocus') ? 'https://vocus.cc/you/2' : 'https://www.me.example/b'
    const { sources } = chooseSources(serp([other, 'https://you.example/x']), own)
    expect(sources.slice(1).map((source) => source.url)).toEqual(expected)
  })

  it('skips references that are not web pages', () => {
    const { sources } = chooseSources(
      serp(['not a url', 'javascript:alert(1)', 'https://a.example/']),
      'https://me.example/',
    )
    expect(sources.map((source) => source.url)).toEqual(['https://me.example/', 'https://a.example/'])
  })
})
