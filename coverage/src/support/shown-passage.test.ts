import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { claimsWithHeadings } from './nearest-claims.ts'
import { prepareStatement } from './prepared-statement.ts'
import { bestOf } from './shown-passage.ts'
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

it('shows for a part of a statement nothing under a heading that another statement is said of, if it can', () => {
  const lines = [
    '## 斷帶',
    '行李的帶子斷過兩條，師傅換了一條新的行李帶。',
    '## 自己動手的下場',
    '行李秤的綠燈會騙人，三次都不準。',
  ]
  const pages = [lines.join('\n'), '## 天氣\n今天的天氣很好，適合出門走走。']
  const corpus = buildCorpus(pages.map((page, rank) => markedSource(rank, page)))
  const claims = claimsWithHeadings(corpus.pages[0] ?? { source: markedSource(9, ''), sections: [] })
  const of = (text: string, label: string) => ({ id: label, text, label, heading: '', referenceIndexes: [] })
  const sought = of('自己秤重：行李秤只看一次，新手容易拉斷行李帶。', '自己秤重')
  const shown = (...others: ReturnType<typeof of>[]) =>
    bestOf(corpus, prepareStatement(corpus, sought, others), claims, 'partly')?.claim.heading
  expect(shown()).toBe('斷帶')
  expect(shown(of('斷帶：換一條約 200 元。', '斷帶'))).toBe('自己動手的下場')
})
