import { expect, it } from 'vitest'
import { timesOfDay } from './times-of-day.ts'

it.each([
  ['最後入場為晚間 8 點 30 分', [510]],
  ['開放到 20:30', [510]],
  ['早上八點前上山', [480]],
  ['七點半集合', [450]],
  ['下午兩點開始', [120]],
  ['開放到 20：30', [510]],
  ['早 8 點零五分發車', [485]],
  ['中午 12 點關門', [0]],
  ['8:00 到 17:00', [480, 300]],
])('reads the times of day in %s, on a clock face of twelve hours', (text, times) => {
  expect(timesOfDay(text).sort()).toEqual([...times].sort())
})

it.each([
  '1,000 點可抵 100 元',
  '五點建議',
  '粉水比 1:15',
  '8 點心',
  '氣溫 8 度',
  '評分 4.5 點起',
  '第三點前面',
  '一百二十點起',
])('reads no time of day in %s', (text) => {
  expect(timesOfDay(text)).toEqual([])
})
