import { expect, it } from 'vitest'
import { markedSource } from '../../tests/cases/marked-page.ts'
import { buildCorpus } from './corpus/corpus.ts'
import { quoteContainsNameIn } from './quote-contains-name.ts'
import { quoteOf } from './table/coverage-table.ts'

const corpus = buildCorpus([markedSource(0, '## 奶怎麼排\n起床先喝，兩小時以後才坐上餐椅，吃完再補。')])
const [unit] = corpus.claims
const says = (name: string) => unit !== undefined && quoteContainsNameIn(corpus)(name, quoteOf(unit))

it.each([
  ['餐椅', true, 'a word of the text'],
  ['奶的排法', true, 'most characters of its heading'],
  ['奶瓶', true, 'half of the characters of its heading'],
  ['奶瓶刷', false, 'a third of them'],
  ['過敏', false, 'neither'],
])('says 「%s」: %s, by %s', (name, said) => {
  expect(says(name)).toBe(said)
})

it('says what its heading asks about in other words', () => {
  const asked = buildCorpus([markedSource(0, '## 可以留多久？\n軟油多的半年內用完，收在透氣的紙盒。')])
  const [answer] = asked.claims
  expect(answer !== undefined && quoteContainsNameIn(asked)('保存期限', quoteOf(answer))).toBe(true)
})
