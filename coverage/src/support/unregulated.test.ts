import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { unregulatedIn } from './unregulated.ts'

const told = (statement: string, text: string) => {
  const [page] = buildCorpus([markedSource(1, text)]).pages
  return unregulatedIn(statement, page?.sections.flatMap(({ claims }) => claims) ?? [])?.claim.text
}

it('finds that no law says what is told as a rule of law', () => {
  const denial = '現行法令並未就勞工試用期間訂有上限，由雙方約定。'
  expect(told('依規定，試用期間最長三個月。', `## 試用\n${denial}`)).toBe(denial)
  expect(told('法律規定試用期間不得超過三個月。', `## 試用\n${denial}`)).toBe(denial)
})

it('finds none for a custom, nor where the law is silent on something else', () => {
  expect(told('試用期間多為三個月。', '現行法令並未就試用期間訂有上限。')).toBeUndefined()
  expect(told('依規定，試用期間最長三個月。', '法律沒有規定要穿制服。')).toBeUndefined()
  expect(told('依規定，試用期間最長三個月。', '試用期間不得超過三個月。')).toBeUndefined()
})
