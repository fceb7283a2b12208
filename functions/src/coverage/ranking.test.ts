import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/bench/insight-page.ts'
import { buildCorpus } from './corpus.ts'
import { queryOf } from './query.ts'
import { namingCut } from './ranking.ts'

const DRYING = '## 乾衣模式\n在三到五坪的小房間使用，衣服間留五公分以上的空隙，出風口對著衣服下緣。'
const FEATURES = '## 看附加功能\n現在的除濕機功能越來越多，像是空氣清淨、乾衣模式、手機遠端遙控等等。'
const TANK = '## 水箱\n水箱每週用中性清潔劑刷洗，避免黴菌與水垢。'

/** The passage of a page that names the topic of another page's first section. */
function naming(own: string): string | undefined {
  const corpus = buildCorpus([own, DRYING].map((text, rank) => markedSource(rank, text)))
  const [page, other] = corpus.pages
  const members = other?.sections ?? []
  const query = queryOf(
    members.map((unit) => unit.bag),
    corpus,
  )
  return page && namingCut(corpus, { name: '乾衣模式', query }, page)?.cut.quote
}

it('finds where a page names a subject in passing, so that nobody says it is not spoken of', () => {
  expect(naming(`${TANK}\n${FEATURES}`)).toContain('空氣清淨、乾衣模式')
})

it('finds nothing where the page does not say the name', () => {
  expect(naming(TANK)).toBeUndefined()
})
