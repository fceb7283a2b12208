import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { prepareStatement } from './prepared-statement.ts'
import { supportOf } from './statement-support.ts'

function shownFor(text: string, told: string): string | undefined {
  const pages = [`## 寄放\n${told}`, '## 天氣\n今天的天氣很好，適合出門走走。']
  const corpus = buildCorpus(pages.map((page, rank) => markedSource(rank, page)))
  const [page] = corpus.pages
  if (page === undefined) throw new Error('no page')
  const statement = { id: 's1', text, label: '', heading: '', referenceIndexes: [] }
  return supportOf(corpus, prepareStatement(corpus, statement), page).unit?.claim.text
}

it('shows not what stands behind a semicolon alone, if a figure of the statement stands before it', () => {
  const statement = '行李寄放：小型行李每天 80 元，大型行李寄放櫃檯每天 150 元。'
  expect(
    shownFor(
      statement,
      '小型的放在自助置物櫃，用感應卡自己開關，每天 80 元；大型行李寄放櫃檯，由服務人員看管，每天 150 元。',
    ),
  ).toMatch(/^小型的.*80 元；$/u)
  expect(
    shownFor(
      statement,
      '小型的放在自助置物櫃，用感應卡自己開關，每天 80 元。大型行李寄放櫃檯，由服務人員看管，每天 150 元。',
    ),
  ).toContain('150 元')
  expect(
    shownFor(
      statement,
      '先到門口的機器抽號碼牌，輪到了再填一張單子；大型行李寄放櫃檯，由服務人員看管，每天 150 元。小型的每天 80 元。',
    ),
  ).toContain('150 元')
})
