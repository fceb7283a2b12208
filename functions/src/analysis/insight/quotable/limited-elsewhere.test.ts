import type { Block } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { isLimitedElsewhere } from './limited-elsewhere.ts'
import { sectionAround } from './section-around.ts'

type Line = readonly [Block['kind'], string]

/** Whether the page limits the first of its lines that is no heading. */
function isLimited(...lines: readonly Line[]): boolean {
  const blocks = lines.map(
    ([kind, text], at): Block => ({ kind, level: 0, text, start: at, role: 'content' }),
  )
  const at = blocks.findIndex(({ kind }) => kind !== 'heading')
  const block = blocks[at]
  return block !== undefined && isLimitedElsewhere({ blocks }, block, sectionAround(blocks, at))
}

it.each<readonly [string, readonly Line[]]>([
  [
    'a note at the foot of the page belongs to its mark',
    [
      ['paragraph', '代辦費 800 元起＊，當天完成。'],
      ['heading', '備註'],
      ['paragraph', '＊限同縣市，其他情形另加 500 元。'],
    ],
  ],
  [
    'a correction in another section names its figure',
    [
      ['paragraph', '驗車合格後，30 天內要辦完。'],
      ['heading', '更正啟事'],
      ['paragraph', '上文寫的 30 天，正確是 7 天。'],
    ],
  ],
  [
    'another section withdraws what stands under its heading',
    [
      ['heading', '第一次實驗'],
      ['paragraph', '六瓶都沒有發霉。'],
      ['heading', '後來'],
      ['paragraph', '第一次實驗的酒度計沒有校正，結果作廢。'],
    ],
  ],
  [
    'a higher court judged otherwise',
    [
      ['paragraph', '一審認為賣方不必退款。'],
      ['heading', '後續'],
      ['paragraph', '二審改判退還全部車款。'],
    ],
  ],
])('a block is limited elsewhere where %s', (_, lines) => {
  expect(isLimited(...lines)).toBe(true)
})

it.each<readonly [string, readonly Line[]]>([
  ['a mark has no note', [['paragraph', '代辦費 800 元起＊。']]],
  [
    'it is the note itself',
    [
      ['paragraph', '＊限同縣市＊。'],
      ['paragraph', '＊假日不辦。'],
    ],
  ],
  [
    'a correction is of another figure',
    [
      ['paragraph', '規費一共 350 元。'],
      ['paragraph', '更正：上文的 30 天應為 7 天。'],
    ],
  ],
  [
    'its own section withdraws something else',
    [
      ['heading', '兩種成分'],
      ['paragraph', '成分甲每次間隔 4 小時。'],
      ['paragraph', '曾有論文主張兩種成分交替使用，該論文已撤回。'],
    ],
  ],
  [
    'its heading is named without being withdrawn',
    [
      ['heading', '第一次實驗'],
      ['paragraph', '六瓶都沒有發霉。'],
      ['paragraph', '第一次實驗用的是玻璃瓶。'],
    ],
  ],
])('a block is not limited where %s', (_, lines) => {
  expect(isLimited(...lines)).toBe(false)
})
