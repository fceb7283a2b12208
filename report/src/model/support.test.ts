import type { ComparedPage, Statement, Support } from '@gaplens/contracts/analysis/report'
import { describe, expect, it } from 'vitest'
import {
  ownSupportText,
  relevantSupport,
  statementsIntro,
  supportVerdict,
  unquotedNote,
  unreadCited,
} from './support.ts'

const statement: Statement = {
  id: 's1',
  text: '濾心約六個月更換一次。',
  citedPageIds: ['p0', 'p2'],
  support: [],
}

function page(id: string, state: ComparedPage['state']): ComparedPage {
  const url = `https://${id}.test/`
  return {
    id,
    url,
    title: '',
    rank: 1,
    role: 'cited',
    state,
    failure: null,
    coverageScore: null,
    words: 0,
    readAt: null,
  }
}

it('names the page of the user as a cited one beside a statement that cites it', () => {
  const found = { pageId: 'p0', level: 'found', passageId: null } as const
  expect(ownSupportText(statement, found)).toEqual({ name: '您的網頁（被引用）', verdict: '找到相符段落' })
  expect(ownSupportText({ ...statement, citedPageIds: ['p2'] }, found)).toEqual({
    name: '您的網頁',
    verdict: '有談到',
  })
})

it('tells beside a verdict up to four things that the statement names and no quote does', () => {
  const found = { pageId: 'p2', level: 'found', passageId: 'p2-1' } as const
  const note = (...unquoted: string[]) => unquotedNote({ ...found, unquoted })
  expect(note('螺絲')).toBe('（引文沒有寫到：螺絲）')
  expect(note('甲', '乙', '丙', '丁', '戊')).toBe('（引文沒有寫到：甲、乙、丙、丁等）')
  expect(unquotedNote(found)).toBe('')
  expect(unquotedNote({ ...found, passageId: null, unquoted: ['螺絲'] })).toBe('')
})

it('calls a statement mostly found if its quotes leave out something, and says once what that means', () => {
  const found: Support = { pageId: 'p2', level: 'found', passageId: 'p2-1', unquoted: ['螺絲'] }
  const verdict = (support: Support) => supportVerdict({ ownPage: null }, statement, support)
  expect(verdict(found)).toBe('大致相符')
  expect(verdict({ ...found, unquoted: [] })).toBe('找到相符段落')
  expect(verdict({ ...found, level: 'partly' })).toBe('部分相符')
  expect(ownSupportText({ ...statement, citedPageIds: [] }, found).verdict).toBe('大致談到')
  const intro = (support: Support) =>
    statementsIntro({
      coverage: { pages: [], statements: [{ ...statement, support: [support] }] },
    } as unknown as Parameters<typeof statementsIntro>[0])
  expect(intro(found)).toContain('「大致相符」也算')
  expect(intro({ ...found, unquoted: [] })).not.toContain('大致相符')
})

it('does not tell again a figure beside a verdict that gives the other one', () => {
  const partly: Support = { pageId: 'p2', level: 'partly', passageId: 'p2-1', unquoted: ['3 公分', '螺絲'] }
  expect(unquotedNote(partly)).toBe('（引文沒有寫到：3 公分、螺絲）')
  expect(unquotedNote({ ...partly, otherFigures: ['5 公分'] })).toBe('（引文沒有寫到：螺絲）')
})

it('lists the cited pages that were not read, since the statement could not be compared with them', () => {
  const pages = new Map([page('p0', 'read'), page('p2', 'failed')].map((each) => [each.id, each]))
  expect(unreadCited({ pages }, statement).map(({ id }) => id)).toEqual(['p2'])
})

it('says that words and figures were compared unless a model judged every page', () => {
  const intro = (judged?: 'whole' | 'partly') =>
    statementsIntro({
      evidence: judged === undefined ? undefined : { modelChecks: { judged, kept: 1, dropped: 0 } },
    } as Parameters<typeof statementsIntro>[0])
  expect(intro('whole')).toContain('那一頁的說法相符')
  for (const partly of [intro(), intro('partly')]) expect(partly).toContain('那一頁的用詞與數字相符')
  expect(intro('whole') + intro()).not.toContain('沒有 AI 判讀時')
})

describe('the page of the user beside a statement', () => {
  const own = (level: 'found' | 'unverified'): Statement => ({
    ...statement,
    citedPageIds: ['p2'],
    support: [
      { pageId: 'p0', level, passageId: null },
      { pageId: 'p2', level: 'unverified', passageId: null },
    ],
  })
  const intro = (...statements: readonly Statement[]) =>
    statementsIntro({
      coverage: { pages: [{ ...page('p0', 'read'), role: 'user' }], statements },
    } as unknown as Parameters<typeof statementsIntro>[0])

  it('is listed only where it is known to say the same', () => {
    const pages = (level: 'found' | 'unverified') =>
      relevantSupport(own(level), 'p0').map(({ pageId }) => pageId)
    expect(pages('found')).toEqual(['p2', 'p0'])
    expect(pages('unverified')).toEqual(['p2'])
  })

  it('is called a page that was compared only where something is known of it', () => {
    expect(intro(own('found'))).toContain('引用網頁、您的網頁的原文')
    expect(intro(own('unverified'))).not.toContain('引用網頁、您的網頁的原文')
  })

  it('is said once to be unknown where it is not listed', () => {
    expect(intro(own('found'))).not.toContain('程式無法判定您的網頁')
    expect(intro(own('found'), own('unverified'))).toContain('只在看得出談到時列出您的網頁')
    expect(intro(own('unverified'))).toContain('程式無法判定您的網頁是否談到')
  })
})

describe('a page that gives another figure than a statement', () => {
  const verdict = (level: 'found' | 'partly' | 'unverified', passageId: string | null, figures?: string[]) =>
    supportVerdict({ ownPage: null }, statement, {
      pageId: 'p2',
      level,
      passageId,
      ...(figures === undefined ? {} : { otherFigures: figures }),
    })

  it('is said to differ, with its figure, unless the statement is found on it', () => {
    expect(verdict('unverified', null, ['約 15 年', '三個月內'])).toBe('數字不同：約 15 年、三個月內')
    expect(verdict('unverified', null)).toBe('未能核對')
    expect(verdict('found', null, ['約 15 年'])).toBe('找到相符段落')
  })

  it('is said to have another figure where its passage is quoted without bearing the statement out', () => {
    expect(verdict('unverified', 'p2-c1')).toBe('未能核對（另有說法，見原文）')
    expect(verdict('partly', 'p2-c1')).toBe('部分相符')
  })
})
