// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeApiData } from '../../../dev/fake-api-data.ts'
import { fakeSession } from '../../../dev/fake-session.ts'
import { runningBatch } from '../../../dev/fixtures/batch.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'
import { summaryCsv } from './summary-csv.ts'

const open = (path: string, api: FakeApiData = {}) => renderScreen({ path, api })
beforeEach(() => sessionStorage.clear())

const LIST = '手沖咖啡,https://shop.example/a\n水溫,none\n冷萃,shop.example/c'

describe('a new batch', () => {
  it('is checked row by row, and only the sound rows are counted and sent', async () => {
    const { user, calls } = open('/app/batch', { batch: runningBatch() })
    await user.click(await screen.findByLabelText('清單'))
    await user.paste(LIST)
    expect(await screen.findByText('2 列可以分析，1 列有問題。')).toBeDefined()
    expect(screen.getByText(/網址格式不正確/)).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: '只顯示有問題的列' }))
    const table = screen.getByRole('table', { name: '清單的每一列與檢查結果' })
    expect(within(table).getAllByRole('row')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '開始 2 列分析' }))
    expect(await screen.findByRole('heading', { name: '九月的文章' })).toBeDefined()
    const sent = calls.filter(({ method }) => method === 'POST')
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: '',
        rows: [
          { targetKeyword: '手沖咖啡', userPageUrl: 'https://shop.example/a' },
          { targetKeyword: '冷萃', userPageUrl: 'https://shop.example/c' },
        ],
      },
    ])
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('takes a file over into the field, and says in words when it can’t be read', async () => {
    const { user } = open('/app/batch')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('清單')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('no file input')
    await user.upload(input, new File(['手沖咖啡,https://shop.example/a'], 'list.csv'))
    await waitFor(() => expect(field.value).toBe('手沖咖啡\thttps://shop.example/a'))
    expect(screen.getByText('已讀取「list.csv」，內容在上面的清單裡。')).toBeDefined()
    await user.upload(input, new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.csv'))
    expect((await screen.findByRole('alert')).textContent).toContain('有密碼保護的 Excel 檔')
    expect(field.value).toBe('手沖咖啡\thttps://shop.example/a')
    // The browser would not tell of the same file a second time.
    expect(input.value).toBe('')
  })

  it('can be chosen again after a file that was moved before it was read', async () => {
    const { user } = open('/app/batch')
    await screen.findByLabelText('清單')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('no file input')
    const moved = new File(['手沖咖啡,https://shop.example/a'], 'list.csv')
    Object.defineProperty(moved, 'arrayBuffer', {
      value: () => Promise.reject(new DOMException('A requested file could not be found', 'NotFoundError')),
    })
    await user.upload(input, moved)
    expect((await screen.findByRole('alert')).textContent).toContain('請確認檔案沒有移動或改名')
    await user.upload(input, new File(['手沖咖啡,https://shop.example/a'], 'list.csv'))
    expect(await screen.findByText('已讀取「list.csv」，內容在上面的清單裡。')).toBeDefined()
  })

  it('is still there after the screen was left, e.g. to buy points, until it has begun', async () => {
    const first = open('/app/batch', { batch: runningBatch() })
    await first.user.click(await screen.findByLabelText('清單'))
    await first.user.paste(LIST)
    await screen.findByText('2 列可以分析，1 列有問題。')
    first.unmount()
    const second = open('/app/batch', { batch: runningBatch() })
    expect((await screen.findByLabelText<HTMLTextAreaElement>('清單')).value).toBe(LIST)
    await second.user.click(await screen.findByRole('button', { name: '開始 2 列分析' }))
    await screen.findByRole('heading', { name: '九月的文章' })
    second.unmount()
    open('/app/batch')
    expect((await screen.findByLabelText<HTMLTextAreaElement>('清單')).value).toBe('')
  })

  it('of a heading alone says that nothing is in it', async () => {
    const { user } = open('/app/batch')
    await user.click(await screen.findByLabelText('清單'))
    await user.paste('關鍵字,網址')
    expect(await screen.findByText('清單裡只有標題，還沒有關鍵字與網址。')).toBeDefined()
  })

  it('that costs more points than there are says so, and where to buy', async () => {
    const session = fakeSession()
    const userData = session.userData === null ? null : { ...session.userData, points: 1 }
    const { user } = renderScreen({ path: '/app/batch', session: { ...session, userData } })
    await user.click(await screen.findByLabelText('清單'))
    await user.paste(LIST)
    expect(await screen.findByText('需要 2 點，目前有 1 點。請購買點數，或減少列數。')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '開始 2 列分析' }).disabled).toBe(true)
  })

  it('that the server refuses keeps the list and says why', async () => {
    const { user } = open('/app/batch', { errors: { 'POST /batches': 'too-many-batches' } })
    await user.click(await screen.findByLabelText('清單'))
    await user.paste(LIST)
    await user.click(await screen.findByRole('button', { name: '開始 2 列分析' }))
    expect((await screen.findByRole('alert')).textContent).toContain('同時進行的批次已達 3 個')
    expect(screen.getByLabelText<HTMLTextAreaElement>('清單').value).toBe(LIST)
  })

  it('can’t begin where an admin has switched batches off', async () => {
    open('/app/batch', { maxRows: 0 })
    expect(await screen.findByText('目前沒有開放批次分析。')).toBeDefined()
    expect(screen.queryByLabelText('清單')).toBeNull()
  })
})

