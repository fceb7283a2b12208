import { buildCoverage } from '@gaplens/coverage/build'
import { makeBasis } from '@gaplens/coverage/draft/make-basis'
import { scoreDraft } from '@gaplens/coverage/draft/score-draft'
import { compareInFull } from '@gaplens/coverage/draft/scoring/full-comparison'
import { emptySerp } from '../cases/marked-page.ts'
import { markdownOf } from '../cases/page-markdown.ts'
import { syntheticSources } from './insight-speed.ts'

export interface DraftTimes {
  /** Characters of the draft, and of each of the twelve other pages. */
  readonly chars: number
  /** Of the processor, in milliseconds: the first score, which prepares the basis, and the median and slowest of the changes. */
  readonly first: number
  readonly median: number
  readonly slowest: number
  /** The whole comparison, once typing has paused. */
  readonly full: number
  readonly basisBytes: number
}

/** Types into a draft, a sentence a time, in another place each time, and scores it after each. */
export function draftTimes(chars: number, changes: number): DraftTimes {
  const sources = syntheticSources(chars)
  const input = { keyword: '測試關鍵字', serp: emptySerp(), sources }
  const basis = makeBasis({ analysisId: 'bench', ...input }, buildCoverage(input))
  const page = sources[0]?.page
  let draft = page ? markdownOf(page).slice(0, chars) : ''
  const first = cpu(() => scoreDraft(basis, draft))
  const times = Array.from({ length: changes }, (_, at) => {
    const place = draft.indexOf('\n\n', Math.floor((draft.length * (at + 1)) / (changes + 2)))
    const more = `第 ${at + 3} 次量到的水溫是 ${80 + at} 度，比前一次高。`
    draft = `${draft.slice(0, place)}${more}${draft.slice(place)}`
    return cpu(() => scoreDraft(basis, draft))
  }).sort((a, b) => a - b)
  return {
    chars,
    first,
    median: times[times.length >> 1] ?? 0,
    slowest: times.at(-1) ?? 0,
    full: cpu(() => compareInFull(basis, draft)),
    basisBytes: Buffer.byteLength(JSON.stringify(basis)),
  }
}

function cpu(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
