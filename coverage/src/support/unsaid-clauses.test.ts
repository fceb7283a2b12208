import { expect, it } from 'vitest'
import { unsaidClauses } from './unsaid-clauses.ts'

function textsOf(statement: string, quoted: string, sure = false): string[] {
  return unsaidClauses({ text: statement, keyword: '蠶絲被 清洗' }, quoted)
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

it('tells a clause that rules something out where the quotes deny nothing, whatever words they share', () => {
  const statement = '蠶絲被：不可水洗，晾在陰涼處，以免變黃，重量不得超過三公斤。'
  expect(textsOf(statement, '蠶絲被用水洗一次，陰涼處晾三天，會變黃，三公斤剛好。', true)).toEqual([
    '不可水洗',
  ])
  expect(textsOf(statement, '蠶絲被別碰水，洗了會縮，陰涼處晾三天，變黃就換，三公斤剛好。', true)).toEqual([])
})

it('tells a clause of which the quotes have only the words of the search', () => {
  const statement = '換季時先拆布套，蠶絲被收進透氣的棉袋。'
  expect(textsOf(statement, '換季前拆下布套，蠶絲被的布套可以機洗。', true)).toEqual(['蠶絲被收進透氣的棉袋'])
})

it('knows a clause that adds something to the others', () => {
  const statement = '蠶絲被要先拆布套，收納也得放乾燥劑，壓縮袋只能存放一季。'
  const added = unsaidClauses({ text: statement, keyword: '蠶絲被 清洗' }, '先拆布套。')
  expect(added.map(({ text, isAddition }) => [text, isAddition])).toEqual([
    ['收納也得放乾燥劑', true],
    ['壓縮袋只能存放一季', true],
  ])
  const [plain] = unsaidClauses(
    { text: '蠶絲被要先拆布套，收納時放乾燥劑。', keyword: '蠶絲被' },
    '先拆布套。',
  )
  expect(plain?.isAddition).toBe(false)
})

it('is not sure that whose example a figure is stands nowhere, and cuts no word in two', () => {
  expect(textsOf('以白鷺縣立劇場為例，蠶絲被送洗 300 元。', '送洗 300 元。', true)).toEqual([])
  expect(textsOf('棉套、就業證明。', '棉套要帶。')).toEqual(['就業證明'])
})

it('takes a word that a quote denies for none that says a clause', () => {
  const textOf = (quoted: string) => textsOf('布莊一次付清，門市多按季收取。', quoted, true)
  expect(textOf('布莊一次付清，嗣後不再收取。')).toEqual(['門市多按季收取'])
  expect(textOf('布莊一次付清，其他店每三個月收取。')).toEqual([])
})
