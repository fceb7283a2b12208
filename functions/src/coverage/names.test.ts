import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/bench/insight-page.ts'
import { buildCorpus } from './corpus.ts'
import { nameTopics } from './names.ts'
import { queryOf } from './query.ts'

const TEXT = '資本額不能在登記後領回，股東收回股款會觸犯公司法第 9 條。股東收回股款，公司負責人要負刑責。'
const FILLER = '## 其他\n完全不相干的一段文字，只是讓用字的稀有程度有個比較的基準，談的是天氣和交通。'

/** The name of one topic: a section of each of two pages, and what the overview says of it. */
function nameOf(headings: readonly [string, string], said: string): string | undefined {
  const pages = headings.map((heading, at) => markedSource(at, `## ${heading}\n${TEXT}\n${FILLER}`))
  const corpus = buildCorpus(pages)
  const members = corpus.pages.flatMap((page) => page.sections.slice(0, 1))
  const query = queryOf(
    members.map((unit) => unit.bag),
    corpus,
  )
  const statements = [{ id: 's1', text: said, label: '', referenceIndexes: [] }]
  return nameTopics([{ members, query, statements }], '公司設立流程')[0]?.name
}

it('does not name what the AI Overview speaks of by one page’s heading that says none of it', () => {
  const name = nameOf(['許可及專業登錄', '存進去的錢可以動嗎'], '登記後不可以讓股東收回股款。')
  expect(name).toBe('股東收回股款')
})

it('names it by a heading that the AI Overview has words of', () => {
  expect(nameOf(['股款可否收回', '存進去的錢可以動嗎'], '登記後不可以讓股東收回股款。')).toBe('股款可否收回')
})
