import type { Page } from '@playwright/test'
import { withGoogleScript } from './gapi-stand-in.ts'
import { expect, signInByForm, test } from './support.ts'

const PUBLIC = ['/', '/en', '/sample', '/terms', '/privacy', '/bot', '/old']
const GOOGLE = 'https://apis.google.com'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Every violation that the browser sees on a page, swallowed or not, enforced or reported only. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(
        `${event.disposition} ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      )
    })
  })
  return () => page.evaluate(() => window.violations)
}

test.describe('no page breaks the policy that it is sent with', () => {
  for (const path of PUBLIC)
    test(`${path}, also after hydration`, async ({ page }) => {
      const violations = await watchViolations(page)
      await page.goto(path)
      await page.mouse.move(100, 100)
      await page.keyboard.press('Tab')
      await page.mouse.wheel(0, 2_000)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations()).toEqual([])
    })

  test('the chat on a public page', async ({ page }) => {
    const violations = await watchViolations(page)
    await page.goto('/')
    await page.keyboard.press('Control+Shift+C')
    await page.getByRole('dialog').getByRole('textbox').fill('點數會過期嗎')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByText('不會。點數永久有效')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  test('the app: signing in, the workspace, the account, the purchase', async ({ page, person }) => {
    const violations = await watchViolations(page)
    await page.goto('/login')
    await signInByForm(page, person)
    await expect(page).toHaveURL(/\/app$/)
    for (const path of ['/app', '/app/account', '/purchase']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations()).toEqual([])
    }
  })

  test('Google’s sign-in window', async ({ page, context }) => {
    await withGoogleScript(context)
    const violations = await watchViolations(page)
    await page.goto('/login')
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: '使用 Google 帳號繼續' }).click()
    await expect(await popup).toHaveURL(/emulator\/auth\/handler/)
    expect(await violations()).toEqual([])
  })
})

test.describe('what the browser refuses', () => {
  // The refusals below are written to the console, which `quiet` would take for a fault.
  test.use({ quiet: async ({ page: _ }, use) => use(undefined) })

  /** Whether a script of this address runs when it is added to the page as our own code would. */
  async function runs(page: Page, address: string): Promise<boolean> {
    return await page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const script = document.createElement('script')
          script.onload = () => resolve(true)
          script.onerror = () => resolve(false)
          script.src = src
          document.head.append(script)
        }),
      address,
    )
  }

  test('every script of Google’s host but the two that the sign-in window needs', async ({
    page,
    context,
  }) => {
    await context.route(`${GOOGLE}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'void 0' }),
    )
    await page.goto('/login')
    expect(await runs(page, `${GOOGLE}/js/api.js?onload=x`)).toBe(true)
    expect(await runs(page, `${GOOGLE}/_/scs/abc-static/_/js/k=gapi.lb.zh/cb=gapi.loaded_0?le=scs`)).toBe(
      true,
    )
    for (const other of [
      '/js/plusone.js',
      '/js/platform.js',
      '/js/client.js',
      '/_/scs/other/x.js',
      '/js/api.js/x',
    ])
      expect(await runs(page, GOOGLE + other), other).toBe(false)
  })

  test('markup and script addresses made of strings, on the public pages', async ({ page }) => {
    for (const path of ['/', '/sample', '/terms']) {
      const violations = await watchViolations(page)
      await page.goto(path)
      const attempt = (act: () => unknown) => page.evaluate(act).then(() => 'ran', String)
      expect(
        await attempt(() => {
          document.body.innerHTML = '<img src=x onerror="document.title = 1">'
        }),
      ).toMatch(/TrustedHTML/)
      expect(
        await attempt(() => {
          document.createElement('script').src = 'https://evil.example/x.js'
        }),
      ).toMatch(/TrustedScriptURL/)
      expect((await violations()).join()).toContain('require-trusted-types-for')
    }
  })

  test('what it has refused arrives at the API', async ({ page }) => {
    await page.goto('/login')
    const sent = page.waitForResponse(/\/api\/csp-reports$/)
    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = 'https://evil.example/pixel.png'
      document.body.append(image)
    })
    expect((await sent).status()).toBe(204)
  })
})

test('a file that is missing is asked for again, and one that is there is kept', async ({ request }) => {
  const there = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? ''
  expect((await request.get(there)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const missing = await request.get('/assets/start-00000000.js')
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-cache'])
})
