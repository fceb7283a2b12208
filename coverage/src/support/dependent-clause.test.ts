import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { makesDepend } from './dependent-clause.ts'
import { prepareStatement } from './prepared-statement.ts'
import { supportOf } from './statement-support.ts'

it.each([
  ['住宅修繕一律可以申請市府補助。', '以自住為目的、設籍滿一年者，可申請市府的住宅修繕補助；', ''],
  ['任何房屋都能申請市府的修繕補助。', '市府的房屋修繕補助以屋齡三十年以上為限。', ''],
  ['單車上火車一律免費。', '單車上火車免費；', '尖峰時段不行。'],
])('a page makes depend on something what is said of all: %s', (statement, claim, next) => {
  expect(makesDepend(statement, claim, next)).toBe(true)
})

it.each([
  ['住宅修繕可以申請市府補助。', '設籍滿一年者，可申請市府的住宅修繕補助；', ''],
  ['設籍者的住宅修繕一律可以申請市府補助。', '設籍滿一年者，可申請市府的住宅修繕補助；', ''],
  ['住宅修繕一律可以申請市府補助。', '六十五歲以上者，可申請免費健檢。', ''],
  ['單車上火車一律免費。', '單車上火車免費；', '尖峰時段人多。'],
])(
  'nothing is contradicted that names a case, says it not of all, or is of another thing: %s',
  (statement, claim, next) => {
    expect(makesDepend(statement, claim, next)).toBe(false)
  },
)

it('a statement on all is not found where the page makes it depend on something, which is shown', () => {
  const told = '以自住為目的、設籍滿一年者，可申請市府的住宅修繕補助；'
  const corpus = buildCorpus(
    [`## 補助\n${told}出租的不行。`, '## 天氣\n今天的天氣很好。'].map((text, rank) =>
      markedSource(rank, text),
    ),
  )
  const [page] = corpus.pages
  if (page === undefined) throw new Error('no page')
  const levelOf = (text: string) =>
    supportOf(
      corpus,
      prepareStatement(corpus, { id: 's1', text, label: '', heading: '', referenceIndexes: [] }),
      page,
    )
  expect(levelOf('住宅修繕可以申請市府補助。').level).toBe('found')
  expect(levelOf('住宅修繕一律可以申請市府補助。')).toMatchObject({
    level: 'unverified',
    unit: { claim: { text: told } },
  })
})
