import type { ComparedPage, Statement } from '@gaplens/contracts/analysis/report'
import { describe, expect, it } from 'vitest'
import { otherFigures } from './other-figure.ts'
import { ownSupportText, relevantSupport, statementsIntro, supportVerdict, unreadCited } from './support.ts'

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

it('lists the cited pages that were not read, since the statement could not be compared with them', () => {
  const pages = new Map([page('p0', 'read'), page('p2', 'failed')].map((each) => [each.id, each]))
  expect(unreadCited({ pages }, statement).map(({ id }) => id)).toEqual(['p2'])
})

it('says that words and figures were compared unless a model judged every page', () => {
  const intro = (judged?: 'whole' | 'partly') =>
    statementsIntro({
      evidence: judged === undefined ? undefined : { modelChecks: { judged, kept: 1, dropped: 0 } },
    } as Parameters<typeof statementsIntro>[0])
  expect(intro('whole')).toContain('有一段說法相符')
  for (const partly of [intro(), intro('partly')]) expect(partly).toContain('有一段用詞與數字相符')
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

  it('is said once to be unknown where it is not listed', () => {
    expect(intro(own('found'))).not.toContain('程式無法判定您的網頁')
    expect(intro(own('found'), own('unverified'))).toContain('只在看得出談到時列出您的網頁')
    expect(intro(own('unverified'))).toContain('程式無法判定您的網頁是否談到')
  })
})

describe('a page that gives another figure than a statement', () => {
  const said: Statement = {
    ...statement,
    text: '人工膝關節平均可使用 20 年以上，感染率低於 1%，滿意度高於 1%。',
    citedPageIds: ['p2'],
  }
  const figure = (giver: 'page' | 'overview', pageId: string | null, shown: string) => ({
    giver,
    pageId,
    shown,
    unit: '年',
  })
  const verdict = (level: 'found' | 'unverified', shown: string, disagree = true, stated = '20 年以上') =>
    supportVerdict(
      {
        ownPage: null,
        result: {
          coverage: {
            figures: [{ disagree, figures: [figure('overview', null, stated), figure('page', 'p2', shown)] }],
          },
        },
      } as unknown as Parameters<typeof supportVerdict>[0],
      said,
      { pageId: 'p2', level, passageId: null },
    )

  it('is said to differ, with its figure', () => {
    expect(verdict('unverified', '約 15 年')).toBe('數字不同：約 15 年')
  })

  it('is not said to differ where the two can meet, are not told to disagree, or the statement is found', () => {
    expect(verdict('unverified', '25 年')).toBe('未能核對')
    expect(verdict('unverified', '約 19 年')).toBe('未能核對')
    expect(verdict('unverified', '約 15 年', false)).toBe('未能核對')
    expect(verdict('unverified', '十五年')).toBe('未能核對')
    expect(verdict('found', '約 15 年')).toBe('找到相符段落')
  })

  it('is not said to differ by a value that the limit of the statement allows', () => {
    expect(verdict('unverified', '0.5%', true, '低於 1%')).toBe('未能核對')
    expect(verdict('unverified', '約 2%', true, '低於 1%')).toBe('數字不同：約 2%')
    expect(verdict('unverified', '0.5%', true, '高於 1%')).toBe('數字不同：0.5%')
  })

  it('is not said to differ by an outdated figure, by the end of another, or by one that other statements have too', () => {
    const told = (text: string, stated: string, shown: string, more: object = {}, others: string[] = []) =>
      otherFigures(
        {
          result: {
            coverage: {
              statements: [text, ...others].map((each) => ({ ...statement, text: each })),
              figures: [
                {
                  disagree: true,
                  figures: [figure('overview', null, stated), { ...figure('page', 'p2', shown), ...more }],
                },
              ],
            },
          },
        } as unknown as Parameters<typeof otherFigures>[0],
        { ...statement, text },
        'p2',
      )
    expect(told('可拖 5 年。', '5 年', '2 年')).toEqual(['2 年'])
    expect(told('可拖 5 年。', '5 年', '2 年', { outdated: true })).toEqual([])
    expect(told('可拖 15 年。', '5 年', '2 年')).toEqual([])
    expect(told('退貨 30 天。', '30 天', '15 天', {}, ['保固 30 天。'])).toEqual([])
    expect(told('最長 5 天。', '5 天', '3 天')).toEqual([])
    expect(told('須滿 20 年。', '滿 20 年', '25 年')).toEqual([])
    expect(told('5 天內寄達。', '5 天內', '3 天')).toEqual([])
    expect(told('未逾 5 年者。', '未逾 5 年', '3 年')).toEqual([])
    expect(told('不低於 5 年。', '不低於 5 年', '8 年')).toEqual([])
    expect(told('約 90 分鐘。', '90 分鐘', '1 小時 30 分鐘')).toEqual([])
    expect(told('每次 10 到 15 分鐘。', '10 到 15 分鐘', '20 到 30 分鐘')).toEqual(['20 到 30 分鐘'])
  })

  it('is said to have another figure where its passage is quoted without bearing the statement out', () => {
    const quoted = (level: 'partly' | 'unverified') =>
      supportVerdict({ ownPage: null, result: {} } as unknown as Parameters<typeof supportVerdict>[0], said, {
        pageId: 'p2',
        level,
        passageId: 'p2-c1',
      })
    expect(quoted('unverified')).toBe('未能核對（另有說法，見原文）')
    expect(quoted('partly')).toBe('部分相符')
  })
})
