import { expect, it } from 'vitest'
import { unsaidClauses } from './unsaid-clauses.ts'

function textsOf(statement: string, quoted: string, sure = false): string[] {
  return unsaidClauses(statement, quoted)
    .filter(({ isSure }) => isSure || !sure)
    .map(({ text }) => text)
}

it('tells the clauses of a statement of which the quotes have no word and few characters', () => {
  const statement = '窗簾清洗：可用中性洗劑手洗，陰乾後再掛回軌道。'
  expect(textsOf(statement, '中性洗劑泡十分鐘，手洗最安全。')).toEqual(['陰乾後再掛回軌道'])
  expect(textsOf(statement, '中性洗劑手洗，晾到全乾才掛回去。')).toEqual([])
})

it('tells one of two things that a statement lists', () => {
  expect(textsOf('丈量要帶捲尺與水平儀。', '捲尺一定要帶。')).toEqual(['水平儀'])
})

it('is sure only of clauses of some length that share no character, or of a long one hardly any', () => {
  const sure = (statement: string, quoted: string) => textsOf(statement, quoted, true)
  expect(sure('遮光布較厚，白天也看不見外面。', '厚的布料擋光。')).toEqual(['白天也看不見外面'])
  expect(sure('布料要先縮水，避免下擺變短。', '縮過水的布，掛上去才不會短一截。')).toEqual([])
  expect(sure('丈量要帶捲尺與水平儀。', '捲尺一定要帶。')).toEqual([])
})
