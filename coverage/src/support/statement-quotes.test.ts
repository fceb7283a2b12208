import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { prepareStatement } from './prepared-statement.ts'
import { quotesFor } from './statement-quotes.ts'

/** What is quoted for a statement, if the claim that begins so is the nearest. */
function quoted(text: string, begins: string, ...lines: string[]): (string | undefined)[] {
  const other = '## 屋頂\n換一片瓦要兩百元，整面重鋪要看坡度和鷹架。'
  const corpus = buildCorpus([lines.join('\n'), other].map((page, rank) => markedSource(rank + 1, page)))
  const unit = corpus.claims.find(({ claim }) => claim.text.startsWith(begins))
  const [page] = corpus.pages
  if (page === undefined || unit === undefined) throw new Error('no such claim')
  const statement = { id: 's1', text, label: '', heading: '', referenceIndexes: [] }
  const table = { corpus, keyword: '地毯', topics: [] }
  const { first, second } = quotesFor(
    table,
    { statement, prepared: prepareStatement(corpus, statement) },
    { page, unit },
  )
  return [first, second]
    .map((each) => each && page.source.page?.text.slice(each.claim.start, each.claim.quoteEnd))
    .filter((each) => each !== null)
}

it('quotes no sentence twice where what stands before the quote is told with all of it', () => {
  const before = '羊毛地毯每季曬一次，曬的時候毛面朝下，背膠才不會裂開掉粉，也比較不容易褪色變黃。'
  const told = '平時用吸塵器順毛吸，一週兩次，刷頭調高。'
  const text = '羊毛地毯平時用吸塵器順毛吸，一週兩次；每季曬一次，毛面朝下，背膠才不會裂開。'
  expect(quoted(text, '平時', '## 保養', `${before}${told}`)).toEqual([`${before}${told}`])
})
