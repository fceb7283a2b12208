import { encodePng } from '../../functions/src/branding/write-png.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { testSuite } from '../support/suite.ts'
import { KEYWORD, seedAnalysis } from './seeded-analysis.ts'
import { expect, expectAccessible } from './support.ts'
import { chooseFrom, EXTREMES, keepPicture, lookAt, sideways, test } from './workspace-support.ts'

test.describe.configure({ timeout: 240_000 })

const db = suiteDatabase(testSuite())

/** A picture far larger than a logo may be kept: two bands and an empty margin. */
function picture(): Buffer {
  const [width, height] = [1_600, 400]
  const rgba = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const row = Math.floor(pixel / width)
    if (row > 60 && row < 340) rgba.set(row < 200 ? [11, 61, 145, 255] : [255, 204, 0, 255], pixel * 4)
  }
  return encodePng({ width, height, rgba })
}

test('a report is handed on by a link, under the brand of who hands it on', async ({
  page,
  user,
  browser,
}) => {
  await expect.poll(async () => (await db.users().doc(user.uid).get()).data()?.ledgerOpenedAt).toBeDefined()
  await db.users().doc(user.uid).update({ whiteLabel: true })
  await page.goto('/app/account/brand')
  await page.getByRole('textbox', { name: '品牌名稱' }).fill('北極星行銷')
  await page.getByRole('textbox', { name: '品牌顏色' }).fill('#FFCC00')
  const chosen = page.locator('input[type="file"]')
  await chosen.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('alert(1)') })
  await expect(page.getByRole('alert')).toHaveText('這個檔案不是 PNG、JPEG 或 WebP 圖片。')
  await chosen.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture() })
  await expect(page.getByRole('img', { name: '標誌' })).toHaveJSProperty('naturalWidth', 480)
  await lookAt(
    page,
    'brand',
    async () => await expect(page.getByText(/改用同色系較深的/)).toBeVisible(),
    EXTREMES,
  )
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page.getByText('品牌設定已儲存，之後的匯出檔與分享連結都會套用。')).toBeVisible()

  const id = await seedAnalysis(user.uid)
  await page.goto(`/app/analyses/${id}`)
  await chooseFrom(page, '匯出／分享', '分享連結…')
  await page.getByRole('textbox', { name: '密碼（可不填）' }).fill('correct horse')
  await page.getByRole('button', { name: '建立連結' }).click()
  const link = await page.getByRole('textbox', { name: '分享連結' }).inputValue()
  await lookAt(page, 'share', async () => await expect(page.getByText('看過 0 次')).toBeVisible(), EXTREMES)

  // axe is put in by the test; the page's own policy lets nothing run.
  const stranger = await browser.newContext({ bypassCSP: true })
  const seen = await stranger.newPage()
  const asked: string[] = []
  seen.on('request', (request) => asked.push(request.url()))
  await seen.goto(link)
  await seen.getByLabel('密碼').fill('wrong horse')
  await seen.getByRole('button', { name: '開啟報告' }).click()
  await expect(seen.getByRole('alert')).toHaveText('密碼不正確，請再試一次。')
  await keepPicture(seen, 'shared-password')
  await expectAccessible(seen)
  await seen.getByLabel('密碼').fill('correct horse')
  await seen.getByRole('button', { name: '開啟報告' }).click()
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText(`「${KEYWORD}」內容缺口分析`)
  await expect(seen.locator('header .brand')).toHaveText('北極星行銷')
  await expect(seen.locator('header img')).toHaveJSProperty('naturalWidth', 480)
  expect(await seen.locator('script, link, iframe').count()).toBe(0)
  for (const { width, height, scheme } of EXTREMES) {
    await seen.setViewportSize({ width, height })
    await seen.emulateMedia({ colorScheme: scheme })
    await keepPicture(seen, `shared-${width}-${scheme}`)
    await expectAccessible(seen)
    expect(await sideways(seen)).toBe(0)
  }
  // Its own address and the picture inside it: no script, no Firebase, nobody else.
  expect([...new Set(asked.filter((url) => !url.startsWith('data:')))]).toEqual([link])
  expect(await stranger.cookies()).toEqual([])

  await page.getByRole('button', { name: /^撤銷/ }).click()
  await expect(page.getByText('連結已撤銷，立即失效。')).toBeVisible()
  expect((await seen.goto(link))?.status()).toBe(404)
  await expect(seen.getByText('這個分享連結不存在，或已到期、撤銷。')).toBeVisible()
  await stranger.close()
})
