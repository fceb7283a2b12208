import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { describe, expect, it } from 'vitest'
import { csvCell } from '../../ui/text/csv.ts'
import { usersCsv } from './csv.ts'

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
    ['+886912345678', "'+886912345678"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['\u200b=1', "'\u200b=1"],
    ['"=1', '"\'""=1"'],
    ['\r=1', '"\'\r=1"'],
  ])('%j is no formula', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  it.each([
    ['林小美', '林小美'],
    ['mei@people.test', 'mei@people.test'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    [-5, '-5'],
  ])('%j is written so that it reads back', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })
})

describe('the accounts as CSV', () => {
  it('have a heading and one line each, for Excel as well', () => {
    const user: AdminUser = {
      uid: 'u1',
      email: 'mei@people.test',
      displayName: '=cmd',
      photoURL: null,
      points: 5,
      role: 'admin',
      analysisCount: 2,
      createdAt: null,
      blockedAt: null,
    }
    expect(usersCsv([user])).toBe(
      "\uFEFFUID,名稱,電子郵件,角色,點數,分析次數,註冊時間\r\nu1,'=cmd,mei@people.test,管理員,5,2,\r\n",
    )
  })
})
