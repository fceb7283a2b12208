// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FakeApiData } from '../../../dev/fake-api-data.ts'
import { historyItems } from '../../../dev/fixtures/history.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'

const history = historyItems(Date.now())

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

async function openPanel(api: FakeApiData = { history }, undoMs?: number) {
  const view = renderScreen({ path: '/app', api, ...(undoMs === undefined ? {} : { undoMs }) })
  const panel = await screen.findByRole('complementary', { name: '分析紀錄' })
  return { ...view, panel: within(panel) }
}

/** So long that no deletion falls due before a test lets the time pass, however slow the machine. */
const UNDO_MS = 600_000

/** Opens the panel with a clock that goes on by itself, and that a test can set forward. */
async function openWithClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const view = await openPanel({ history }, UNDO_MS)
  return { ...view, passUndoTime: () => act(async () => vi.advanceTimersByTime(UNDO_MS)) }
}

it('lists each analysis with what is known of it', async () => {
  const { panel } = await openPanel()
  const item = within((await panel.findByText('室內植物 耐陰')).closest('li') ?? document.body)
  expect(item.getByText('leafy.test/indoor')).toBeDefined()
  expect(item.getByText(/^5 天前 \d\d:\d\d$/)).toBeDefined()
  expect(item.getByText('品質 48%').dataset.tone).toBe('poor')
  expect(item.getByText('6 項立即執行')).toBeDefined()
  expect(item.getByText('完成，有分析提醒').dataset.tone).toBe('fair')
  expect(item.queryByText('錯誤')).toBeNull()
  expect(panel.getByText('失敗').dataset.tone).toBe('poor')
  expect(panel.getByText('品質 72%').dataset.tone).toBe('fair')
  expect(panel.getByText('品質 91%').dataset.tone).toBe('good')
  expect(panel.getByText('分析中')).toBeDefined()
  expect(panel.getByText('共 6 筆')).toBeDefined()
})

it('says the place of a page whole, and its score once', async () => {
  const [first] = history
  if (first === undefined) throw new Error('no history')
  const summary = '缺口 12 個：「水溫」、「研磨」等。涵蓋度 13，在 11 個可比對的網頁中排第 9。'
  const { panel } = await openPanel({
    history: [{ ...first, status: 'completed', summary, coverageScore: 13 }],
  })
  expect(await panel.findByText('缺口 12 個：「水溫」、「研磨」等。第 9／11 名。')).toBeDefined()
  expect(panel.getAllByText(/涵蓋度 13/)).toHaveLength(1)
})

it('searches the newest hundred by keyword or address', async () => {
  const { panel, user, calls } = await openPanel()
  await panel.findByText('冷萃咖啡 比例')
  await user.type(panel.getByLabelText('搜尋分析紀錄'), 'PETCARE')
  await waitFor(() => expect(panel.queryByText('冷萃咖啡 比例')).toBeNull())
  expect(await panel.findByText('貓咪 換毛期 怎麼辦')).toBeDefined()
  expect(panel.getByRole('status').textContent).toBe('符合 1 筆')
  expect(calls.some(({ path }) => path === '/analyses?limit=100')).toBe(true)
  await user.clear(panel.getByLabelText('搜尋分析紀錄'))
  expect(await panel.findByText('冷萃咖啡 比例')).toBeDefined()
})

it('says that the next page could not be loaded, and loads it when asked again', async () => {
  const [run] = history
  if (run === undefined) throw new Error('no history')
  const many = Array.from({ length: HISTORY_PAGE_SIZE + 1 }, (_, at) => ({ ...run, id: `run-${at}` }))
  const errors: FakeApiData['errors'] = { 'GET /analyses?limit=20&lastDocId=run-19': 'unavailable' }
  const { panel, user } = await openPanel({ history: many, errors })
  await user.click(await panel.findByRole('button', { name: '載入更多' }))
  expect(await panel.findByText('無法載入分析紀錄')).toBeDefined()
  expect(panel.getAllByRole('listitem')).toHaveLength(HISTORY_PAGE_SIZE)
  for (const call of Object.keys(errors)) delete errors[call]
  await user.click(panel.getByRole('button', { name: '重試' }))
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(HISTORY_PAGE_SIZE + 1))
  expect(panel.queryByText('無法載入分析紀錄')).toBeNull()
})

const deleted = (calls: { method: string; path: string }[]) =>
  calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

