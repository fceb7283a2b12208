import { describe, expect, it } from 'vitest'
import { asBlocks } from './as-blocks.ts'

describe('what is pasted into a text', () => {
  it.each([
    ['a heading after a sentence', '## 電費', '前面的句子。', '', '\n\n## 電費'],
    ['a heading on the next line', '## 電費', '前面的句子。\n', '', '\n## 電費'],
    ['a heading after an empty line', '## 電費', '前面的句子。\n\n', '', '## 電費'],
    ['a heading into an empty draft', '## 電費', '', '', '## 電費'],
    ['a list between two sentences', '- 一\n- 二', '前。', '後。', '\n\n- 一\n- 二\n\n'],
    ['a table before a line', '| 一 |\n| - |', '', '\n後。', '| 一 |\n| - |\n'],
    ['a paragraph that ends in a list', '說明：\n\n1. 一', '前', '後', '說明：\n\n1. 一\n\n'],
    ['a list that ends in a paragraph', '- 一\n\n說明', '前', '後', '\n\n- 一\n\n說明'],
    ['words within a sentence', '**300 瓦**', '一台', '的機種', '**300 瓦**'],
  ])('%s', (_, markdown, before, after, inserted) => {
    expect(asBlocks(markdown, before, after)).toBe(inserted)
  })
})
