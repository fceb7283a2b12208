import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { groupName, measuredNote } from './figure-names.ts'

const view = viewOf(sampleInput())
const [topic] = view.input.coverage.report.topics

/** A group of values with the words that their sentences share. */
function groupOf(about: string[], shown: string[], topicId: string | null): FigureGroup {
  return {
    id: 'f1',
    topicId,
    about,
    disagree: true,
    onlyOutdatedDiffers: false,
    confirmed: false,
    userDiffers: false,
    figures: shown.map((each) => ({
      giver: 'page',
      pageId: 'p1',
      passageId: 'f',
      value: each,
      unit: '',
      shown: each,
      date: null,
      outdated: false,
    })),
  }
}

it('calls ages so beside their topic, whatever other words their sentences share', () => {
  expect(measuredNote(view, groupOf(['救生員'], ['滿 16 歲', '滿 18 歲'], topic?.id ?? ''))).toBe('（年齡）')
})

it('names values by their unit where the only word is what they are compared with', () => {
  const passage = () => ({ quote: '每月騎滿 900 公里才會低於汽車。', heading: '騎得少就別買' }) as never
  const compared = groupOf(['汽車'], ['900 公里', '600 公里'], null)
  expect(groupName({ ...view, passage } as typeof view, compared)).toBe('里程')
})

it('names a subject once, by the longest of the words that share a part', () => {
  const passage = () => ({ quote: '簽約後 7 日內可以無條件退訂。', heading: '反悔' }) as never
  const given = groupOf(['簽約', '無條件退訂', '退訂'], ['7 日', '14 日'], null)
  expect(groupName({ ...view, passage } as typeof view, given)).toBe('簽約、無條件退訂')
})
