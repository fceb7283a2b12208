import { BATCH_FILE_MAX_UNPACKED_BYTES } from '@gaplens/contracts/limits'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ListProblem } from './list-problem.ts'
import { readListFile } from './read-list-file.ts'

const ROWS = [
  ['關鍵字', '網址'],
  ['手沖咖啡 水溫', 'https://shop.example/a'],
]
const CSV = '關鍵字,網址\r\n手沖咖啡 水溫,https://shop.example/a\r\n'
/** 「關鍵字」 and the rest of the list's Chinese in Big5. */
const BIG5 = Uint8Array.from([
  0xc3, 0xf6, 0xc1, 0xe4, 0xa6, 0x72, 0x2c, 0xba, 0xf4, 0xa7, 0x7d, 0x0a, 0xa4, 0xe2, 0xa8, 0x52, 0xa9, 0x40,
  0xb0, 0xd8, 0x20, 0xa4, 0xf4, 0xb7, 0xc5,
])

const file = (bytes: Uint8Array) => new Blob([bytes.slice()])
const text = (content: string, ...mark: number[]) => file(Uint8Array.from([...mark, ...strToU8(content)]))
const problemOf = async (given: Blob) => {
  const error: unknown = await readListFile(given).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ListProblem)
  return error instanceof ListProblem ? error.problem : null
}

/** A workbook as small as Excel opens it. @param sheet the rows of its first sheet, as XML */
function workbook(sheet: string, more: Zippable = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
    ...more,
  })
}
const row = (at: number, ...cells: string[]) =>
  `<row r="${at}">${cells
    .map((cell, column) => `<c r="${'AB'[column]}${at}" t="inlineStr"><is><t>${cell}</t></is></c>`)
    .join('')}</row>`
const SHEET = ROWS.map((cells, at) => row(at + 1, ...cells)).join('')

describe('a list’s file is read', () => {
  it.each([
    ['UTF-8', text(CSV)],
    ['UTF-8 with its mark', text(CSV, 0xef, 0xbb, 0xbf)],
    ['tabs', text(CSV.replaceAll(',', '\t'))],
    ['semicolons', text(CSV.replaceAll(',', ';'))],
    ['quoted cells', text('"關鍵字","網址"\n"手沖咖啡 水溫","https://shop.example/a"')],
    [
      'UTF-16, as Excel saves Unicode text',
      file(
        Uint8Array.from([
          0xff,
          0xfe,
          ...new Uint8Array(new Uint16Array([...CSV].map((c) => c.charCodeAt(0))).buffer),
        ]),
      ),
    ],
    ['an Excel workbook', file(workbook(SHEET))],
  ])('%s', async (_, given) => {
    expect(await readListFile(given)).toEqual(ROWS)
  })

  it('text with the wrong name', async () => {
    expect(await readListFile(Object.assign(text(CSV), { name: '清單.xlsx' }))).toEqual(ROWS)
  })

  it('Big5, as Excel in Taiwan saves CSV', async () => {
    expect(await readListFile(file(BIG5))).toEqual([['關鍵字', '網址'], ['手沖咖啡 水溫']])
  })

  it('by what it holds: a part of half a megabyte is read without a worker', async () => {
    const long = row(3, '字'.repeat(200_000), 'https://shop.example/b')
    const rows = await readListFile(file(workbook(SHEET + long)))
    expect(rows[2]?.[0]?.length).toBe(200_000)
  })
})

it('a workbook’s formulas are their results, days are days, and what has no value is empty', async () => {
  const cell = (at: string, attributes: string, inner: string) => `<c r="${at}" ${attributes}>${inner}</c>`
  const address = (at: number) =>
    cell(`B${at}`, 't="inlineStr"', `<is><t>https://shop.example/${at}</t></is>`)
  const rows = [
    cell('A1', 't="str"', '<f>C1&amp;"溫"</f><v>水溫</v>'),
    cell('A2', 's="1"', '<v>46346</v>'),
    cell('A3', 't="e"', '<f>NA()</f><v>#N/A</v>'),
    cell('A4', 't="b"', '<v>1</v>'),
    // The lower part of merged cells.
    '',
    cell('A6', '', '<f>C6+1</f>'),
  ]
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
  const sheet = rows.map((first, at) => `<row r="${at + 1}">${first}${address(at + 1)}</row>`).join('')
  const read = await readListFile(file(workbook(sheet, { 'xl/styles.xml': strToU8(styles) })))
  expect(read.map(([first]) => first)).toEqual(['水溫', '2026-11-20', '', 'true', '', ''])
  expect(read.map(([, second]) => second)).toEqual(rows.map((_, at) => `https://shop.example/${at + 1}`))
})

