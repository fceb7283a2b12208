import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { API_ERRORS, type ApiErrorCode } from '@gaplens/contracts/errors'
import { encodePng } from '../../functions/src/branding/write-png.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { readZip } from '../../scripts/rehearse/read-zip.ts'
import { testSuite } from '../support/suite.ts'
import { KEYWORD, seedAnalysis } from './seeded-analysis.ts'
import { expect, expectAccessible, reportHeading } from './support.ts'
import {
  chooseFrom,
  EXTREMES,
  failingTest,
  keepPicture,
  lookAt,
  sideways,
  test,
} from './workspace-support.ts'

test.describe.configure({ timeout: 240_000 })
failingTest.describe.configure({ timeout: 240_000 })

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
  await page.getByRole('textbox', { name: '密碼（選填）' }).fill('correct horse')
  await page.getByRole('button', { name: '建立連結' }).click()
  await expect(page.getByRole('textbox', { name: '分享連結' })).toBeFocused()
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
  await page.getByRole('button', { name: '撤銷連結' }).click()
  await expect(page.getByText('連結已撤銷，立即失效。')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '匯出／分享' })).toBeFocused()
  expect((await seen.goto(link))?.status()).toBe(404)
  await expect(seen.getByText('這個分享連結不存在、已到期，或已撤銷。')).toBeVisible()
  await stranger.close()
})

failingTest(
  'a report’s archive is checked offline, and says what it lacks and what was changed',
  async ({ page, user, browser }) => {
    // One from before records were kept: its archive says so.
    const id = await seedAnalysis(user.uid)
    await page.goto(`/app/analyses/${id}`)
    await expect(reportHeading(page, KEYWORD)).toBeVisible()
    const archive = '**/api/export/archive/*'
    const entry = '下載封存檔（ZIP，可查驗）'
    for (const [answer, words] of [
      [{ status: 429, json: refusal('archive-limit') }, API_ERRORS['archive-limit'].message],
      [{ status: 200, body: 'cut short' }, '收到的封存檔不完整，沒有儲存。請再下載一次。'],
    ] as const) {
      await page.route(archive, (route) => route.fulfill(answer), { times: 1 })
      await chooseFrom(page, '匯出／分享', entry)
      await expect(page.getByText(words)).toBeVisible()
    }
    await page.route(archive, (route) => route.abort(), { times: 1 })
    await chooseFrom(page, '匯出／分享', entry)
    await expect(page.getByText('無法連線到伺服器，請檢查網路後再試一次。')).toBeVisible()

    const saving = page.waitForEvent('download')
    await chooseFrom(page, '匯出／分享', entry)
    const path = await (await saving).path()
    await expect(page.getByText(/封存檔下載完成。這份報告當時沒有保存：搜尋服務的原始回應、/)).toBeVisible()

    const zip = await readFile(path)
    const folder = await mkdtemp(join(tmpdir(), 'archive-'))
    const files = readZip(zip)
    for (const [name, content] of files) await writeFile(join(folder, name), content)
    const context = await browser.newContext({ offline: true, viewport: { width: 360, height: 740 } })
    const verifier = await context.newPage()
    await verifier.goto(pathToFileURL(join(folder, 'verify.html')).href)
    const choose = (name: string, buffer: Buffer) =>
      verifier.getByLabel('封存檔（ZIP）').setInputFiles({ name, mimeType: 'application/zip', buffer })
    await choose('whole.zip', zip)
    await expect(verifier.getByText('相符：封存檔從產生之後沒有改過。')).toBeVisible()
    const changed = Buffer.from(zip)
    changed[zip.indexOf('"qualityAssessment"') + 3] = 0x41
    await choose('changed.zip', changed)
    await expect(verifier.getByText('不符：找到 1 個問題。')).toBeVisible()
    await expect(verifier.getByText(/^・report\.json：內容和清單上的雜湊不符/)).toBeVisible()
    const chooseFolder = async () => {
      const chooser = verifier.waitForEvent('filechooser')
      await verifier.getByLabel('解壓縮後的資料夾').click()
      await (await chooser).setFiles(folder)
    }
    await chooseFolder()
    await expect(verifier.getByText('相符：封存檔從產生之後沒有改過。')).toBeVisible()
    // The same folder again, with one more character in a file of it.
    await appendFile(join(folder, 'report.json'), ' ')
    await chooseFolder()
    await expect(verifier.getByText(/^・report\.json：內容和清單上的雜湊不符/)).toBeVisible()
    await keepPicture(verifier, 'verify-360')
    expect(await sideways(verifier)).toBe(0)
    await context.close()

    // axe is put in by the test; the page's own policy lets in nothing else than its script.
    const seen = await browser.newContext({ bypassCSP: true, colorScheme: 'dark' })
    const look = await seen.newPage()
    await look.goto(pathToFileURL(join(folder, 'verify.html')).href)
    await look.getByLabel('封存檔（ZIP）').setInputFiles(path)
    await expect(look.getByText('相符：封存檔從產生之後沒有改過。')).toBeVisible()
    await expectAccessible(look)
    await seen.close()
    await rm(folder, { recursive: true })
  },
)

function refusal(code: ApiErrorCode) {
  return { error: { code, message: API_ERRORS[code].message, requestId: 'test' } }
}
