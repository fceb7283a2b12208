import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseBlocks } from './blocks.ts'

const indexes = new Map([
  [0, 0],
  [1, 1],
  [4, 1],
])
const read = (...raw: unknown[]) => normaliseBlocks(raw, indexes)
/** kind, depth and text of each block, one a line. */
const outline = (...raw: unknown[]) => read(...raw).map(({ kind, depth, text }) => `${kind} ${depth} ${text}`)

describe('paragraphs and headings', () => {
  it('keeps their text and the references it rests on, once each, without unknown ones', () => {
    expect(
      read(
        { type: 'heading', snippet: '沖煮比例' },
        { type: 'paragraph', snippet: ' 粉水比\n1:15 ', reference_indexes: [4, 0, 1, 99, 'x'] },
      ),
    ).toEqual([
      { kind: 'heading', text: '沖煮比例', depth: 0, referenceIndexes: [] },
      { kind: 'paragraph', text: '粉水比 1:15', depth: 0, referenceIndexes: [1, 0] },
    ])
  })

  it('passes over a paragraph without a snippet', () => {
    expect(read({ type: 'paragraph' }, { type: 'paragraph', snippet: null, video: {} })).toEqual([])
  })

  it('takes the formula where there is no other text', () => {
    expect(outline({ type: 'paragraph', snippet_latex: ['E=mc^2', 'a+b'] })).toEqual([
      'paragraph 0 E=mc^2 a+b',
    ])
  })
})

describe('lists', () => {
  it.each([
    [{ title: '水溫', snippet: '攝氏 92 度' }, '水溫：攝氏 92 度'],
    [{ title: '水溫：', snippet: ': 攝氏 92 度' }, '水溫：攝氏 92 度'],
    [{ title: '水溫', snippet: '水溫：攝氏 92 度' }, '水溫：攝氏 92 度'],
    [{ title: 'Heat', snippet: 'about 92 °C' }, 'Heat: about 92 °C'],
    [{ snippet: ': 攝氏 92 度' }, '攝氏 92 度'],
    [{ title: '水溫' }, '水溫'],
    ['水溫', '水溫'],
  ])('reads the item %j as %j', (item, text) => {
    expect(outline({ type: 'list', list: [item] })).toEqual([`listItem 0 ${text}`])
  })

  it('nest', () => {
    const list = [
      { snippet: '一', list: [{ snippet: '一之一', list: [{ snippet: '一之一之一' }] }] },
      { snippet: '二', reference_indexes: [0] },
    ]
    expect(outline({ type: 'list', list })).toEqual([
      'listItem 0 一',
      'listItem 1 一之一',
      'listItem 2 一之一之一',
      'listItem 0 二',
    ])
  })
})

describe('tables and comparisons', () => {
  it('gives a line a row, references and all', () => {
    const table = [
      ['烘焙度', '水溫'],
      ['淺焙', '94', 0, null],
      [null, '88'],
    ]
    expect(read({ type: 'table', table, reference_indexes: [1] })).toEqual([
      { kind: 'tableRow', text: '烘焙度 | 水溫', depth: 0, referenceIndexes: [1] },
      { kind: 'tableRow', text: '淺焙 | 94 | 0', depth: 0, referenceIndexes: [1] },
      { kind: 'tableRow', text: '— | 88', depth: 0, referenceIndexes: [1] },
    ])
  })

  it('reads `formatted` where `table` is missing, and cells that are objects', () => {
    const formatted = [
      { 烘焙度: '淺焙', 水溫: { snippet: '94' } },
      { 烘焙度: '深焙', 水溫: { text: '88' } },
    ]
    expect(outline({ type: 'table', formatted })).toEqual([
      'tableRow 0 烘焙度 | 水溫',
      'tableRow 0 淺焙 | 94',
      'tableRow 0 深焙 | 88',
    ])
  })

  it('compares products feature by feature', () => {
    const block = {
      type: 'comparison',
      product_labels: ['手沖', '摩卡壺'],
      comparison: [{ feature: '時間', values: ['3 分', '5 分'] }, { feature: '壓力' }, 'bad'],
    }
    expect(outline(block)).toEqual([
      'tableRow 0 — | 手沖 | 摩卡壺',
      'tableRow 0 時間 | 3 分 | 5 分',
      'tableRow 0 壓力',
    ])
  })
})

describe('blocks that hold others', () => {
  it('reads an expandable: its title as a heading, its subtitle, its blocks one deeper', () => {
    const block = {
      type: 'expandable',
      title: '進階',
      subtitle: '給熟手',
      text_blocks: [
        { type: 'paragraph', snippet: '分段注水' },
        { type: 'list', list: [{ snippet: '悶蒸' }] },
      ],
    }
    expect(outline(block)).toEqual([
      'heading 0 進階',
      'paragraph 0 給熟手',
      'paragraph 1 分段注水',
      'listItem 1 悶蒸',
    ])
  })

  it('reads top stories as a list', () => {
    const block = {
      type: 'top_stories',
      top_stories: [{ title: '豆價上漲', source: '每日咖啡' }, { title: '展覽' }],
    }
    expect(outline(block)).toEqual(['listItem 0 豆價上漲 (每日咖啡)', 'listItem 0 展覽'])
  })

  it('takes what it can from a type it does not know, and goes on', () => {
    expect(
      outline({ type: 'hologram', snippet: '新的' }, { type: 'hologram2' }, 7, null, [], {
        type: 'paragraph',
        snippet: '舊的',
      }),
    ).toEqual(['paragraph 0 新的', 'paragraph 0 舊的'])
  })
})

describe('any input', () => {
  it('never throws, and never gives an empty text or an unknown reference', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), blockLike)), (raw) => {
        for (const { text, referenceIndexes } of read(...raw)) {
          expect(text.trim()).not.toBe('')
          for (const index of referenceIndexes) expect([0, 1]).toContain(index)
        }
      }),
    )
  })

  it('reads nesting of any depth', () => {
    let list: unknown[] = []
    for (let depth = 0; depth < 20_000; depth++) list = [{ snippet: 'x', list }]
    expect(read({ type: 'list', list }).length).toBeLessThan(20)
  })
})

const blockLike = fc.record({
  type: fc.constantFrom(
    'heading',
    'paragraph',
    'list',
    'table',
    'expandable',
    'comparison',
    'top_stories',
    '?',
  ),
  title: fc.oneof(fc.string(), fc.constant(null)),
  snippet: fc.oneof(fc.string(), fc.integer()),
  list: fc.oneof(fc.array(fc.jsonValue()), fc.string()),
  table: fc.jsonValue(),
  comparison: fc.jsonValue(),
  text_blocks: fc.array(fc.jsonValue()),
  reference_indexes: fc.array(fc.oneof(fc.integer({ min: -1, max: 5 }), fc.string())),
})

it('reads lists up to eight deep, since no real answer nests deeper', () => {
  const nested = (depth: number): object =>
    depth === 0 ? { snippet: '最裡面' } : { snippet: '外面', list: [nested(depth - 1)] }
  const texts = (depth: number) =>
    normaliseBlocks([{ type: 'list', list: [nested(depth)] }], new Map()).map(({ text }) => text)
  expect(texts(8)).toContain('最裡面')
  expect(texts(9)).not.toContain('最裡面')
})
