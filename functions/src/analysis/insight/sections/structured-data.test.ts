import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { changedSources, sampleInput } from '../testing/sample.ts'
import { writeStructuredData } from './structured-data.ts'
import { structuredDataOf } from './structured-data-notes.ts'

const input = sampleInput()
/** The sample with another page of the user's. What is told of structured data rests on no coverage, so that stays. */
const viewChanged = (change: Partial<ReadPage>) =>
  viewOf({ ...input, sources: changedSources(input, 'p0', change) })
const adviceFor = (change: Partial<ReadPage>) => writeStructuredData(viewChanged(change))
const typesFor = (change: Partial<ReadPage>) =>
  adviceFor(change).recommendations.map((each) => each.schemaType)

function nodeOf(change: Partial<ReadPage>, type: string): Record<string, unknown> {
  const code = adviceFor(change).jsonLd.find((each) => each.schemaType === type)?.code ?? ''
  return JSON.parse(code.replace(/^<script[^>]*>|<\/script>$/g, ''))
}

const item = (...types: string[]) => ({ syntax: 'json-ld' as const, types, properties: [], problems: [] })

/** What shows that there is a business, whatever the site's name. */
const CALLED = {
  contacts: { phones: ['02-2700-0000'], emails: [], addresses: [], hours: [], form: false },
}

