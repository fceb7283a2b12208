import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { changedSources, sampleInput } from '../testing/sample.ts'
import { pageActions } from './page-actions.ts'

const input = sampleInput()
const own = input.sources.find(({ role }) => role === 'user')
const page = own?.page

/** The titles and texts of the actions on a page that is changed so. */
function actionsOn(change: (crawl: ReadPage['crawl']) => Partial<ReadPage>) {
  if (own === undefined || !page) throw new Error('the sample has no page of its own')
  const sources = changedSources(input, own.id, change(page.crawl))
  return pageActions(viewOf({ ...input, sources })).filter(({ known }) => known === 'eligibility')
}

it('asks a model only for what the page lacks', () => {
  if (own === undefined) throw new Error('the sample has no page of its own')
  const sources = changedSources(input, own.id, { description: '', descriptionTag: '' })
  const prompt = pageActions(viewOf({ ...input, sources })).find(({ known }) => known === 'snippetMarkup')
  expect(prompt?.geminiPrompt).toContain('兩則頁面描述')
  expect(prompt?.geminiPrompt).not.toMatch(/三個標題|沒有替代文字的圖片/u)
})

it('says of each obstacle what Google does because of it', () => {
  const meta = (content: string) =>
    actionsOn((crawl) => ({ crawl: { ...crawl, meta: [{ name: 'robots', content }] } }))
  const titles = {
    crawl: actionsOn((crawl) => ({
      crawl: {
        ...crawl,
        served: { googlebot: 'disallowed', robotsRule: 'Disallow: /', robotsTags: [], canonicalLink: null },
      },
    })),
    index: meta('noindex'),
    snippet: meta('nosnippet'),
    canonical: actionsOn((crawl) => ({
      canonical: 'https://other.test/page',
      crawl: { ...crawl, canonicalIsSame: false },
    })),
  }
  expect(Object.values(titles).map((actions) => actions.map(({ title }) => title))).toEqual([
    ['先讓 Googlebot 能抓取這一頁'],
    ['先讓這一頁可被收錄'],
    ['先允許 Google 產生這一頁的摘要'],
    ['先確認 canonical 指向哪一頁'],
  ])
  for (const [action] of Object.values(titles))
    expect(action?.recommendation.startsWith(`${action.title}：`)).toBe(true)
})

it('rests on the document about titles and descriptions only where one of them needs work', () => {
  if (own === undefined || !page) throw new Error('the sample has no page of its own')
  const bold = {
    headingTags: 0,
    descriptionTag: `${input.keyword}的一則描述。`,
    titleTag: `${input.keyword}的標題`,
  }
  const knownOf = (change: Partial<ReadPage>) =>
    pageActions(viewOf({ ...input, sources: changedSources(input, own.id, change) })).find(
      ({ title }) => title === '整理網頁的基本標記',
    )?.known
  expect(page.blocks.some(({ kind }) => kind === 'heading')).toBe(true)
  expect(knownOf(bold)).toBe('pageMarkup')
  expect(knownOf({ ...bold, descriptionTag: '' })).toBe('snippetMarkup')
  const prompt = pageActions(viewOf({ ...input, sources: changedSources(input, own.id, bold) })).find(
    ({ title }) => title === '整理網頁的基本標記',
  )?.geminiPrompt
  expect(prompt).toContain(`目前標題：${bold.titleTag}\n`)
})

it('asks for a date of change only where the text has changed, as the report calls a bare date useless', () => {
  if (own === undefined) throw new Error('the sample has no page of its own')
  const adviceOn = (modifiedAt: string | null) => {
    const dated = input.sources.map((source) =>
      source.page === null
        ? source
        : {
            ...source,
            page: { ...source.page, modifiedAt: source.id === own.id ? modifiedAt : '2026-05-01' },
          },
    )
    const { recommendation = '' } =
      pageActions(viewOf({ ...input, sources: dated })).find(({ known }) => known === 'authorship') ?? {}
    return recommendation
  }
  expect(adviceOn(null)).toMatch(/更新日期（\d+／\d+ 個來源有）.*更新日期只在內容真的改過時才標。$/u)
  expect(adviceOn('2026-05-01')).not.toContain('更新日期')
})
