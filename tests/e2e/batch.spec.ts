import { readFile } from 'node:fs/promises'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { readZip } from '../../scripts/rehearse/read-zip.ts'
import { expect, expectAccessible } from './support.ts'
import { EXTREMES, lookAt, test } from './workspace-support.ts'

test.describe.configure({ timeout: 240_000 })

const [sample] = SAMPLES
if (sample === undefined) throw new Error('the sandbox has no samples')
const { targetKeyword, userPageUrl } = sample

test('a list is uploaded, corrected, run to its reports by keyboard, and handed over', async ({
  page,
  user,
}) => {
  await page.getByRole('link', { name: /^批次分析/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '批次分析' })).toBeVisible()
  await expect(page.getByText(/還沒有批次/)).toBeVisible()
  // Big5 for 「關鍵字,網址」, as Excel in Taiwan saves it; the rows below are plain.
  const heading = Buffer.from('c3f6c1e4a6722cbaf4a77d0d0a', 'hex')
  await page.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.concat([heading, Buffer.from('plain,none\r\n')]),
  })
  await expect(page.getByText('已讀取「list.csv」，內容在上面的清單裡。')).toBeVisible()
  await expect(page.getByLabel('清單', { exact: true })).toHaveValue(/^關鍵字\t網址\nplain\tnone$/)
  await expect(page.getByText('0 列可以分析，1 列有問題。')).toBeVisible()
  await page.getByLabel('批次名稱（選填）').fill('九月的文章')
  await page.getByLabel('清單', { exact: true }).fill(`${targetKeyword}\t${userPageUrl}\n水溫\tnone`)
  await lookAt(page, 'batch-new', async () => {
    await expect(page.getByText('1 列可以分析，1 列有問題。')).toBeVisible()
    await expect(page.getByText('保留 1 點，之後剩餘 4 點。')).toBeVisible()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: '開始 1 列分析' }).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: '九月的文章' })).toBeVisible()
  await expect(page.getByText('已完成 1／1 列：1 份報告。')).toBeVisible({ timeout: 120_000 })
  await lookAt(
    page,
    'batch-done',
    async () => {
      await expect(page.getByRole('link', { name: `看報告：第 1 列「${targetKeyword}」` })).toBeVisible()
    },
    EXTREMES,
  )
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: '下載全部報告（ZIP）' }).click()
  const files = readZip(await readFile(await (await zip).path()))
  expect([...files.keys()].map((name) => name.split('/')[0])).toEqual(['client', 'html', 'json'])
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: '下載摘要（CSV）' }).click()
  expect(await readFile(await (await csv).path(), 'utf8')).toContain(`1,${targetKeyword},${userPageUrl},完成`)

  await page.getByRole('link', { name: `看報告：第 1 列「${targetKeyword}」` }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(targetKeyword) })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('complementary').getByText('批次第 1 列')).toBeVisible()
  await page.goto('/app/account/points')
  await expect(page.getByRole('row', { name: /批次分析 1 列/ })).toContainText('-1')
  expect(user.uid).not.toBe('')
})

test('a batch that is cancelled says what came back', async ({ page, user: _ }) => {
  await page.goto('/app/batch')
  const rows = [1, 2, 3, 4, 5].map((at) => `${targetKeyword}\thttps://faults.test/hang?${at}`)
  await page.getByLabel('清單', { exact: true }).fill(rows.join('\n'))
  await page.getByRole('button', { name: '開始 5 列分析' }).click()
  await page.getByRole('button', { name: '暫停' }).press('Enter')
  await expect(page.getByRole('button', { name: '繼續' })).toBeFocused()
  await expect(page.getByText('執行中的列會完成', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '取消批次' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: '取消批次' }).click()
  await expect(page.getByText(/批次已取消，退還 [1-5] 點/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/列沒有執行，點數已退還/)).toBeVisible()
  // The rows that had begun end first.
  const again = page.getByRole('button', { name: /^重新分析點數已退還的 [1-5] 列$/ })
  await expect(again).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page)
  await again.click()
  await expect(page.getByLabel('清單', { exact: true })).toHaveValue(/hang\?5/)
  await expect(page.getByRole('button', { name: /^開始 [1-5] 列分析$/ })).toBeVisible()
})