describe('the batches from before', () => {
  it('are listed with their state; there may be none, or they can’t be loaded', async () => {
    open('/app/batch', { batch: runningBatch() })
    const link = await screen.findByRole('link', { name: '九月的文章' })
    expect(link.getAttribute('href')).toBe('/app/batch/batch-1')
    expect(link.closest('li')?.textContent).toContain('4 列1 份報告')
  })

  it('are missing, and the screen says so', async () => {
    open('/app/batch')
    expect(await screen.findByText(/還沒有批次/)).toBeDefined()
  })

  it('that can’t be read are counted', async () => {
    open('/app/batch', { unreadable: 1 })
    expect(await screen.findByText(/^有 1 個批次暫時無法讀取/)).toBeDefined()
    expect(screen.queryByText(/還沒有批次/)).toBeNull()
  })

  it('can be asked for again when they can’t be loaded', async () => {
    open('/app/batch', { errors: { 'GET /batches': 'unavailable' } })
    expect(await screen.findByText('無法載入批次')).toBeDefined()
    expect(screen.getByRole('button', { name: '重試' })).toBeDefined()
  })
})

describe('a batch', () => {
  it('shows each row with its state and the way to its report', async () => {
    open('/app/batch/batch-1', { batch: runningBatch() })
    expect(await screen.findByText('已完成 2／4 列：1 份報告，1 列沒有報告。')).toBeDefined()
    const table = screen.getByRole('table', { name: '批次的每一列、狀態與報告' })
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td:last-child')?.textContent)
    expect(rows).toEqual(['完成涵蓋度 613 項立即執行看報告', '失敗點數已退還', '分析中40%看進度', '等候中'])
    expect(screen.getByRole('link', { name: '看報告：第 1 列「手沖咖啡 水溫」' }).getAttribute('href')).toBe(
      '/app/analyses/r001-batch',
    )
  })

  it('says once when it was started: by its name, or if it has none by the time', async () => {
    const { unmount } = open('/app/batch/batch-1', { batch: { ...runningBatch(), name: '九月的文章' } })
    expect(await screen.findByText(/^已完成 /)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('九月的文章')
    expect(document.querySelectorAll('time')).toHaveLength(1)
    unmount()
    open('/app/batch/batch-1', { batch: { ...runningBatch(), name: '' } })
    expect(await screen.findByText(/^已完成 /)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/ 的批次$/u)
    expect(document.querySelectorAll('time')).toHaveLength(0)
  })

  it('counts no row as done that was not run', async () => {
    const counts = { waiting: 0, running: 0, reports: 1, failed: 1, released: 2 }
    open('/app/batch/batch-1', { batch: { ...runningBatch(), status: 'cancelled', counts } })
    expect(await screen.findByText('已完成 2／4 列：1 份報告，1 列沒有報告。')).toBeDefined()
    expect(screen.getByText('2 列沒有執行，點數已退還。')).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  })

  it('is paused, resumed, and cancelled once its owner was told what that means', async () => {
    const { user, calls } = open('/app/batch/batch-1', { batch: runningBatch() })
    await user.click(await screen.findByRole('button', { name: '暫停' }))
    expect(await screen.findByRole('button', { name: '繼續' })).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('繼續'))
    await user.click(screen.getByRole('button', { name: '取消批次' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('還沒開始的 1 列不會執行，點數會退還。')
    await user.click(within(dialog).getByRole('button', { name: '取消批次' }))
    expect(await screen.findByText('批次已取消，退還 1 點。')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('九月的文章'))
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { state: 'paused' },
      { state: 'cancelled' },
    ])
  })

  it('says of a report without its page why the point came back, also in the summary', async () => {
    const [row] = runningBatch().rows
    if (row === undefined) throw new Error('no row')
    const batch = runningBatch({ rows: [{ ...row, state: 'completed_with_errors', refunded: true }] })
    open('/app/batch/batch-1', { batch })
    expect((await screen.findByRole('rowheader')).textContent).toContain('無法讀取您的網頁')
    expect(summaryCsv(batch, 'https://gaplens.example')).toContain('完成，有分析提醒,無法讀取您的網頁,')
  })

  it('that is held says why it waits', async () => {
    open('/app/batch/batch-1', { batch: runningBatch({ held: '分析服務暫停中，恢復後會自動繼續。' }) })
    expect(await screen.findByText('分析服務暫停中，恢復後會自動繼續。')).toBeDefined()
  })

  it('that has ended can be taken away and its list removed', async () => {
    const ended = runningBatch({ status: 'finished', open: false })
    const { user, calls } = open('/app/batch/batch-1', { batch: ended })
    await user.click(await screen.findByRole('button', { name: '刪除這份清單' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: '刪除清單' }))
    expect(await screen.findByRole('heading', { name: '批次分析' })).toBeDefined()
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/batches/batch-1')).toBe(true)
  })

  it('that has ended offers its refunded rows for a new batch, and asks before it replaces a list', async () => {
    const ended = runningBatch({ status: 'finished', open: false })
    const refunded = ended.rows.filter((row) => row.refunded)
    const lines = refunded.map((row) => `${row.targetKeyword}\t${row.userPageUrl}`).join('\n')
    const first = open('/app/batch/batch-1', { batch: ended })
    await first.user.click(await screen.findByRole('button', { name: '重新分析點數已退還的 1 列' }))
    const field = await screen.findByLabelText<HTMLTextAreaElement>('清單')
    expect(field.value).toBe(lines)
    await first.user.clear(field)
    await first.user.click(field)
    await first.user.paste(LIST)
    first.unmount()
    const second = open('/app/batch/batch-1', { batch: ended })
    await second.user.click(await screen.findByRole('button', { name: '重新分析點數已退還的 1 列' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('會換成這 1 列')
    await second.user.click(within(dialog).getByRole('button', { name: '取代清單' }))
    expect((await screen.findByLabelText<HTMLTextAreaElement>('清單')).value).toBe(lines)
  })

  it('under way offers no row again', async () => {
    open('/app/batch/batch-1', { batch: runningBatch() })
    await screen.findByRole('button', { name: '暫停' })
    expect(screen.queryByRole('button', { name: /^重做/ })).toBeNull()
  })

  it('gives its reports as one file, fetched in parts', async () => {
    const saved: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}` }))
    const { user, calls } = open('/app/batch/batch-1', { batch: runningBatch() })
    await user.click(await screen.findByRole('button', { name: '下載全部報告（ZIP）' }))
    expect(await screen.findByText('報告已下載。')).toBeDefined()
    expect(calls.map(({ path }) => path)).toContain('/batches/batch-1/archive?rows=0&part=0')
    const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []))
    expect(Object.keys(files)).toEqual(['json/0.json'])
  })

  it('that is not there says so', async () => {
    open('/app/batch/other')
    expect(await screen.findByText('找不到這個批次')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: '批次分析' })).toBeDefined()
  })
})

it('a summary has a line for each row, and no cell that a spreadsheet takes for a formula', () => {
  const lines = summaryCsv(runningBatch(), 'https://gaplens.example').split('\r\n')
  expect(lines[1]).toBe(
    '1,手沖咖啡 水溫,https://shop.example/a,完成,,61,88,3,1,https://gaplens.example/app/analyses/r001-batch',
  )
  expect(lines[2]).toContain("'=cmd|calc")
  expect(lines[2]).toContain('已退還')
  expect(lines).toHaveLength(6)
})