describe('recommendations', () => {
  it('have a block each, filled from the user’s own page', () => {
    const { recommendations, jsonLd } = adviceFor({})
    expect(jsonLd.map((each) => each.schemaType)).toEqual(recommendations.map((each) => each.schemaType))
    const page = viewOf(input).user?.page
    const article = nodeOf({}, 'Article')
    expect(article).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: page?.title,
    })
    expect(article).not.toHaveProperty('image')
  })

  it('leave out what the page does not show, and say which', () => {
    const change = { author: null, publishedAt: null }
    expect(nodeOf(change, 'Article')).not.toHaveProperty('author')
    expect(nodeOf(change, 'Article')).not.toHaveProperty('datePublished')
    const article = adviceFor(change).recommendations.find((each) => each.schemaType === 'Article')
    expect(article?.implementation).toContain('「作者」、「發布日期」')
  })

  it('say that a picture is missing only where the block has none and the page neither', () => {
    const told = (change: Parameters<typeof adviceFor>[0]) =>
      adviceFor(change).recommendations.find((each) => each.schemaType === 'Article')?.implementation
    expect(told({ images: [], image: null })).toContain('頁面上找不到「圖片」')
    expect(told({ images: [], image: 'https://a.test/og.jpg' })).not.toContain('圖片')
    const bare = { image: null, images: [{ url: 'https://a.test/1.jpg', alt: '' }] }
    expect(told(bare)).not.toContain('找不到')
    expect(told(bare)).toContain('請自行填入 image')
  })

  it('do not call a page an article that may be a service’s', () => {
    const bare = { author: null, publishedAt: null }
    const of = (url: string) =>
      adviceFor({ ...bare, url }).recommendations.find((each) => each.schemaType === 'Article')
    expect(of('https://client.test/setup')).toMatchObject({ priority: 'low' })
    expect(of('https://client.test/setup')?.description).not.toContain('您的網頁是文章')
    expect(of('https://client.test/blog/how-to')).toMatchObject({ priority: 'high' })
    expect(of('https://client.test/service/setup')).toBeUndefined()
  })

  it('ask no article’s markup of a business’s page or of a list of questions', () => {
    const business = { author: null, publishedAt: null, url: 'https://clinic.test/dizziness' }
    expect(typesFor({ ...business, structuredData: [item('MedicalClinic')] })).not.toContain('Article')
    const questions = {
      structuredData: [item('FAQPage')],
      blocks: [],
      faq: [{ question: '幾歲可以報？', answer: '滿六十歲。' }],
    }
    expect(typesFor(questions)).not.toContain('Article')
  })

  it('have an item for each author', () => {
    expect(nodeOf({ author: '林以晴, 陳大文' }, 'Article')).toMatchObject({
      author: [
        { '@type': 'Person', name: '林以晴' },
        { '@type': 'Person', name: '陳大文' },
      ],
    })
    expect(nodeOf({ author: 'Hannah Lee, DVM' }, 'Article')).toMatchObject({
      author: { name: 'Hannah Lee, DVM' },
    })
    const marked = { author: '林以晴, 陳大文', structuredData: [item('BlogPosting')] }
    const [person] = adviceFor(marked).recommendations.filter(({ schemaType }) => schemaType === 'Person')
    expect(person?.implementation).toContain('頁面有 2 位作者，請各建一份')
  })

  it('take neither the site’s own name nor the account of a thread for a person who signs', () => {
    const site = { author: '晴日選物', siteName: '晴日選物' }
    expect(nodeOf(site, 'Article')).toMatchObject({ author: { '@type': 'Organization', name: '晴日選物' } })
    const structuredData = [item('BlogPosting')]
    expect(typesFor({ ...site, structuredData })).not.toContain('Person')
    expect(typesFor({ type: 'forum', author: 'abc123' })).not.toContain('Person')
    const answered = { type: 'forum' as const, structuredData: [item('QAPage')] }
    expect(typesFor({ ...answered, author: '營養師 蔡欣' })).toContain('Person')
  })

  it('name a person without the house and the job before the name', () => {
    const authorOf = (author: string) => nodeOf({ author, siteName: '晨光園藝 店誌' }, 'Article').author
    expect(authorOf('晨光園藝 店長阿梅')).toEqual({ '@type': 'Person', name: '阿梅', jobTitle: '店長' })
    expect(authorOf('領隊 小光')).toEqual({ '@type': 'Person', name: '小光', jobTitle: '領隊' })
    expect(authorOf('廠長老林')).toEqual({ '@type': 'Person', name: '老林', jobTitle: '廠長' })
    expect(authorOf('獸醫師林以安')).toEqual({ '@type': 'Person', name: '林以安', jobTitle: '獸醫師' })
    expect(authorOf('居家護理師 林以安')).toEqual({
      '@type': 'Person',
      name: '林以安',
      jobTitle: '居家護理師',
    })
    expect(authorOf('景觀設計師 游小滿')).toMatchObject({ name: '游小滿', jobTitle: '景觀設計師' })
    expect(authorOf('藝術總監 游小滿')).toMatchObject({ name: '游小滿', jobTitle: '藝術總監' })
    expect(authorOf('晨光督導 林以安')).toMatchObject({ name: '林以安', jobTitle: '督導' })
    expect(authorOf('顧問團')).not.toHaveProperty('jobTitle')
  })

  it('make no organisation of the diary of one person', () => {
    expect(typesFor({ author: '小梅', siteName: '小梅的種花日記' })).not.toContain('Organization')
    expect(typesFor({ author: '小梅', siteName: '晨光園藝' })).toContain('Organization')
  })

  it('name the author in the block of the article, and not once more as a person', () => {
    expect(typesFor({ author: '林以安' })).not.toContain('Person')
    expect(typesFor({ author: '林以安', structuredData: [item('Article')] })).toContain('Person')
  })

  it('take no department for a person, and no booking page for an article', () => {
    const structuredData = [item('BlogPosting')]
    expect(typesFor({ author: '發薪日客服部', structuredData })).not.toContain('Person')
    expect(typesFor({ author: '巷口調音顧問團', structuredData })).not.toContain('Person')
    expect(typesFor({ author: 'The Corner Piano showroom', structuredData })).not.toContain('Person')
    expect(typesFor({ author: '林以安', structuredData })).toContain('Person')
    expect(nodeOf({ author: '林以安律師' }, 'Article')).toMatchObject({
      author: { '@type': 'Person', name: '林以安', jobTitle: '律師' },
    })
    expect(nodeOf({ author: '皮膚科醫師 林以安' }, 'Article')).toMatchObject({
      author: { '@type': 'Person', name: '林以安', jobTitle: '皮膚科醫師' },
    })
    for (const author of ['林醫師', '林以安中醫師', '陳大文副教授', '皮膚科醫師', '林主任醫師'])
      expect(nodeOf({ author }, 'Article')).not.toMatchObject({ author: { jobTitle: expect.anything() } })
    const internalLinks = [{ url: 'https://client.test/contact', text: '立即預約', rel: '' }]
    const guide = adviceFor({ author: null, internalLinks }).recommendations
    expect(guide.find(({ schemaType }) => schemaType === 'Article')).toMatchObject({ priority: 'low' })
    expect(JSON.stringify(guide)).not.toContain('您的網頁是文章')
  })

  it('are not urgent before the page shows what Google requires', () => {
    const bare = adviceFor({ type: 'product', text: '', blocks: [] })
    const product = bare.jsonLd.find(({ schemaType }) => schemaType === 'Product')
    expect(product?.lacking).not.toEqual([])
    for (const { schemaType, priority } of bare.recommendations)
      if (bare.jsonLd.some((each) => each.schemaType === schemaType && each.lacking.length > 0))
        expect(priority).not.toBe('high')
  })

  it('do not repeat what the page already has', () => {
    const types = typesFor({
      structuredData: [item('BlogPosting'), item('BreadcrumbList'), item('Organization'), item('Person')],
    })
    expect(types).toEqual([])
  })

  it('tell of the HTML alone where a script may add markup, and say so once', () => {
    const { recommendations } = adviceFor({ scriptedMarkup: true, author: '林以安' })
    const told = recommendations.map(({ description }) => description)
    expect(told.length).toBeGreaterThan(2)
    for (const each of told) expect(each).toContain('原始 HTML 裡沒有')
    expect(told.join('')).not.toContain('機器讀不出')
    expect(told.filter((each) => each.includes('複合式搜尋結果測試'))).toEqual([told[0]])
    expect(JSON.stringify(adviceFor({}).recommendations)).not.toMatch(/原始 HTML|不執行程式/u)
  })

  it('name the page in its trail without the site, which the trail begins with', () => {
    const change = { siteName: '沐風空調維修', title: '冷氣滴水到府檢修｜沐風空調維修', structuredData: [] }
    const trail = nodeOf({ ...change, url: 'https://mufeng.test/service/leak' }, 'BreadcrumbList')
    const names = (trail.itemListElement as { name: string }[]).map(({ name }) => name)
    expect([names[0], names.at(-1)]).toEqual(['沐風空調維修', '冷氣滴水到府檢修'])
  })

  it('name the levels of the trail that the page shows, and no link that leads back', () => {
    const steps = (change: Partial<ReadPage>) =>
      (nodeOf(change, 'BreadcrumbList').itemListElement as { name: string; item: string }[]).map(
        ({ name, item: url }) => `${name} ${new URL(url).pathname}`,
      )
    const change = {
      siteName: '晴日生活',
      title: '除濕機怎麼挑',
      url: 'https://client.test/blog/guide',
      canonical: null,
    }
    const internalLinks = [{ url: 'https://client.test/blog', text: '← 回列表', rel: '' }]
    expect(steps({ ...change, internalLinks })).toEqual(['晴日生活 /', '除濕機怎麼挑 /blog/guide'])
    const trail = [
      { name: '首頁', url: 'https://client.test/' },
      { name: '家電', url: 'https://client.test/c/appliance' },
      { name: '除濕機怎麼挑', url: 'https://client.test/blog/guide/' },
    ]
    const shown = ['首頁 /', '家電 /c/appliance', '除濕機怎麼挑 /blog/guide']
    expect(steps({ ...change, internalLinks, trail })).toEqual(shown)
  })

  it('take every kind of local business for one, on the user’s page and on the sources', () => {
    const shop = { ...CALLED, siteName: '沐風空調', structuredData: [item('HVACBusiness')] }
    expect(typesFor(shop)).not.toContain('HVACBusiness')
    expect(typesFor({ ...shop, structuredData: [] })).toContain('HVACBusiness')
    expect(typesFor({ structuredData: [item('HVACBusiness')] })).not.toContain('Organization')
    const source = viewOf(input).othersRead[0]
    const sources = changedSources(input, source?.id ?? '', { structuredData: [item('MovingCompany')] })
    const told = writeStructuredData(
      viewOf({
        ...input,
        sources: changedSources({ ...input, sources }, 'p0', { ...CALLED, siteName: '沐風空調' }),
      }),
    ).recommendations.find(({ schemaType }) => schemaType === 'HVACBusiness')
    expect(told?.description).toContain(`來源 1／`)
  })

  it.each([
    'GovernmentOrganization',
    'School',
    'NGO',
    'Physician',
    'Attorney',
    'Campground',
    'OnlineBusiness',
  ])('take a publisher that is marked up as %s for one', (type) => {
    expect(typesFor({ structuredData: [item(type)] })).not.toContain('Organization')
  })

  it.each(['LiveBlogPosting', 'OpinionNewsArticle', 'MedicalScholarlyArticle', 'SocialMediaPosting'])(
    'take what is marked up as %s for an article',
    (type) => {
      expect(typesFor({ structuredData: [item(type)] })).not.toContain('Article')
    },
  )

  it('take a job offer for no article, and a site for no publisher', () => {
    expect(typesFor({ structuredData: [item('JobPosting'), item('WebSite')] })).toEqual(
      expect.arrayContaining(['Article', 'Organization']),
    )
  })

  it('do not ask a vet’s practice that says so for what it says', () => {
    const vet = { ...CALLED, siteName: '毛日子動物醫院', structuredData: [item('VeterinaryCare')] }
    for (const type of ['VeterinaryCare', 'Organization']) expect(typesFor(vet)).not.toContain(type)
  })

  it('take every kind of organization for one on the sources', () => {
    const source = viewOf(input).othersRead[0]
    const sources = changedSources(input, source?.id ?? '', {
      structuredData: [item('NewsMediaOrganization')],
    })
    const { recommendations } = writeStructuredData(viewOf({ ...input, sources }))
    const told = recommendations.find(({ schemaType }) => schemaType === 'Organization')
    expect(told?.description).toContain('來源 1／')
  })

  it('name a vet’s practice with LocalBusiness, to which its own type does not belong', () => {
    const vet = adviceFor({ ...CALLED, siteName: '毛日子動物醫院' })
    expect(
      vet.recommendations.find(({ schemaType }) => schemaType === 'VeterinaryCare')?.implementation,
    ).toContain('不屬於 LocalBusiness')
    expect(nodeOf({ ...CALLED, siteName: '毛日子動物醫院' }, 'VeterinaryCare')['@type']).toEqual([
      'LocalBusiness',
      'VeterinaryCare',
    ])
  })

  it('take no thread’s posts for questions that the site answers', () => {
    const of = (mark: string) =>
      typesFor({
        faq: [
          { question: `${mark}那筆錢付給誰？`, answer: '付給銀行。' },
          { question: '家裡其他人的呢？', answer: '附卡也會有一行。' },
        ],
      })
    expect(of('')).toContain('FAQPage')
    expect(of('1 樓 小雨：')).not.toContain('FAQPage')
  })

  it.each<[ReadPage['type'], string]>([
    ['article', 'Article'],
    ['documentation', 'TechArticle'],
    ['product', 'Product'],
    ['forum', 'DiscussionForumPosting'],
  ])('fit the kind of page: %s', (type, schemaType) => {
    expect(typesFor({ type })[0]).toBe(schemaType)
  })

  it('give the first post of a thread, and not the line with its date', () => {
    const blocks = ['2026-01-05 21:33', '想請問全口矯正報價 22 萬合理嗎？'].map((text) => ({
      kind: 'paragraph' as const,
      level: 0,
      text,
      start: 0,
      role: 'content' as const,
    }))
    expect(nodeOf({ type: 'forum', blocks }, 'DiscussionForumPosting').text).toBe(
      '想請問全口矯正報價 22 萬合理嗎？',
    )
  })

  it('give a post without what the board adds to it', () => {
    const text =
      '家裡十坪想買除濕機，預算一萬內有推薦的嗎 謝謝大家 -- ※ 發信站: 批踢踢實業坊(ptt.cc), 來自: 1.2.3.4 (臺灣)'
    const blocks = [{ kind: 'paragraph' as const, level: 0, text, start: 0, role: 'content' as const }]
    expect(nodeOf({ type: 'forum', blocks }, 'DiscussionForumPosting').text).toBe(
      '家裡十坪想買除濕機，預算一萬內有推薦的嗎 謝謝大家',
    )
  })

  it('promise no search appearance for FAQ and HowTo, and say why', () => {
    const { recommendations } = adviceFor({
      faq: [
        { question: '要訂多早？', answer: '半年前。' },
        { question: '會冷嗎？', answer: '早晚會。' },
      ],
      howTo: ['先訂房', '再買票'],
    })
    const faq = recommendations.find((each) => each.schemaType === 'FAQPage')
    const howTo = recommendations.find((each) => each.schemaType === 'HowTo')
    expect(faq?.description).toMatch(/2026 年 5 月 7 日.*不會有任何變化/)
    expect(howTo?.description).toMatch(/2023 年.*不會有任何變化/)
    for (const each of [faq, howTo]) {
      expect(each?.priority).toBe('low')
      expect(each?.benefits.join('')).not.toMatch(/顯示|排名|點擊/)
    }
  })

  it('say of questions whose answers count the year from the page’s day that the year must be written', () => {
    const told = (answer: string) => {
      const faq = [
        { question: '票價多少？', answer },
        { question: '會冷嗎？', answer: '早晚會。' },
      ]
      const advice = adviceFor({ faq }).recommendations
      return advice.find(({ schemaType }) => schemaType === 'FAQPage')?.implementation
    }
    expect(told('去年起漲為 300 元。')).toContain('回答裡的「去年」在標記裡看不出是哪一年')
    expect(told('300 元。')).not.toContain('哪一年')
  })

  it('of FAQ and HowTo are not needed for Google, as the report says elsewhere', () => {
    const faq = [
      { question: '要訂多早？', answer: '半年前。' },
      { question: '會冷嗎？', answer: '早晚會。' },
    ]
    const retired = adviceFor({ faq, howTo: ['先訂房', '再買票'] }).recommendations.filter(({ schemaType }) =>
      ['FAQPage', 'HowTo'].includes(schemaType),
    )
    expect(retired).toHaveLength(2)
    for (const { description } of retired) expect(description).toContain('為了 Google 搜尋結果不必標記')
  })

  it('rest on no source’s lack of a type, and are not urgent for what only others would show a use of', () => {
    const bare = input.sources.map((source) =>
      source.page === null ? source : { ...source, page: { ...source.page, structuredData: [] } },
    )
    const adviceWith = (types: string[]) =>
      writeStructuredData(
        viewOf({
          ...input,
          sources: bare.map((source) =>
            source.page === null || source.role === 'user'
              ? source
              : { ...source, page: { ...source.page, structuredData: types.map((type) => item(type)) } },
          ),
        }),
      ).recommendations
    const trail = (types: string[]) =>
      adviceWith(types).find(({ schemaType }) => schemaType === 'BreadcrumbList')?.priority
    expect(JSON.stringify(adviceWith([]))).not.toContain('來源都沒有')
    expect([trail([]), trail(['BreadcrumbList'])]).toEqual(['low', 'medium'])
  })

  it('name the type of business that the page’s title names as its trade, and no other', () => {
    const firm = {
      type: 'service' as const,
      siteName: '順路工班',
      contacts: {
        phones: ['02-2700-0000'],
        emails: [],
        addresses: ['臺北市信義區松仁路 1 號'],
        hours: [],
        form: false,
      },
      structuredData: [],
    }
    const told = (title: string) =>
      adviceFor({ ...firm, title }).recommendations.find(({ schemaType }) => schemaType === 'LocalBusiness')
        ?.implementation
    expect(told('家庭搬家服務與價目｜順路工班')).toContain(
      '標題提到「搬家」：若這是您的本業，類型請改用更貼切的 MovingCompany',
    )
    expect(told('到府收納｜順路工班')).toContain('有更貼切的類型時請改用')
    expect(told('到府收納｜順路工班')).not.toMatch(/Store|HomeAndConstruction/u)
  })

  it('never promise that anything is shown or cited', () => {
    const { recommendations } = adviceFor({ type: 'product' })
    for (const { benefits } of recommendations)
      expect(benefits.join('')).not.toMatch(/(?:保證(?!顯示)|一定|會被引用|提高排名)/u)
    expect(JSON.stringify(recommendations)).not.toMatch(/保證(?!顯示)|必定|提升排名/)
  })

  it('name no retired type', () => {
    const all = (
      ['article', 'product', 'forum', 'service', 'collection', 'listing', 'documentation'] as const
    ).flatMap((type) => typesFor({ type }))
    for (const retired of [
      'ClaimReview',
      'Course',
      'SpecialAnnouncement',
      'Vehicle',
      'LearningResource',
      'EstimatedSalary',
    ])
      expect(all).not.toContain(retired)
  })
})

it('says in Chinese where a page’s JSON-LD is broken', () => {
  const problem =
    'JSON 無法解析（Expected double-quoted property name in JSON at position 189 (line 4 column 19)）'
  const broken = { ...item(), problems: [problem] }
  const [own] = structuredDataOf(viewChanged({ structuredData: [broken] }))
  expect(own?.problems).toEqual(['JSON 無法解析（第 4 行第 19 個字元附近有語法錯誤）'])
})
