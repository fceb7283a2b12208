import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../tests/cases/marked-page.ts'
import { figureClaims } from './claims-of-page.ts'
import { groupFigures } from './figure-groups.ts'

const sources = ['## 幾週前訂\n平日兩週前預約即可，改期 10 天前說。', '## 叫車\n應於一個月前預約。'].map(
  (text, at) => markedSource(at + 1, text),
)

function groupsWhere(subjectOf: (sourceId: string) => string) {
  return groupFigures(figureClaims(sources, emptySerp({})), '搬家', '', ({ sourceId }) => ({
    subjects: new Set([subjectOf(sourceId)]),
    measures: new Map(),
    statements: new Set(),
  }))
}

it('takes a shared word under a heading that asks for enough only where the table holds both for one subject', () => {
  expect(groupsWhere(() => 't1')).toMatchObject([{ disagree: true, about: ['預約'] }])
  expect(groupsWhere((sourceId) => sourceId)).toEqual([])
})