it('deletes after a confirmation and the time to undo, and hides the row at once', async () => {
  const { panel, user, calls, passUndoTime } = await openWithClock()
  await user.click(await panel.findByRole('button', { name: '刪除「冷萃咖啡 比例」' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/確定要刪除這筆分析紀錄嗎？刪除後 10 秒內可以復原/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '刪除' }))
  expect(await screen.findByText('已刪除「冷萃咖啡 比例」。')).toBeDefined()
  expect(await panel.findByText('共 5 筆')).toBeDefined()
  expect(panel.queryByText('冷萃咖啡 比例')).toBeNull()
  expect(deleted(calls)).toEqual([])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('分析紀錄'))
  await passUndoTime()
  await waitFor(() => expect(deleted(calls)).toHaveLength(1))
  expect(panel.getByText('共 5 筆')).toBeDefined()
})

it('says when the point of an unfinished analysis comes back with its deletion, and when not', async () => {
  const { panel, user } = await openPanel()
  await user.click(await panel.findByRole('button', { name: '刪除「露營炊具 推薦」' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/已經開始執行的不退點數，還在排隊的會退還/)).toBeDefined()
})

async function removeColdBrew({ panel, user }: Awaited<ReturnType<typeof openPanel>>) {
  await user.click(await panel.findByRole('button', { name: '刪除「冷萃咖啡 比例」' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '刪除' }))
  await waitFor(() => expect(panel.queryByText('冷萃咖啡 比例')).toBeNull())
}

it.each(['the button', 'Ctrl+Z'])(
  'has what was deleted back by %s, and the server is told nothing',
  async (way) => {
    const view = await openWithClock()
    await removeColdBrew(view)
    if (way === 'Ctrl+Z') await view.user.keyboard('{Control>}z{/Control}')
    else await view.user.click(await screen.findByRole('button', { name: /^復原/ }))
    expect(await view.panel.findByText('冷萃咖啡 比例')).toBeDefined()
    expect(view.panel.getByText('共 6 筆')).toBeDefined()
    await view.passUndoTime()
    expect(deleted(view.calls)).toEqual([])
    expect(localStorage.getItem('gaplens_deletions')).toBeNull()
  },
)

it('sends a pending deletion once, when the page is left', async () => {
  const view = await openWithClock()
  await removeColdBrew(view)
  expect(deleted(view.calls)).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(deleted(view.calls)).toHaveLength(1))
  await view.passUndoTime()
  expect(deleted(view.calls)).toHaveLength(1)
})

it('offers to undo nothing that was sent when the page was left, should the browser come back to it', async () => {
  const view = await openWithClock()
  await removeColdBrew(view)
  expect(await screen.findByRole('button', { name: /^復原/ })).toBeDefined()
  window.dispatchEvent(new Event('pagehide'))
  await view.user.keyboard('{Control>}z{/Control}')
  expect(view.panel.queryByText('冷萃咖啡 比例')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^復原/ })).toBeNull())
})

it('sends a pending deletion at the next visit if leaving could not', async () => {
  const id = history.find(({ targetKeyword }) => targetKeyword === '冷萃咖啡 比例')?.id
  const note = { uid: 'uid-1', id, due: Date.now() - 60_000 }
  localStorage.setItem('gaplens_deletions', JSON.stringify([note, { ...note, uid: 'somebody-else' }]))
  const { calls } = await openPanel()
  await waitFor(() => expect(deleted(calls)).toEqual([`/analyses/${id}`]))
  await waitFor(() => expect(JSON.parse(localStorage.getItem('gaplens_deletions') ?? '')).toHaveLength(1))
})

it('deletes an unfinished analysis at once, because a delay would spend its point', async () => {
  const { panel, user, calls } = await openPanel()
  await user.click(await panel.findByRole('button', { name: '刪除「露營炊具 推薦」' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: '讓它跑完' })).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '刪除' }))
  await waitFor(() => expect(deleted(calls)).toHaveLength(1))
})

it('has one tab stop a row, whose actions the arrow keys reach', async () => {
  const { panel, user } = await openPanel()
  const rows = await panel.findAllByRole('listitem')
  const links = rows.map((row) => within(row).getAllByRole('link')[0])
  links[0]?.focus()
  await user.tab()
  expect(document.activeElement).toBe(links[1])
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^刪除「/)
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(links[1])
})

