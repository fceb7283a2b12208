import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { flatOppositeOf } from './flat-opposite.ts'

/** What a page says against a statement, in a clause that only allows or forbids. */
function opposite(text: string, label: string, page: string): string | undefined {
  const [read] = buildCorpus([markedSource(0, page)]).pages
  return read === undefined ? undefined : flatOppositeOf({ text, label }, read)?.claim.text
}

const PAGE = '## 一、壁球\n應穿白色上衣，不得赤腳。\n## 二、瑜伽\n鋪上墊子，可以赤腳。'

it('finds what a page forbids that a statement allows, where the page tells of the same thing', () => {
  expect(opposite('壁球場：穿軟底鞋，也可以赤腳。', '壁球場', PAGE)).toBe('應穿白色上衣，不得赤腳。')
  expect(opposite('瑜伽教室：鋪墊子，不得赤腳。', '瑜伽教室', PAGE)).toBe('鋪上墊子，可以赤腳。')
})

it('finds nothing of another thing, or where a clause says more', () => {
  expect(opposite('桌球室：可以赤腳。', '桌球室', PAGE)).toBeUndefined()
  expect(opposite('可以赤腳。', '', PAGE)).toBeUndefined()
  expect(opposite('壁球場：熱身時可以赤腳。', '壁球場', PAGE)).toBeUndefined()
})

it('finds that of a list nothing is to be used, of which a statement has one use something', () => {
  const page = '## 漆面保養\n只用清水。去污膏、銅油、鋼刷一律不用，會留下刮痕。'
  expect(opposite('漆面：可以用去污膏代替清水。', '漆面', page)).toContain('一律不用')
  expect(opposite('漆面：可以用海綿代替清水。', '漆面', page)).toBeUndefined()
  expect(opposite('木地板：可以用去污膏。', '木地板', page)).toBeUndefined()
})
