import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { planGaps } from '../facts/gaps/gap-plan.ts'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { linksWithin } from './brief-links.ts'

it('links a subject to a page that is about it, and not to one of which it is only the first half of a word', () => {
  const view = viewOf(sampleInput())
  const [plan] = planGaps(view)
  if (view.user === null || plan === undefined) throw new Error('no gap')
  const { page } = view.user
  const linked = (text: string) => {
    const linking: ReadPage = { ...page, internalLinks: [{ text, url: 'https://own.test/other', rel: '' }] }
    return linksWithin(linking, [{ ...plan, gap: { ...plan.gap, name: '運動' } }]).length
  }
  expect(linked('運動傷害')).toBe(0)
  expect(linked('膝蓋能做的運動')).toBe(1)
  expect(linked('運動：每週三次怎麼排')).toBe(1)
  expect(linked('運動怎麼開始才不會受傷')).toBe(1)
})
