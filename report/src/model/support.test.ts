import type { ComparedPage, Statement } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { ownSupportText, statementsIntro, unreadCited } from './support.ts'

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
