import { expect, it } from 'vitest'
import { draftTitle } from './draft-title.ts'

it.each([
  ['前言\n\n## 手沖的 **水溫**', '手沖的 水溫'],
  ['## 為什麼選擇我們\n\n# 公司設立代辦服務', '公司設立代辦服務'],
  ['\n- [第一項](https://a.test) 說明', '第一項 說明'],
  ['手\u202e沖\u0007', '手 沖'],
  ['   \n\n', '未命名草稿'],
  ['**', '未命名草稿'],
])('names %j as %j', (text, title) => expect(draftTitle(text)).toBe(title))

it('keeps a name short', () => expect([...draftTitle('字'.repeat(200))].length).toBe(80))

it('takes a short look at a long line', () => {
  const before = process.cpuUsage()
  for (const mark of ['[', '![', ' ', '*', '字', '# '])
    expect([...draftTitle(mark.repeat(60_000))].length).toBeLessThanOrEqual(80)
  // Looking at all of it took eight seconds for each of the first two.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
})

it('never cuts a character in two', () => {
  expect(draftTitle(`${'*'.repeat(999)}👍`)).toBe('未命名草稿')
})
