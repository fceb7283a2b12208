import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { writeConflicts } from './brief-conflicts.ts'

const view = viewOf(sampleInput())
const [one, another] = view.othersRead

function adviceFor(confirmed: boolean, date: string | null = null): string {
  const figure = { giver: 'page' as const, passageId: null, unit: '個月', date: null, outdated: false }
  const group: FigureGroup = {
    id: 'f1',
    topicId: null,
    about: ['保存'],
    disagree: true,
    confirmed,
    userDiffers: false,
    figures: [
      { ...figure, pageId: one?.id ?? '', value: '1', shown: '1 個月', date: date && '2024-01-05' },
      { ...figure, pageId: another?.id ?? '', value: '3', shown: '3 個月', date },
    ],
  }
  const { coverage } = view.input
  const report = { ...coverage.report, figures: [group] }
  const [row] = writeConflicts({ ...view, input: { ...view.input, coverage: { ...coverage, report } } })
  return row?.advice ?? ''
}

it('says that sources contradict each other only where a judge confirmed that they speak of one thing', () => {
  expect(adviceFor(false)).toBe('數字不同，請對照原文。')
  expect(adviceFor(true)).toBe('來源說法不一，看不出哪一個較可靠。')
})

it('prefers the newer of them only on condition that they speak of one thing, where nobody confirmed it', () => {
  const newer = `註明日期的以 [${another?.rank}] 較新（2026-02-01）。`
  expect(adviceFor(true, '2026-02-01')).toBe(newer)
  expect(adviceFor(false, '2026-02-01')).toBe(`若說的是同一件事，${newer}`)
})
