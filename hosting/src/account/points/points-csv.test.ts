import { expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../../tests/support/hostile-strings.ts'
import { readCsv } from '../../../../tests/support/read-csv.ts'
import { batchEntry, ledgerEntries, refundedOrder } from '../../../dev/fixtures/ledger.ts'
import { pointsCsv } from './points-csv.ts'

it('has a heading and a line an entry, with the receipt of a purchase, for Excel as well', () => {
  const lines = pointsCsv(ledgerEntries()).split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFF時間（台北時間）,類別,原因,分析或批次,分析或批次編號,點數,餘額,訂單編號,付款金額（退款為負）,幣別,發票號碼,統一編號,載具',
  )
  expect(lines[1]).toBe('2026/11/20 10:05,分析扣點,內容缺口分析,,job-2,-1,64,,,,,,')
  expect(lines[2]).toBe(
    '2026/11/20 10:04,購買點數,購買進階方案,,,60,65,order-1,899,TWD,AB-12345678,12345675,/ABC+123',
  )
  expect(lines).toHaveLength(7)
})

it('names the list of a batch, and has a refund once, as what was paid back', () => {
  const lines = pointsCsv([
    ...refundedOrder({ points: 30, amount: 450 }).slice(0, 1),
    batchEntry({ id: 'batch-1', name: '九月的文章' }),
  ]).split('\r\n')
  expect(lines[1]).toContain(',-30,35,order-1,-450,TWD,')
  expect(lines[2]).toContain('批次分析 12 列,九月的文章,batch-1,-12,')
})

it('has no cell that a spreadsheet takes for a formula, whatever a reason or keyword is', () => {
  const [entry] = ledgerEntries()
  if (entry === undefined) throw new Error('no entry')
  for (const { text } of HOSTILE_STRINGS) {
    const [, row = []] = readCsv(
      pointsCsv([{ ...entry, reason: text, analysis: { id: 'a', title: text } }]).slice(1),
    )
    expect(row, text).toHaveLength(13)
    for (const cell of [row[2], row[3]]) expect(cell, text).not.toMatch(/^[\s"]*[=+@＝＋＠]|^[\t\r\n]/)
  }
})
