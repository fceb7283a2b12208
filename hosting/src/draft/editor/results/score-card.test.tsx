// @vitest-environment jsdom
import '../../../../dev/dom.ts'
import type { DraftBasis, DraftScore } from '@gaplens/contracts/drafts/draft-score'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiProvider } from '../../../ui/theme/ui-provider.tsx'
import ClaimList from './claim-list.tsx'
import { GapList } from './gap-list.tsx'
import { ScoreCard } from './score-card.tsx'

const BASIS = { pages: [{ role: 'user', coverageScore: 21 }] } as DraftBasis
const SCORE: DraftScore = {
  written: true,
  score: 40,
  standing: { place: 3, of: 5, median: 50, best: 61 },
  gaps: [],
  claims: [],
  claimsLeftOut: 0,
  truncated: false,
}
const FULL = { score: 48, standing: { place: 2, of: 5, median: 44, best: 60 } }
const show = (basis: DraftBasis, full: typeof FULL | null, score = SCORE, notes = false) =>
  render(
    <UiProvider>
      <ScoreCard basis={basis} score={score} full={full} state="idle" notes={notes} />
    </UiProvider>,
  )

it('shows the estimate of a text that is being written, and says that it is one', () => {
  show(BASIS, null)
  expect(screen.getByText('涵蓋度由 21 變為 40')).toBeDefined()
  expect(screen.getByText(/^估計：.*停筆後會做完整比對/)).toBeDefined()
})

it('shows the whole comparison’s score and standing in its place once there is one', () => {
  show(BASIS, FULL)
  expect(screen.getByText('涵蓋度由 21 變為 48')).toBeDefined()
  expect(screen.getByText('在 5 頁中約排第 2')).toBeDefined()
  expect(screen.getByText(/中位數 44、最高 60/)).toBeDefined()
  expect(screen.getByText(/^完整比對：/)).toBeDefined()
  expect(screen.queryByText(/^估計/)).toBeNull()
})

it('promises no whole comparison where a model judged the report', () => {
  show({ ...BASIS, judged: true }, null)
  expect(screen.getByText('估計：這份報告經 AI 判讀，不另做完整比對。')).toBeDefined()
})

it('shows no score of a draft in which nothing is written, but what will stand there', () => {
  show(BASIS, FULL, { ...SCORE, written: false })
  expect(screen.getByText(/^開始寫，這裡就會顯示草稿的預估涵蓋度；您的網頁在報告中是 21。$/)).toBeDefined()
  expect(screen.queryByText(/變為/)).toBeNull()
  expect(screen.queryByText(/頁中約排第/)).toBeNull()
})

it('says that the notes of an outline do not count, where there are any', () => {
  show(BASIS, null, SCORE, true)
  expect(screen.getByText(/^「> 參考：」「> 問題：」是備忘，不計分也不查核/)).toBeDefined()
  cleanup()
  show(BASIS, null)
  expect(screen.queryByText(/是備忘/)).toBeNull()
})

it('says which gaps a gain comes from, and that a sentence that a source contradicts counts all the same', () => {
  const topics = ['水溫', '研磨度', '水質'].map((name) => ({ id: name, name }))
  const gap = (topicId: string, state: 'touched' | 'open') => ({
    topicId,
    state,
    likelihood: 0,
    passage: null,
  })
  const claim = { text: '用 120 度。', start: 0, end: 8, kinds: ['figure' as const], quotes: [] }
  show({ ...BASIS, topics } as DraftBasis, null, {
    ...SCORE,
    gaps: [gap('水溫', 'touched'), gap('研磨度', 'open'), gap('水質', 'touched')],
    claims: [
      { ...claim, verdict: 'contradicted' },
      { ...claim, verdict: 'unproven' },
    ],
  })
  expect(screen.getByText('談到的缺口：「水溫」「水質」')).toBeDefined()
  expect(screen.getByText(/^涵蓋度只看有沒有談到，不看對不對：有 1 句與來源不符/)).toBeDefined()
  cleanup()
  show(BASIS, null)
  expect(screen.queryByText(/談到的缺口|與來源不符/)).toBeNull()
})

it('says how many sentences were not checked', () => {
  const list = (leftOut: number) => (
    <UiProvider>
      <ClaimList basis={BASIS} claims={[]} leftOut={leftOut} onGo={() => undefined} />
    </UiProvider>
  )
  const { rerender } = render(list(2))
  expect(screen.getByText(/^另有 2 句沒有查核：一次最多查 400 句/)).toBeDefined()
  expect(screen.queryByText('草稿裡還沒有需要查核的句子。')).toBeNull()
  rerender(list(0))
  expect(screen.getByText('草稿裡還沒有需要查核的句子。')).toBeDefined()
})

it.each([
  ['this report has none', [{ role: 'user', coverageScore: 98 }], '這份報告沒有內容缺口。'],
  ['the page was not read', [], '這份報告沒有讀到您的網頁，無法判斷缺口。'],
  [
    'the page could not be compared',
    [{ role: 'user', coverageScore: null }],
    '這份報告沒有算出您網頁的涵蓋度，無法判斷缺口。',
  ],
])('says why there are no gaps: %s', (_, pages, words) => {
  render(
    <UiProvider>
      <GapList basis={{ pages } as unknown as DraftBasis} gaps={[]} onGo={() => undefined} />
    </UiProvider>,
  )
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.queryByText(/等網頁可以讀取後重新分析/) === null).toBe(words.includes('沒有內容缺口'))
})

it('says of the passage of an open gap that it is only the nearest one', () => {
  const passage = { text: '水溫建議 92 度。', start: 0, end: 10 }
  const basis = { ...BASIS, topics: ['a', 'b'].map((id) => ({ id, name: id })) } as DraftBasis
  const list = (state: 'open' | 'touched') => (
    <UiProvider>
      <GapList
        basis={basis}
        gaps={[{ topicId: 'a', state, likelihood: 0, passage }]}
        onGo={() => undefined}
      />
    </UiProvider>
  )
  const { rerender } = render(list('open'))
  expect(screen.getByText('目前最接近的句子：')).toBeDefined()
  rerender(list('touched'))
  expect(screen.queryByText('目前最接近的句子：')).toBeNull()
})
