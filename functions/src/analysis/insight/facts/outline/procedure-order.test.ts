import { describe, expect, it } from 'vitest'
import { earliestPlace, latestPlace } from './procedure-order.ts'

const own = ['', '需要什麼', '步驟', '小撇步'].map((heading) => ({ heading }))

it('puts what is done with a finished thing after the section on how it is made', () => {
  expect(earliestPlace('保存', own)).toBe(2)
  expect(earliestPlace('冷凍', own)).toBe(2)
})

it('lets everything else stand anywhere', () => {
  expect(earliestPlace('油溫', own)).toBe(0)
  expect(earliestPlace('保存', own.slice(0, 2))).toBe(0)
})

describe('what one has to know beforehand', () => {
  const salon = ['我們怎麼挑布', '從量身到取件', '回家以後怎麼洗', '付款'].map((heading) => ({
    heading,
    step: null,
  }))

  it.each(['量身前的準備', '試穿前', '不適合的人', '應備文件'])(
    'comes before the sections on how it is done and on what follows: %s',
    (name) => {
      expect(latestPlace(name, salon)).toBe(0)
    },
  )

  it('comes before the first numbered step', () => {
    const steps = [
      { heading: '要看天氣', step: null },
      { heading: '收繩子', step: '第一步 收繩子' },
    ]
    expect(latestPlace('出發前的準備', steps)).toBe(0)
  })

  it('is nothing else, and stands anywhere on a page that does not tell how it is done', () => {
    expect(latestPlace('提前取件', salon)).toBe(3)
    expect(latestPlace('目前的布價', salon)).toBe(3)
    expect(latestPlace('試穿前', salon.slice(3))).toBe(0)
    expect(latestPlace('試穿前', salon.slice(1))).toBe(2)
  })
})
