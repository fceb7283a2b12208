import { expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../tests/support/hostile-strings.ts'
import { archiveName } from './archive-name.ts'

it.each([
  [0, '手沖咖啡 水溫', '001 手沖咖啡 水溫'],
  [16, '../../etc/passwd', '017 etc passwd'],
  [199, 'C:\\temp\\"a"?', '200 C temp a'],
  [2, '. . .', '003'],
  [3, '字'.repeat(90), `004 ${'字'.repeat(40)}`],
])('row %i of %j is %j', (row, keyword, name) => {
  expect(archiveName(row, keyword)).toBe(name)
})

it('is one name in one folder, whatever the keyword is', () => {
  for (const [row, { text }] of HOSTILE_STRINGS.entries()) {
    const name = archiveName(row % 200, text)
    expect(name).toMatch(/^\d{3}( .{1,160})?$/u)
    expect(name).not.toMatch(/[\p{Cc}\p{Cf}\\/:*?"<>|]|\.$/u)
  }
})
