import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { isQuestion } from './is-question.ts'
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

const asksInThread = (text: string, type: 'forum' | 'article' = 'forum') => {
  const source = markedSource(1, text)
  const page = source.page && { ...source.page, type }
  return buildCorpus([{ ...source, page }]).pages.flatMap((each) =>
    each.sections.flatMap(({ claims }) => claims.map((unit) => isQuestion(each, unit))),
  )
}

it('is what a post asks, with the few words on its writer’s own case', () => {
  expect(asksInThread('那能不能貸款？我想買整間做好的。')).toEqual([true])
  expect(asksInThread('會有高山症嗎？女友上次痛到吐。')).toEqual([true])
  expect(asksInThread('有人買二手的嗎？社團看到 45,000 一台')).toEqual([true])
  expect(asksInThread('那能不能貸款？我想買整間做好的。', 'article')).toEqual([false])
})

it('is neither what a post asks the one before and tells by it, nor a question that it answers', () => {
  expect(asksInThread('你爸還在嗎？父母不在就輪到兄弟姊妹。')).toEqual([false])
  expect(asksInThread('滿六十了嗎？沒滿要看有沒有工作能力。')).toEqual([false])
  expect(asksInThread('這樣能不能貸款？不行，銀行要權狀。')).toEqual([false])
  expect(asksInThread('有人公司團保有賠嗎？我問了兩家，都說屈光矯正在除外條款裡，一毛都沒有')).toEqual([
    false,
  ])
})
