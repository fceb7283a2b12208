import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { prepareStatement } from './prepared-statement.ts'
import { supportOf } from './statement-support.ts'

function levelFor(statement: string, told: string): string | undefined {
  const corpus = buildCorpus([told, '## 天氣\n今天的天氣很好。'].map((text, at) => markedSource(at, text)))
  const [page] = corpus.pages
  const sought = { id: 's1', text: statement, label: '', heading: '', referenceIndexes: [] }
  return page && supportOf(corpus, prepareStatement(corpus, sought), page).level
}

it('is no support when a post only asks others for what they know', () => {
  const statement = '學吉他先買面單琴，手指痛約三週會好。'
  const told = '面單琴手指痛三週了還沒好，學吉他該不該先買這種琴'
  expect(levelFor(statement, `## 吉他\n${told}，想聽聽大家的經驗。`)).toBe('unverified')
  expect(levelFor(statement, `## 吉他\n${told}，我的經驗是會好。`)).not.toBe('unverified')
})
