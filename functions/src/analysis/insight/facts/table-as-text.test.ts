import { expect, it } from 'vitest'
import { rowAsText, rowsAsText, tableAsText } from './table-row.ts'

function page(...rows: string[]) {
  return {
    blocks: rows.map((text) => ({ kind: 'tableRow' as const, text, level: 0, links: 0, start: 0, end: 0 })),
  } as unknown as Parameters<typeof tableAsText>[0]
}

const SHEETS = ['紙張\t厚度\t單價', '銅版\t120 磅\t3 元', '模造\t80 磅\t2 元'] as const

it('gives each value of a table the name of its column, or the names first where that would be too long', () => {
  const of = (fits?: (text: string) => boolean) => tableAsText(page(...SHEETS), SHEETS[1], fits)?.text
  expect(of()).toBe('銅版（厚度：120 磅，單價：3 元）；模造（厚度：80 磅，單價：2 元）')
  expect(of(() => false)).toBe('厚度／單價（依紙張）——銅版：120 磅／3 元；模造：80 磅／2 元')
})

it('names no column of explanations, and parts by no stroke what has one of its own', () => {
  const rows = ['顏料\t用量\t說明', '鈷藍\t30 克／公升\t先過篩', '鉻綠\t20 克／公升\t後加']
  expect(tableAsText(page(...rows), rows[1] ?? '', () => false)?.text).toBe(
    '用量（依顏料）——鈷藍：30 克／公升，先過篩；鉻綠：20 克／公升，後加',
  )
})

it('takes no row that reads like the others for names of columns', () => {
  const rows = ['有兩個人，起得來\t插板，最省', '常常沒人\t浮力式，水到就浮']
  expect(tableAsText(page(...rows), rows[1] ?? '')?.text).toBe(
    '有兩個人，起得來：插板，最省；常常沒人：浮力式，水到就浮',
  )
})

it('names the columns of a table whose corner is empty', () => {
  const rows = ['手洗\t機洗\t送洗', '羊毛\t可以\t不可以\t可以', '棉麻\t可以\t可以\t可以']
  expect(tableAsText(page(...rows), rows[1] ?? '')?.text).toContain(
    '羊毛（手洗：可以，機洗：不可以，送洗：可以）',
  )
})

it('puts no brackets of cells within others', () => {
  expect(rowAsText('甲案\t八成（要單據）\t三天', '方案\t退費\t期限')).toBe(
    '甲案：退費 八成（要單據），期限 三天',
  )
})

it('parts the cells of all rows alike where a cell of one has a comma in it', () => {
  expect(rowsAsText(['甲案\t退八成\t三天', '乙案\t退六成，扣郵資\t五天'], '方案\t退費\t期限')).toBe(
    '甲案（退費：退八成／期限：三天）；乙案（退費：退六成，扣郵資／期限：五天）',
  )
})

it('parts cells otherwise where one has a comma in it', () => {
  expect(rowAsText('甲案\t退八成，要單據\t三天', '方案\t退費\t期限')).toBe(
    '甲案（退費：退八成，要單據／期限：三天）',
  )
})

it('leaves out the name of a column that says nothing, and its brackets', () => {
  expect(rowAsText('燈管壽命\t8,000 小時（每天 6 小時）', '項目\t內容')).toBe(
    '燈管壽命：8,000 小時（每天 6 小時）',
  )
  expect(rowAsText('甲燈\t900 元\t附遙控器', '型號\t價格\t一句話')).toBe('甲燈（價格：900 元，附遙控器）')
})

it('reads a first row as the names of the columns where only the rows below give amounts', () => {
  const rows = ['樣式\t5 坪大，含施工', '平貼\t18,000 元', '人字拼\t24,500 元']
  expect(tableAsText(page(...rows), rows[1] ?? '')?.text).toBe(
    '5 坪大，含施工（依樣式）——平貼：18,000 元；人字拼：24,500 元',
  )
  const plain = ['平貼\t一坪 900 元', '人字拼\t一坪 1,200 元', '魚骨拼\t一坪 1,500 元']
  expect(tableAsText(page(...plain), plain[1] ?? '')?.rows).toBe(3)
})

it('puts the unit that names a column behind its numbers', () => {
  const rows = ['項目\t元', '拆舊地板\t12,000', '清運\t4,500']
  expect(tableAsText(page(...rows), rows[1] ?? '')?.text).toBe('拆舊地板（12,000 元）；清運（4,500 元）')
})
