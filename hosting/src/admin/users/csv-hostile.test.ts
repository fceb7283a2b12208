import type { AdminUser } from '@gaplens/contracts/admin'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../../tests/support/hostile-strings.ts'
import { usersCsv } from './csv.ts'

/** Reads CSV as RFC 4180 has it; throws where a quote stands where none may. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = /^"((?:[^"]|"")*)"|^[^",\r\n]*/.exec(text.slice(at))
    if (cell === null) throw new Error(`no cell at ${at}`)
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[0])
    at += cell[0].length
    const end = text.slice(at, at + 2)
    if (end === '\r\n') {
      rows.push(row)
      row = []
      at += 2
    } else if (end[0] === ',') at += 1
    else throw new Error(`neither , nor a line's end at ${at}: ${JSON.stringify(end)}`)
  }
  return rows
}

const account = (text: string): AdminUser => ({
  uid: text,
  email: text,
  displayName: text,
  photoURL: text,
  points: 5,
  role: 'user',
  analysisCount: 0,
  createdAt: text,
})
const texts = HOSTILE_STRINGS.map(({ text }) => text)
const [head = [], ...rows] = readCsv(usersCsv(texts.map(account)).slice(1))

describe('hostile names and addresses in the CSV', () => {
  it('stay in their cells, each in its row', () => {
    expect(rows).toHaveLength(texts.length)
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]))
  })

  it('read back as they were, but for the mark that makes a formula text', () => {
    const changed = rows.filter(([uid], at) => uid !== texts[at] && uid !== `'${texts[at]}`)
    expect(changed).toEqual([])
  })

  it('begin no formula, nor what a spreadsheet strips before one', () => {
    // What a spreadsheet, or a converter before it, may drop at a cell's beginning.
    const dropped = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"]*/u
    const formulas = rows.flat().filter((cell) => /^[=+\-@＝＋－＠]/u.test(cell.replace(dropped, '')))
    expect(formulas).toEqual([])
  })
})
