import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { ACCOUNTS, SAMPLES } from '../sandbox/src/seed.ts'
import { ensureChromium } from './lib/chromium.ts'
import { inRoot } from './lib/paths.ts'
import { portOffset, portsAt } from './lib/ports.ts'
import { runMain, say } from './lib/say.ts'

/** `npm run screenshot`: the README's picture, taken from a running `npm start` after a real analysis. */
await runMain(async () => {
  const address = `http://127.0.0.1:${portsAt(portOffset(process.argv)).hosting}`
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
  })
  const sample = SAMPLES[0]
  if (sample === undefined) throw new Error('the sandbox has no samples')
  await page.goto(`${address}/login`)
  await page.getByLabel('電子郵件').fill(ACCOUNTS.user.email)
  await page.getByLabel('密碼', { exact: true }).fill(ACCOUNTS.user.password)
  await page.getByRole('button', { name: '登入', exact: true }).click()
  await page.getByLabel('目標關鍵字').fill(sample.targetKeyword)
  await page.getByLabel('您的網頁網址').fill(sample.userPageUrl)
  await page.getByRole('button', { name: '開始分析' }).click()
  await page.getByRole('heading', { level: 1, name: sample.targetKeyword }).waitFor({ timeout: 60_000 })
  // The toast that announces the report would cover a part of it.
  await page.getByText('分析完成！報告已準備好。').waitFor({ state: 'hidden', timeout: 30_000 })
  await mkdir(inRoot('docs', 'images'), { recursive: true })
  const path = inRoot('docs', 'images', 'report.png')
  await page.screenshot({ path })
  await browser.close()
  say(`Written: ${path}`)
})
