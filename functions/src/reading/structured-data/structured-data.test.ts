import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const structured = (html: string) =>
  readPage({
    bytes: Buffer.from(html),
    url: 'https://shop.linlab.test/p/1',
    contentType: 'text/html; charset=utf-8',
  }).structuredData
const jsonLd = (text: string) => structured(`<script type="application/ld+json">${text}</script>`)

describe('structured data', () => {
  it('reads JSON-LD with its nested items, and says what Google asks for and it lacks', () => {
    const [product, offer] = jsonLd(
      '{"@context":"https://schema.org","@type":"Product","name":"濾水壺","offers":{"@type":"Offer","priceCurrency":"TWD"}}',
    )
    expect(product).toMatchObject({ syntax: 'json-ld', types: ['Product'], properties: ['name', 'offers'] })
    expect(offer?.types).toEqual(['Offer'])
    expect(offer?.problems.join()).toContain('price')
  })

  it.each<[string, string, boolean]>([
    [
      'a shop on the web alone no address',
      '{"@type":"OnlineStore","name":"甲","url":"https://a.test/"}',
      false,
    ],
    ['a business with a door its address', '{"@type":"Store","name":"甲"}', true],
    [
      'a job its place',
      '{"@type":"JobPosting","title":"甲","description":"乙","datePosted":"2026-11-01","hiringOrganization":{"@type":"Organization","name":"丙"}}',
      true,
    ],
    [
      'a remote job none',
      '{"@type":"JobPosting","title":"甲","description":"乙","datePosted":"2026-11-01","hiringOrganization":{"@type":"Organization","name":"丙"},"jobLocationType":"TELECOMMUTE"}',
      false,
    ],
  ])('asks of %s', (_case, code, asks) => {
    const problems = jsonLd(code)[0]?.problems ?? []
    expect(problems.some((problem) => problem.startsWith('缺少必要屬性'))).toBe(asks)
  })

  it.each<[string, string, string]>([
    [
      'an event a street address: an address on the web is none',
      '{"@type":"Event","name":"甲","startDate":"2026-12-01","location":{"@type":"VirtualLocation","url":"https://a.test/"}}',
      'location.address',
    ],
    [
      'a rating that stands alone what is rated',
      '{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":3}',
      'itemReviewed',
    ],
    [
      'a review that stands alone the name of what is reviewed',
      '{"@type":"Review","author":"甲","reviewRating":{"@type":"Rating","ratingValue":4},"itemReviewed":{"@type":"Book","isbn":"1"}}',
      'itemReviewed.name',
    ],
    ['a course its description', '{"@type":"Course","name":"甲"}', 'description'],
    ['an app its price', '{"@type":"WebApplication","name":"甲","offers":{"@type":"Offer"}}', 'offers.price'],
    [
      'a video its date',
      '{"@type":"VideoObject","name":"甲","thumbnailUrl":"https://a.test/i.jpg"}',
      'uploadDate',
    ],
    [
      'a question its number of answers',
      '{"@type":"QAPage","mainEntity":{"@type":"Question","name":"甲","acceptedAnswer":{"@type":"Answer","text":"乙"}}}',
      'mainEntity.answerCount',
    ],
    [
      'a list its positions',
      '{"@type":"ItemList","itemListElement":[{"@type":"ListItem","url":"https://a.test/1"}]}',
      'position',
    ],
  ])('asks of %s', (_case, code, property) => {
    const required = jsonLd(code)[0]?.problems.find((problem) => problem.startsWith('缺少必要屬性'))
    expect(required).toContain(property)
  })

  /** What is required of any item of a script. */
  const requiredIn = (code: string) =>
    jsonLd(code)
      .flatMap(({ problems }) => problems)
      .filter((problem) => problem.startsWith('缺少必要屬性'))

  it('asks of a product’s offer the amount, which its specification may give', () => {
    const product = (price: string) =>
      requiredIn(
        `{"@type":"Product","name":"甲","offers":{"@type":"Offer","priceSpecification":{"@type":"PriceSpecification",${price}}}}`,
      )
    expect(product('"priceCurrency":"TWD"').join()).toContain('priceSpecification.price')
    expect(product('"price":100')).toEqual([])
  })

  const PLACE =
    '{"@type":"Place","name":"乙","address":{"@type":"PostalAddress","streetAddress":"和平東路一段 10 號"}}'
  const EVENT = '"@type":"Event","name":"甲","startDate":"2026-12-01"'
  it.each([
    [
      'a clinic’s catalogue of services a price',
      '{"@type":"Dentist","name":"甲","address":"乙","hasOfferCatalog":{"@type":"OfferCatalog","itemListElement":[{"@type":"Offer","itemOffered":{"@type":"Service","name":"植牙"}}]}}',
    ],
    [
      'an event’s tickets a price',
      `{${EVENT},"location":${PLACE},"offers":{"@type":"Offer","url":"https://a.test/"}}`,
    ],
    [
      'a course’s offer a price',
      '{"@type":"Course","name":"甲","description":"乙","offers":{"@type":"Offer","category":"Free"}}',
    ],
    [
      'a publisher with a door its address',
      '{"@type":"Article","headline":"甲","publisher":{"@type":"Dentist","name":"乙","logo":"https://a.test/l.png"}}',
    ],
    [
      'a broadcast a name and a place',
      '{"@type":"VideoObject","name":"甲","thumbnailUrl":"https://a.test/i.jpg","uploadDate":"2026-11-01","publication":{"@type":"BroadcastEvent","isLiveBroadcast":true,"startDate":"2026-11-01"}}',
    ],
    [
      'an event in a place and online a second address',
      `{${EVENT},"location":[{"@type":"VirtualLocation","url":"https://a.test/"},${PLACE}]}`,
    ],
  ])('does not ask of %s', (_case, code) => {
    expect(requiredIn(code)).toEqual([])
  })

  it('asks of the business that a page is about its address', () => {
    const page = '{"@type":"WebPage","mainEntity":{"@type":"Dentist","name":"甲","telephone":"02-2700-0000"}}'
    expect(requiredIn(page).join()).toContain('address')
  })

  it('asks of a rating within what it rates for nothing that its place says', () => {
    const items = jsonLd(
      '{"@context":"https://schema.org","@type":"Recipe","name":"甲","image":"https://a.test/i.jpg","aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"ratingCount":3}}',
    )
    expect(items.flatMap(({ problems }) => problems).filter((text) => text.includes('必要'))).toEqual([])
  })

  it('reads graphs and several types', () => {
    const items = jsonLd(
      '{"@context":"https://schema.org","@graph":[{"@type":["Dentist","LocalBusiness"],"name":"a","address":"b"},{"@type":"WebSite","name":"c"}]}',
    )
    expect(items.map(({ types }) => types)).toEqual([['Dentist', 'LocalBusiness'], ['WebSite']])
  })

  it('asks nothing of what is named in passing', () => {
    const items = jsonLd(
      '{"@context":"https://schema.org","@type":"Offer","price":1,"priceCurrency":"TWD","availability":"a","itemOffered":{"@type":"Product","name":"b","sku":"1"},"seller":{"@type":"Organization","name":"c","logo":"d"}}',
    )
    expect(items.flatMap(({ problems }) => problems)).toEqual([])
  })

  it('does not let the entries of a list push out what stands after it', () => {
    const entries = Array.from({ length: 300 }, (_, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: 'a',
    }))
    const items = jsonLd(
      JSON.stringify([
        { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: entries },
        { '@context': 'https://schema.org', '@type': 'WebSite', name: 'c' },
      ]),
    )
    expect(items.filter(({ types }) => types[0] !== 'ListItem').map(({ types }) => types[0])).toEqual([
      'ItemList',
      'WebSite',
    ])
    expect(items.length).toBeLessThanOrEqual(60)
  })

  it('repairs JSON as pages have it, and says that it is faulty', () => {
    const [item] = jsonLd('{"@context":"https://schema.org","@type":"Article","headline":"第一行\n第二行",}')
    expect(item?.types).toEqual(['Article'])
    expect(item?.problems[0]).toContain('JSON 語法有誤')
  })

  it('says when JSON cannot be read at all', () => {
    expect(jsonLd('{"@type":')[0]?.problems[0]).toContain('JSON 無法解析')
  })

  it.each([
    ['no @context', '{"@type":"Person","name":"a"}', '@context'],
    ['no type', '{"@context":"https://schema.org","name":"a"}', '型別'],
    [
      'a date that is not ISO 8601',
      '{"@context":"https://schema.org","@type":"Article","headline":"a","datePublished":"昨天"}',
      'ISO 8601',
    ],
    [
      'a question without an answer',
      '{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"q"}]}',
      '答案',
    ],
    [
      'a rating above the best',
      '{"@context":"https://schema.org","@type":"AggregateRating","ratingValue":"48","reviewCount":3}',
      '超過最高分',
    ],
    [
      'a breadcrumb without positions',
      '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","name":"a"}]}',
      'position',
    ],
    [
      'a breadcrumb of one step',
      '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"a","item":"https://a.test/"}]}',
      '至少兩項',
    ],
    [
      'a step of a breadcrumb that leads nowhere',
      '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"a"},{"@type":"ListItem","position":2,"name":"b"}]}',
      '缺少 item',
    ],
  ])('says %s', (_, json, problem) => {
    expect(
      jsonLd(json)
        .flatMap(({ problems }) => problems)
        .join('；'),
    ).toContain(problem)
  })

  it.each([
    ['2024-05', '沒有完整的日期'],
    ['2024', '沒有完整的日期'],
    ['2024-13', 'ISO 8601'],
    ['2024/05/01', 'ISO 8601'],
    ['2024-02-31', 'ISO 8601'],
    ['2024-05-01', null],
    ['2024-05-01T08:00:00+08:00', null],
    ['20240501', null],
  ])('says of the date %s: %s', (date, problem) => {
    const [item] = jsonLd(
      `{"@context":"https://schema.org","@type":"Article","headline":"a","datePublished":"${date}"}`,
    )
    const told = item?.problems.filter((text) => text.startsWith('datePublished')) ?? []
    if (problem === null) expect(told).toEqual([])
    else expect(told.join()).toContain(problem)
  })

  it('reads microdata', () => {
    const [product, offer] = structured(
      '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">濾水壺</h1><img itemprop="image" src="/a.jpg"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="990"><meta itemprop="priceCurrency" content="TWD"><link itemprop="availability" href="https://schema.org/InStock"></div></div>',
    )
    expect(product).toMatchObject({
      syntax: 'microdata',
      types: ['Product'],
      properties: ['name', 'image', 'offers'],
    })
    expect(offer).toMatchObject({
      types: ['Offer'],
      properties: ['price', 'priceCurrency', 'availability'],
      problems: [],
    })
  })

  it('reads RDFa', () => {
    const [person] = structured(
      '<div vocab="https://schema.org/" typeof="Person"><span property="name">林以晴</span></div>',
    )
    expect(person).toMatchObject({ syntax: 'rdfa', types: ['Person'], properties: ['name'], problems: [] })
  })

  it('does not take Open Graph for items', () => {
    expect(structured('<meta property="og:title" content="a">')).toEqual([])
  })
})

describe('markup that a script may add', () => {
  const scripted = (html: string) =>
    readPage({ bytes: Buffer.from(html), url: 'https://a.test/', contentType: 'text/html; charset=utf-8' })
      .scriptedMarkup

  it.each([
    [
      'a tag manager',
      "<script>(function(w,d,s,l,i){})(window,document,'script','dataLayer','GTM-AB12CD3');</script>",
    ],
    [
      'a tag manager by its address',
      '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3"></script>',
    ],
    [
      'a script that writes JSON-LD',
      '<script>var s=document.createElement("script");s.type="application/ld+json"</script>',
    ],
  ])('is possible with %s', (_, html) => {
    expect(scripted(html)).toBe(true)
  })

  it.each([
    ['JSON-LD itself', '<script type="application/ld+json">{"@type":"Thing"}</script>'],
    ['statistics', '<script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD3"></script>'],
    ['no script', '<p>GTM-AB12CD3</p>'],
  ])('is not told of a page with %s', (_, html) => {
    expect(scripted(html)).toBeUndefined()
  })
})