it.each([
  // The first byte of 「溫」 stands alone before the line's end, as where a program cut the cell.
  ['Big5', Uint8Array.from([...BIG5.slice(0, -1), 0x0a, ...BIG5])],
  ['UTF-8', Uint8Array.from([...strToU8(CSV.repeat(3)), 0xe6, 0xba, 0x0a, ...strToU8(CSV)])],
])('a damaged character of %s does not keep the rest of the list back', async (_, bytes) => {
  const cells = (await readListFile(file(bytes))).flat()
  expect(cells.filter((cell) => cell.includes('\uFFFD'))).toHaveLength(1)
  expect(cells.filter((cell) => cell === '手沖咖啡 水溫').length).toBeGreaterThan(0)
})

it('entities of a workbook’s own stand for nothing: they cannot grow', async () => {
  const laughs = Array.from({ length: 8 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)
  const sheet = `<worksheet><sheetData>${row(1, '&e8;', 'https://shop.example/a')}</sheetData></worksheet>`
  const bytes = workbook('', {
    'xl/worksheets/sheet1.xml': strToU8(
      `<!DOCTYPE l [<!ENTITY e0 "${'x'.repeat(1_000)}">${laughs.join('')}]>${sheet}`,
    ),
  })
  expect(await readListFile(file(bytes))).toEqual([['&e8;', 'https://shop.example/a']])
})

describe('a list’s file is refused in words', () => {
  it.each([
    ['empty', text('')],
    ['empty', text(' \n ,, \n')],
    ['empty-sheet', file(workbook(''))],
    ['too-large', file(new Uint8Array(10 * 1024 * 1024))],
    ['too-many-rows', text('a,b\n'.repeat(2_000))],
    ['encoding', file(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff, 0x00]))],
    ['encoding', file(Uint8Array.from([0x61, 0x00, 0x62, 0x00]))],
    ['encoding', file(Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 251 || 1))],
    ['encoding', text(`${'a\u0001\u0002\u001fb'.repeat(50)},https://shop.example/a`)],
    ['not-list', text('%PDF-1.4\n1 0 obj\n<< /URI (https://shop.example/a) >>')],
    ['not-list', text('\n<!DOCTYPE html><p>清單</p>')],
    ['not-list', text('{\\rtf1 關鍵字}', 0xef, 0xbb, 0xbf)],
    ['not-excel', Object.assign(text('這不是活頁簿，\n內容已損毀'), { name: '清單.xlsx' })],
    ['old-excel', file(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))],
    ['not-excel', file(zipSync({ 'readme.txt': strToU8('hello') }))],
    ['not-excel', file(workbook(SHEET).slice(0, 300))],
    ['bomb', file(workbook(SHEET + row(100_000, 'far', 'below')))],
    ['bomb', file(workbook(SHEET + row(3, 'a', 'b').replace('"A3"', "'XFD3'")))],
    ['not-excel', file(workbook(SHEET + row(3, 'a', 'b').replace('"A3"', '"&#88;FD3"')))],
    ['not-excel', file(workbook('<row>'.repeat(50_000) + '</row>'.repeat(50_000)))],
    [
      'bomb',
      file(
        workbook(
          SHEET,
          Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`xl/${at}.xml`, strToU8('<a/>')])),
        ),
      ),
    ],
    ['bomb', file(workbook(SHEET, { 'xl/media/a.xml': new Uint8Array(BATCH_FILE_MAX_UNPACKED_BYTES + 1) }))],
  ])('as %s', async (problem, given) => {
    expect(await problemOf(given)).toBe(problem)
  })

  it('as a bomb also when its archive lies about its sizes', async () => {
    const honest = workbook(SHEET, { 'xl/media/a.xml': new Uint8Array(100 * 1024 * 1024) })
    const lying = honest.slice()
    const view = new DataView(lying.buffer)
    // Local headers (PK\3\4) and central ones (PK\1\2) both say how large a part is unpacked.
    for (let at = 0; at < lying.length - 30; at += 1) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    }
    expect(await problemOf(file(lying))).toBe('bomb')
  })
})
