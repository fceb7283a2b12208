import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptySerp, parseMarkedPage, sourceOf } from '../../../tests/cases/marked-page.ts'
import { figureClaims } from './claims-of-page.ts'
import { groupFigures } from './figure-groups.ts'

interface Snippets {
  readonly name: string
  readonly keyword: string
  /** The figures on which the pages disagree, as written; none where they only look alike. */
  readonly figures: readonly string[]
  /** A disagreement that words alone do not show yet. */
  readonly missed: boolean
  readonly pages: readonly string[]
}

const tables = readFileSync(join(import.meta.dirname, 'disagreements.txt'), 'utf8')
const all = tables.split(/^== /mu).slice(1).map(parse)

function parse(text: string): Snippets {
  const [head = '', asked = '', ...lines] = text.trimEnd().split('\n')
  const [name = '', figures = '-', missed] = head.split(' | ')
  return {
    name,
    keyword: asked.slice(2),
    figures: figures === '-' ? [] : figures.split(' // '),
    missed: missed !== undefined,
    pages: lines.join('\n').split(/^@ /mu).slice(1),
  }
}

/** What is told of the pages: the figures of each group that disagrees. */
function toldOf({ keyword, pages }: Snippets): string[][] {
  const sources = pages.map((page, at) => {
    const [title = '', ...lines] = page.split('\n')
    const marked = lines.map((line) =>
      line.startsWith('| ') ? line.replace(/\s\|$/u, '').replaceAll(/(?<!^)\s\|\s/gu, '\t') : line,
    )
    const text = [`url: https://site${at}.test/`, `title: ${title}`, ...marked].join('\n')
    return sourceOf(at + 1, parseMarkedPage(text).page)
  })
  return groupFigures(figureClaims(sources, emptySerp({})), keyword)
    .filter(({ disagree }) => disagree)
    .map(({ claims }) => claims.map(({ figure }) => figure.text))
}

it.each(all.filter(({ figures, missed }) => figures.length > 0 && !missed))(
  'tells that pages disagree: $name',
  (snippets) => {
    const told = toldOf(snippets)
    expect(told).toHaveLength(1)
    expect(told[0]).toEqual(expect.arrayContaining([...snippets.figures]))
  },
)

it.each(all.filter(({ figures, missed }) => figures.length === 0 || missed))(
  'tells no disagreement: $name',
  (snippets) => {
    expect(toldOf(snippets)).toEqual([])
  },
)
