import { expect, it } from 'vitest'
import { cpuTimeOf } from '../../../../tests/support/cpu-time.ts'
import { draftBlocks } from './blocks.ts'

const seen = (markdown: string) => draftBlocks(markdown).map(({ kind, level, text }) => [kind, level, text])

it.each<[string, string, ReturnType<typeof seen>]>([
  ['a heading with marks', '## 水溫 **92 度** ##', [['heading', 2, '水溫 92 度']]],
  [
    'an underlined heading',
    '水溫\n---\n92 度。',
    [
      ['heading', 2, '水溫'],
      ['paragraph', 0, '92 度。'],
    ],
  ],
  [
    'lines of plain text',
    '第一行。\n第二行。',
    [
      ['paragraph', 0, '第一行。'],
      ['paragraph', 0, '第二行。'],
    ],
  ],
  [
    'a wrapped English line',
    'Water should be\nhot enough.',
    [['paragraph', 0, 'Water should be\nhot enough.']],
  ],
  [
    'nested items',
    '- 一\n  - 二\n1. 三',
    [
      ['listItem', 1, '一'],
      ['listItem', 2, '二'],
      ['listItem', 1, '三'],
    ],
  ],
  [
    'a table with an empty cell',
    '| 豆 | 水 |\n|---|:-:|\n| 15 |  |',
    [
      ['tableRow', 0, '豆\t水'],
      ['tableRow', 0, '15\t'],
    ],
  ],
  [
    'links, images and tags',
    '見[說明](https://a.test/x "t")<br>![圖](a.png)。',
    [['paragraph', 0, '見說明。']],
  ],
  [
    'signs that stand for themselves',
    '3 * 4、2*3、20~30 與 \\*星\\*',
    [['paragraph', 0, '3 * 4、2*3、20~30 與 *星*']],
  ],
  [
    'an asterisk without a second one, beside marks',
    '輸入 =金額*0.05，**不要** 漏掉 *等號*。',
    [['paragraph', 0, '輸入 =金額*0.05，不要 漏掉 等號。']],
  ],
  [
    'an address in brackets',
    '每年申報一次（<https://a.test/x>）。(<http://b.test>)',
    [['paragraph', 0, '每年申報一次。']],
  ],
  [
    'a quote without the notes of the app',
    '## 申報\n\n> 參考：每年三月（<https://a.test/x>）\n>\n> 問題：要多久？\n> 一位客戶說：很快。\n參考：每年三月',
    [
      ['heading', 2, '申報'],
      ['paragraph', 0, '一位客戶說：很快。'],
      ['paragraph', 0, '參考：每年三月'],
    ],
  ],
  ['marks within marks', '**粗 *斜* 粗** 與 ***都有***', [['paragraph', 0, '粗 斜 粗 與 都有']]],
])('reads %s', (_what, markdown, blocks) => {
  expect(seen(markdown)).toEqual(blocks)
})

it('says where each character of a block stands in the Markdown', () => {
  const markdown = '## 水溫 **92 度**\n\n| 豆 | *水* |'
  for (const { text, from } of draftBlocks(markdown))
    expect(from.map(({ joint, start, end }) => joint + markdown.slice(start, end)).join('')).toBe(text)
})

it.each(['[', '![', '[a](', '|', '<a ', '> ', '* ', 'a*', '\\', '- a\n  b\n', '`'])(
  'reads 100 kB of %j in linear time',
  (hostile) => {
    const times = (count: number) => {
      const text = hostile.repeat(count / hostile.length)
      return cpuTimeOf(() => draftBlocks(text))
    }
    times(1_000)
    expect(times(100_000)).toBeLessThan(2_000)
  },
)
