import type { Gap } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { outdatedNote } from './outdated-quotes.ts'
import type { ReportModel } from './report-model.ts'

const passage = (id: string, pageId: string) => ({ id, pageId, url: '', heading: '', quote: id, link: '' })
const passages = ['a', 'b', 'c'].map((id, at) => passage(id, `p${Math.max(1, at)}`))
const model = {
  pages: new Map([
    ['p1', { rank: 3 }],
    ['p2', { rank: 7 }],
  ]),
  passages: new Map(passages.map((each) => [each.id, each])),
} as unknown as ReportModel
const gap = (outdatedPassageIds: string[]) => ({ outdatedPassageIds }) as unknown as Gap

it('names each page once whose quote in a gap is outdated', () => {
  expect(outdatedNote(model, gap(['a', 'b', 'c']))).toBe('[3][7] 的原文可能已過時，引用前請先找較新的說法。')
  expect(outdatedNote(model, gap([]))).toBeNull()
  expect(outdatedNote(model, {} as unknown as Gap)).toBeNull()
})