it('says when deleting failed', async () => {
  const { panel, user } = await openPanel({ history, errors: { DELETE: 'unavailable' } }, 100)
  await user.click(await panel.findByRole('button', { name: '刪除「冷萃咖啡 比例」' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '刪除' }))
  expect(await screen.findByText('刪除失敗，請稍後再試。')).toBeDefined()
  expect(await panel.findByText('冷萃咖啡 比例')).toBeDefined()
})

it('offers to try again when the list cannot be loaded', async () => {
  const api: FakeApiData = { history, errors: { 'GET /analyses': 'unavailable' } }
  const { panel, user } = await openPanel(api)
  expect(await panel.findByText('無法載入分析紀錄')).toBeDefined()
  delete api.errors
  await user.click(panel.getByRole('button', { name: '重試' }))
  expect(await panel.findByText('冷萃咖啡 比例')).toBeDefined()
})

it('takes 404 for an empty list', async () => {
  const { panel } = await openPanel({ errors: { 'GET /analyses': 'not-found' } })
  expect(await panel.findByText('還沒有分析紀錄')).toBeDefined()
})

it('returns the focus to the button when the deletion is declined', async () => {
  const { panel, user } = await openPanel()
  const button = await panel.findByRole('button', { name: '刪除「冷萃咖啡 比例」' })
  await user.click(button)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
})

async function startNaming(api: FakeApiData = { history }) {
  const view = await openPanel(api)
  const button = await view.panel.findByRole('button', { name: '重新命名「冷萃咖啡 比例」' })
  await view.user.click(button)
  const field = await view.panel.findByLabelText<HTMLInputElement>('「冷萃咖啡 比例」的名稱')
  const sent = () => view.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  return { ...view, field, sent }
}

it('renames an analysis in its row, finds it by its name, and removes the name', async () => {
  const { panel, user, field, sent } = await startNaming()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  await user.keyboard('客戶甲 第二版{Enter}')
  const button = await panel.findByRole('button', { name: '重新命名「客戶甲 第二版」' })
  expect(sent()).toEqual([{ name: '客戶甲 第二版' }])
  expect(panel.getByText('冷萃咖啡 比例・beans.cedarroast.test/guide/cold-brew')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(button))

  await user.type(panel.getByLabelText('搜尋分析紀錄'), '客戶甲')
  await waitFor(() => expect(panel.queryByText('室內植物 耐陰')).toBeNull())
  await user.click(await panel.findByRole('button', { name: '重新命名「客戶甲 第二版」' }))
  await user.clear(await panel.findByLabelText('「冷萃咖啡 比例」的名稱'))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('已恢復為關鍵字。')).toBeDefined()
  expect(sent()).toEqual([{ name: '客戶甲 第二版' }, { name: '' }])
  await user.clear(panel.getByLabelText('搜尋分析紀錄'))
  expect(await panel.findByText('冷萃咖啡 比例')).toBeDefined()
})

it('leaves the name as it was on Escape, and sends nothing for one that is unchanged', async () => {
  const { panel, user, field, sent } = await startNaming()
  await user.type(field, '別的')
  await user.keyboard('{Escape}')
  const button = await panel.findByRole('button', { name: '重新命名「冷萃咖啡 比例」' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.click(button)
  await panel.findByLabelText('「冷萃咖啡 比例」的名稱')
  await user.keyboard('{Enter}')
  expect(await panel.findByRole('button', { name: '重新命名「冷萃咖啡 比例」' })).toBeDefined()
  expect(sent()).toEqual([])
})

it('saves when the field is left, and takes no more than eighty characters', async () => {
  const { panel, user, field, sent } = await startNaming()
  await user.clear(field)
  await user.type(field, '名'.repeat(90))
  expect(field.value).toHaveLength(80)
  await user.click(panel.getByLabelText('搜尋分析紀錄'))
  await waitFor(() => expect(sent()).toEqual([{ name: '名'.repeat(80) }]))
  expect(document.activeElement).toBe(panel.getByLabelText('搜尋分析紀錄'))
})

it('says why a name could not be saved, and keeps what was typed', async () => {
  const { panel, user, field } = await startNaming({ history, errors: { PATCH: 'unavailable' } })
  await user.type(field, '別的{Enter}')
  expect(await panel.findByText(/改名失敗/)).toBeDefined()
  expect(field.value).toContain('別的')
})
