import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadPlanted } from '../../../../sandbox/src/planted.ts'
import { textFragmentsOf } from '../../providers/search/text-fragment.ts'
import { readPage } from '../../reading/read-page.ts'
import { findFragment } from './find-fragment.ts'

const TEXT =
  '水溫怎麼選\n淺焙用 92 度，深焙用 86 度。\n烘焙度\t水溫\n淺焙\t92–94\n深焙\t83–88\n淺焙用 92 度也可以，先試一次。'

/** The text that a link's fragment leads to; null for none. */
function led(fragment: string, text = TEXT): string | null {
  const [parsed] = textFragmentsOf(`https://a.test/#:~:text=${fragment}`)
  const found = parsed ? findFragment(text, parsed) : null
  return found ? text.slice(found.start, found.end) : null
}
const of = (...parts: string[]) =>
  parts.map((part) => encodeURIComponent(part).replaceAll('-', '%2D')).join(',')

describe('a fragment leads', () => {
  it.each([
    ['to its words', of('深焙用 86 度'), '深焙用 86 度'],
    ['whatever their width and spaces', of('深焙用８６度'), '深焙用 86 度'],
    ['to a range', of('淺焙用', '86 度'), '淺焙用 92 度，深焙用 86 度'],
    ['to the place after its prefix', `${of('83–88')}-,${of('淺焙用 92 度')}`, '淺焙用 92 度'],
    ['to the place before its suffix', `${of('淺焙用 92 度')},-${of('也可以')}`, '淺焙用 92 度'],
    [
      'to a table’s rows',
      of('Table_title: 水溫怎麼選 Table_content: header: | 烘焙度 | 水溫 | row: | 淺焙 | 92–94 |'),
      '烘焙度\t水溫\n淺焙\t92–94',
    ],
  ])('%s', (_case, fragment, text) => {
    expect(led(fragment)).toBe(text)
  })

  it.each([
    ['what the page does not say', of('中焙用 90 度')],
    ['words in another order', of('86 度深焙用')],
    ['a range whose end stands before', of('深焙用 86 度', '水溫怎麼選')],
    ['a prefix that stands elsewhere', `${of('中焙')}-,${of('淺焙用 92 度')}`],
    ['a suffix that stands elsewhere', `${of('深焙用 86 度')},-${of('也可以')}`],
    ['a part of a number', of('6 度')],
    ['a table of another page', of('Table_title: 水溫 Table_content: row: | 中焙 | 90 |')],
  ])('nowhere for %s', (_case, fragment) => {
    expect(led(fragment)).toBeNull()
  })
})

describe('fragments planted in the sandbox’s pages', () => {
  const pages: ReadPage[] = loadPlanted().map((page) =>
    readPage({
      bytes: new TextEncoder().encode(page.render()),
      url: page.url,
      contentType: 'text/html; charset=utf-8',
    }),
  )

  /** A range of whole sentences or cells, as a link names it: whole, by start and end, or with a prefix or suffix. */
  const planted = fc
    .record({
      page: fc.constantFrom(...pages),
      block: fc.nat(),
      length: fc.integer({ min: 8, max: 60 }),
      form: fc.constantFrom('whole', 'range', 'prefix', 'suffix'),
    })
    .map(({ page, block, length, form }) => {
      const blocks = page.blocks.filter(({ text }) => text.length >= 8)
      const { start, text } = blocks[block % blocks.length] ?? { start: 0, text: '' }
      const quote = text
        .slice(0, length)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
      const end = start + quote.length
      const before = page.text.slice(Math.max(0, start - 8), start).trim()
      const after = page.text.slice(end, end + 8).trim()
      const range = form === 'range' && quote.length >= 16
      const fragment = [
        form === 'prefix' && before ? `${of(before)}-,` : '',
        range ? of(quote.slice(0, 6), quote.slice(-6)) : of(quote),
        form === 'suffix' && after ? `,-${of(after)}` : '',
      ].join('')
      return { page, quote, fragment }
    })

  it('are found exactly, 95 in 100 or more', () => {
    const samples = fc.sample(planted, { numRuns: 1_000, seed: 19 })
    const exact = samples.filter(({ page, quote, fragment }) => led(fragment, page.text) === quote)
    expect(exact.length / samples.length).toBeGreaterThanOrEqual(0.95)
  })

  it('are placed nowhere in a page that does not hold them', () => {
    for (const { page, quote, fragment } of fc.sample(planted, { numRuns: 1_000, seed: 19 }))
      for (const other of pages)
        if (other !== page && !withoutSpaces(other.text).includes(withoutSpaces(quote.slice(0, 6))))
          expect(led(fragment, other.text)).toBeNull()
  })
})

function withoutSpaces(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[\s|]/g, '')
}

it('shows no range of more than 2,000 characters, though browsers would highlight it', () => {
  const lengthOf = (between: number) => led(of('開頭', '結尾'), `開頭${'水'.repeat(between)}結尾`)?.length
  expect(lengthOf(1_996)).toBe(2_000)
  expect(lengthOf(1_997)).toBeUndefined()
})
