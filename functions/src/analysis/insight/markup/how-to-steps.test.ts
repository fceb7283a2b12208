import type { Block } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { howToSteps } from './how-to-steps.ts'
import { howToNode } from './nodes.ts'

const blocks = (...entries: readonly string[]): Block[] =>
  entries.map((entry) => {
    const level = /^#*/u.exec(entry)?.[0].length ?? 0
    const text = entry.replace(/^#+\s*/u, '')
    return { kind: level > 0 ? 'heading' : 'paragraph', level, text, start: 0, role: 'content' }
  })

describe('the steps of a page for markup', () => {
  it('have their heading as name, and what stands below it as text', () => {
    const page = {
      howTo: ['步驟一　挑一包', '步驟二　下種'],
      blocks: blocks(
        '## 步驟一　挑一包',
        '頭一回請選小松菜。',
        '甜椒留到第二輪。',
        '## 步驟二　下種',
        '前一晚先泡水',
        '用筷子畫線。',
        '## 還是不放心？',
        '帶照片來店裡。',
      ),
    }
    expect(howToSteps(page)).toEqual([
      { name: '挑一包', text: '頭一回請選小松菜。甜椒留到第二輪。' },
      { name: '下種', text: '前一晚先泡水 用筷子畫線。' },
    ])
  })

  it('are text alone where nothing stands below, or no heading', () => {
    const page = {
      howTo: ['步驟一：關水', '步驟二 旋開'],
      blocks: blocks('步驟一：關水', '## 步驟二 旋開', '## 其他'),
    }
    expect(howToSteps(page)).toEqual([
      { name: null, text: '步驟一：關水' },
      { name: null, text: '步驟二 旋開' },
    ])
  })

  it('read subheadings within a step, and no advert', () => {
    const advert = { kind: 'paragraph', level: 0, text: '滿千免運。', start: 0, role: 'advert' } as const
    const page = {
      howTo: ['1. 關水', '2. 旋開'],
      blocks: [
        ...blocks('## 1. 關水', '先找總開關。', '### 找不到時', '問管理室。'),
        advert,
        ...blocks('## 2. 旋開', '逆時針。'),
      ],
    }
    expect(howToSteps(page)[0]).toEqual({ name: '關水', text: '先找總開關。問管理室。' })
  })

  it('make steps of HowTo', () => {
    const page = { title: '換濾芯', howTo: ['1. 關水'], blocks: blocks('## 1. 關水', '先找總開關。') }
    expect(howToNode(page as unknown as Parameters<typeof howToNode>[0])).toEqual({
      '@type': 'HowTo',
      name: '換濾芯',
      step: [{ '@type': 'HowToStep', position: 1, name: '關水', text: '先找總開關。' }],
    })
  })
})
