import { testSuite } from '../support/suite.ts'
import { expect, test } from './support.ts'

const INDEXED = ['/', '/en', '/sample', '/terms', '/privacy', '/bot']
const LANDING = ['/', '/en']

/** What a crawler that runs no script sees. */
async function htmlOf(path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const answer = await fetch(`${testSuite().address}${path}`)
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

test.describe('every listed page', () => {
  test('says who it is: title, description, canonical, preview, structured data', async () => {
    const titles = new Set<string>()
    for (const path of INDEXED) {
      const { html } = await htmlOf(path)
      titles.add(/<title>([^<]{5,70})<\/title>/.exec(html)?.[1] ?? '')
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
      expect(html).toContain(`<link rel="canonical" href="https://gaplens.example${path}">`)
      expect(html).not.toContain('content="noindex"')
      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'])
        expect(html).toContain(`property="${name}"`)
      const image = /property="og:image" content="https:\/\/gaplens\.example([^"]+)"/.exec(html)?.[1] ?? ''
      expect((await fetch(`${testSuite().address}${image}`)).headers.get('content-type')).toBe('image/png')
    }
    expect(titles).toHaveProperty('size', INDEXED.length)
  })

  test('the two languages name each other', async () => {
    for (const path of LANDING) {
      const { html } = await htmlOf(path)
      for (const [lang, other] of [
        ['zh-Hant-TW', '/'],
        ['en', '/en'],
        ['x-default', '/'],
      ])
        expect(html).toContain(`hreflang="${lang}" href="https://gaplens.example${other}"`)
    }
  })

  test('structured data is what the page shows', async ({ page }) => {
    for (const path of LANDING) {
      await page.goto(path)
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      const data = blocks.map((block) => JSON.parse(block))
      expect(data.map((item) => item['@type'])).toEqual(['Organization', 'SoftwareApplication', 'FAQPage'])
      for (const { name, acceptedAnswer } of data[2].mainEntity) {
        await expect(page.locator('summary', { hasText: name })).toHaveCount(1)
        await expect(page.locator('#faq')).toContainText(acceptedAnswer.text)
      }
      for (const offer of data[1].offers)
        await expect(page.locator('#pricing')).toContainText(String(offer.price))
    }
  })
})

test.describe('what Hosting sends', () => {
  test('guards every page', async () => {
    for (const path of ['/', '/sample', '/app', '/login', '/no/such/page']) {
      const { headers } = await htmlOf(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(
        /script-src 'self' https:\/\/apis\.google\.com\/js\/api\.js https:\/\/apis\.google\.com\/_\/scs\/abc-static\/_\/js\/;/,
      )
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'none'")
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('lets hashed files be kept for ever', async () => {
    const { html } = await htmlOf('/')
    const asset = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    expect((await htmlOf(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('tells crawlers where to look: robots, sitemap, manifest, noindex on signed-in screens', async () => {
    expect((await htmlOf('/robots.txt')).html).toContain('Sitemap: https://gaplens.example/sitemap.xml')
    const map = (await htmlOf('/sitemap.xml')).html
    expect(
      [...map.matchAll(/<loc>https:\/\/gaplens\.example([^<]+)<\/loc>/g)].map((match) => match[1]),
    ).toEqual(INDEXED)
    const manifest = JSON.parse((await htmlOf('/manifest.webmanifest')).html)
    for (const { src } of manifest.icons) expect((await htmlOf(src)).status).toBe(200)
    for (const path of ['/app', '/login', '/purchase', '/old'])
      expect((await htmlOf(path)).html).toContain('noindex')
  })
})
