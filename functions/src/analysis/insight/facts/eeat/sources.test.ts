import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { citedHosts, isOfficial, isReferenceHeading } from './sources.ts'

const block = (kind: 'heading' | 'paragraph', text: string, role: 'content' | 'byline' = 'content') =>
  ({ kind, level: kind === 'heading' ? 2 : 0, text, start: 0, role }) as const

function cited(blocks: ReadPage['blocks'], ...externalLinks: ReadPage['externalLinks']): string[] {
  return citedHosts({ blocks, externalLinks } as ReadPage)
}

describe('a heading of references', () => {
  it.each([
    '參考資料',
    '參考資料：',
    '參考文獻:',
    '參考來源：',
    '參考連結',
    '參考網站',
    '資料出處',
    '資料來源',
    '引用來源',
    '【參考資料】',
    '📚 參考資料',
    '參考資料與延伸閱讀',
    '延伸閱讀與參考資料',
    'References',
    'Sources:',
  ])('is told by what it names, with any colon and brackets: %s', (text) =>
    expect(isReferenceHeading(block('heading', text))).toBe(true),
  )

  it.each(['資料', '內容連結', '延伸閱讀', '參考價格', '資料準備', '參考資料怎麼找？', 'Notes'])(
    'is no other part of a page: %s',
    (text) => expect(isReferenceHeading(block('heading', text))).toBe(false),
  )
})

describe('offices, schools and research', () => {
  it.each([
    'fda.gov.tw',
    'health.gov.taipei',
    'mhlw.go.jp',
    'ox.ac.uk',
    'service.gouv.fr',
    'canada.gc.ca',
    'echa.europa.eu',
    'nhri.org.tw',
    'ntu.edu.tw',
    'who.int',
    'pubmed.ncbi.nlm.nih.gov',
    'doi.org',
  ])('have hosts of their own: %s', (host) => expect(isOfficial(host)).toBe(true))

  it.each([
    'zh.wikipedia.org',
    'go.jp.example.com',
    'ac.me',
    'mygov.tw',
    'tssm.org.tw',
    'go.skimresources.com',
  ])('are not %s', (host) => expect(isOfficial(host)).toBe(false))
})

describe('cited sites', () => {
  it('are none of the badges and menus in the frame of a site', () => {
    const badge = { url: 'https://accessibility.moda.gov.tw/a', text: '', rel: '' }
    const menu = { url: 'https://165.npa.gov.tw/', text: '165 全民防騙網', rel: '', beside: true } as const
    expect(cited([block('paragraph', '濕度要看坪數。')], badge, menu)).toEqual([])
  })

  it('may stand in a note of sources', () => {
    const link = { url: 'https://www.energylabel.org.tw/', text: '節能標章全球資訊網', rel: '' }
    expect(cited([block('paragraph', '資料來源：節能標章全球資訊網', 'byline')], link)).toEqual([
      'energylabel.org.tw',
    ])
    expect(cited([block('paragraph', '資料更新：節能標章全球資訊網', 'byline')], link)).toEqual([])
  })
})
