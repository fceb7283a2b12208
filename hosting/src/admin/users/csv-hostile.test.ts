import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../../tests/support/hostile-strings.ts'
import { readCsv } from '../../../../tests/support/read-csv.ts'
import { usersCsv } from './csv.ts'

const account = (text: string): AdminUser => ({
  uid: text,
  email: text,
  displayName: text,
  photoURL: text,
  points: 5,
  role: 'user',
  analysisCount: 0,
  createdAt: text,
  blockedAt: null,
})
const texts = HOSTILE_STRINGS.map(({ text }) => text)
const [head = [], ...rows] = readCsv(usersCsv(texts.map(account)).slice(1))

describe('hostile names and addresses in the CSV', () => {
  it('stay in their cells, each in its row', () => {
    expect(rows).toHaveLength(texts.length)
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]))
  })

  it('are read back unchanged, except for the mark that turns a formula into text', () => {
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
