// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { IdempotencyKeySchema } from '@gaplens/contracts/analysis/requests'
import { QueryClient } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createFakeFetch } from '../../../dev/fake-api.ts'
import type { FakeApiData } from '../../../dev/fake-api-data.ts'
import { fakeSession } from '../../../dev/fake-session.ts'
import { historicalAnalysis, JOB_ID, runningJob } from '../../../dev/fixtures/jobs.ts'
import { KEYWORD, PAGE_URL } from '../../../dev/fixtures/pages.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'
import { Stage } from '../../../dev/stage.tsx'
import { AppRoutes } from '../../app/app-routes.tsx'

async function openForm(api: FakeApiData = {}, points = 5) {
  const view = renderScreen({ path: '/app', api, session: fakeSession({ points }) })
  const keyword = await screen.findByLabelText('目標關鍵字')
  const url = screen.getByLabelText('您的網頁網址')
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: '開始分析' })
  const sent = () => view.calls.filter((call) => call.method === 'POST')
  async function fill(keywordText: string, urlText: string) {
    await view.user.type(keyword, keywordText)
    await view.user.type(url, urlText)
  }
  return { ...view, keyword, url, submit, sent, fill }
}

it('cannot be submitted until both fields hold something', async () => {
  const { user, keyword, url, submit } = await openForm()
  expect(submit.disabled).toBe(true)
  await user.type(keyword, '手沖咖啡')
  expect(submit.disabled).toBe(true)
  await user.type(url, '   ')
  expect(submit.disabled).toBe(true)
  await user.type(url, 'https://shop.example/')
  expect(submit.disabled).toBe(false)
})

it('keeps what was typed for whoever typed it, and shows it to no other person in the same tab', async () => {
  const shown = async (uid: string) => {
    const view = renderScreen({ path: '/app', session: fakeSession({ uid }) })
    const field = await screen.findByLabelText<HTMLInputElement>('目標關鍵字')
    return { ...view, field }
  }
  const mei = await shown('mei')
  await mei.user.type(mei.field, '手沖咖啡')
  mei.unmount()
  const ann = await shown('ann')
  expect(ann.field.value).toBe('')
  ann.unmount()
  expect((await shown('mei')).field.value).toBe('手沖咖啡')
})

it('says what an analysis costs, and that a failed one costs nothing', async () => {
  await openForm()
  expect(screen.getByText('這次分析使用 1 點，完成後剩餘 4 點。分析失敗會退還點數。')).toBeDefined()
})

it('cannot be submitted before the address is verified, and says how to verify it', async () => {
  const session = fakeSession()
  const { user } = renderScreen({
    path: '/app',
    session: { ...session, verification: { ...session.verification, isVerified: false } },
  })
  await user.type(await screen.findByLabelText('目標關鍵字'), '手沖咖啡')
  await user.type(screen.getByLabelText('您的網頁網址'), 'https://shop.example/')
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: '開始分析' })
  expect(submit.disabled).toBe(true)
  const reason = document.getElementById(submit.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toMatch(/^驗證電子郵件後就能開始分析/)
  expect(await screen.findByRole('button', { name: '寄送驗證信' })).toBeDefined()
})

it('starts before the points are known, and says nothing of points that may well be there', async () => {
  const session = { ...fakeSession(), userData: null }
  const { user, calls } = renderScreen({ path: '/app', session, api: { jobs: [runningJob()] } })
  await user.type(await screen.findByLabelText('目標關鍵字'), '手沖咖啡')
  await user.type(screen.getByLabelText('您的網頁網址'), 'https://shop.example/')
  await user.click(screen.getByRole('button', { name: '開始分析' }))
  expect(await screen.findByRole('heading', { name: 'AI 正在分析…' })).toBeDefined()
  expect(screen.queryByText('點數不足！請先購買點數。')).toBeNull()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('starts the analysis once and follows it', async () => {
  const { user, submit, sent, fill } = await openForm({ jobs: [runningJob()] })
  await fill('手沖咖啡 水溫', 'https://beans.cedarroast.test/guide')
  await user.dblClick(submit)
  expect(await screen.findByRole('heading', { name: 'AI 正在分析…' })).toBeDefined()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.body).toEqual({
    targetKeyword: '手沖咖啡 水溫',
    userPageUrl: 'https://beans.cedarroast.test/guide',
  })
  expect(IdempotencyKeySchema.safeParse(sent()[0]?.headers.get('Idempotency-Key')).success).toBe(true)
})

it('asks for search results of now where that is ticked', async () => {
  const { user, submit, sent, fill } = await openForm({ jobs: [runningJob()] })
  await fill('手沖咖啡 水溫', 'https://beans.cedarroast.test/guide')
  await user.click(screen.getByRole('checkbox', { name: /^重新抓取/ }))
  await user.click(submit)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ refresh: true })
})

it.each([
  ['http://192.168.1.1/', '無法分析內部網路或本機的網址，請輸入公開的網頁。'],
  ['localhost', '無法分析內部網路或本機的網址，請輸入公開的網頁。'],
  ['ftp://shop.example/', '網址必須以 http:// 或 https:// 開頭。'],
  ['https://u:p@shop.example/', '網址不可包含帳號或密碼。'],
])('refuses %s beside its field, and sends nothing', async (address, words) => {
  const { user, url, submit, sent, fill } = await openForm()
  await fill('手沖咖啡', address)
  await user.click(submit)
  expect(await screen.findByText(words)).toBeDefined()
  expect(url.getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toHaveLength(0)
})

it('rejects a submit without points, without asking the server', async () => {
  const { user, submit, sent, fill } = await openForm({}, 0)
  await fill('手沖咖啡', 'https://shop.example/')
  await user.click(submit)
  expect(await screen.findByText('點數不足！請先購買點數。')).toBeDefined()
  expect(sent()).toHaveLength(0)
  expect(screen.getByText('點數已用完，購買點數後即可繼續分析。')).toBeDefined()
})

it('shows the server’s message when the start is refused', async () => {
  const { user, submit, fill } = await openForm({ errors: { 'POST /analyze': 'too-many-analyses' } })
  await fill('手沖咖啡', 'https://shop.example/')
  await user.click(submit)
  const words = '同時進行的分析已達 3 筆，請等其中一筆完成後再開始。'
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0))
})

it('offers to start anyway where many wait, and sends that once it was pressed', async () => {
  const { user, submit, sent, fill } = await openForm({ errors: { 'POST /analyze': 'long-wait' } })
  await fill('手沖咖啡', 'https://shop.example/')
  expect(screen.queryByRole('button', { name: '仍要開始' })).toBeNull()
  await user.click(submit)
  await user.click(await screen.findByRole('button', { name: '仍要開始' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(({ body }) => body)).toEqual([
    { targetKeyword: '手沖咖啡', userPageUrl: 'https://shop.example/' },
    { targetKeyword: '手沖咖啡', userPageUrl: 'https://shop.example/', acceptWait: true },
  ])
})

it('does not offer that where the queue is full', async () => {
  const { user, submit, fill } = await openForm({ errors: { 'POST /analyze': 'queue-full' } })
  await fill('手沖咖啡', 'https://shop.example/')
  await user.click(submit)
  await waitFor(() => expect(screen.getAllByText(/等候會超過時限/).length).toBeGreaterThan(0))
  expect(screen.queryByRole('button', { name: '仍要開始' })).toBeNull()
})

it('sends a lost submit again under the same key', async () => {
  const { user, submit, sent, fill } = await openForm({ errors: { 'POST /analyze': 'unavailable' } })
  await fill('手沖咖啡', 'https://shop.example/')
  await user.click(submit)
  await waitFor(() => expect(sent()).toHaveLength(3))
  await waitFor(() => expect(submit.disabled).toBe(false))
  await user.click(submit)
  await waitFor(() => expect(sent()).toHaveLength(4))
  expect(new Set(sent().map((call) => call.headers.get('Idempotency-Key'))).size).toBe(1)
})

it('says once that the network failed: in the form, not in a message over the bar as well', async () => {
  const { fetch } = createFakeFetch({})
  const user = userEvent.setup()
  render(
    <Stage
      session={fakeSession()}
      fetch={(url, init) =>
        init?.method === 'POST' ? Promise.reject(new TypeError('offline')) : fetch(url, init)
      }
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      path="/app"
    >
      <AppRoutes />
    </Stage>,
  )
  await user.type(await screen.findByLabelText('目標關鍵字'), '手沖咖啡')
  await user.type(screen.getByLabelText('您的網頁網址'), 'https://shop.example/')
  await user.click(screen.getByRole('button', { name: '開始分析' }))
  expect(await screen.findAllByText('無法連線到伺服器，請檢查網路後再試一次。')).toHaveLength(1)
})

it('warns at two points and below', async () => {
  await openForm({}, 2)
  expect(screen.getByText('點數即將用完，剩餘 2 點。')).toBeDefined()
})

it('has the keyboard in the keyword that is to be changed', async () => {
  renderScreen({ path: `/app?${new URLSearchParams({ keyword: KEYWORD, url: PAGE_URL, change: '' })}` })
  const keyword = await screen.findByLabelText<HTMLInputElement>('目標關鍵字')
  expect(keyword.value).toBe(KEYWORD)
  await waitFor(() => expect(document.activeElement).toBe(keyword))
})

describe('running an analysis again', () => {
  const again = `/app?${new URLSearchParams({ keyword: KEYWORD, url: PAGE_URL, again: JOB_ID })}`
  const first = historicalAnalysis().analysisResult?.competitorUrls[0] ?? ''

  async function openAgain(api: FakeApiData = { analysis: historicalAnalysis(), jobs: [runningJob()] }) {
    const view = renderScreen({ path: again, api })
    const sent = () => view.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    const submit = await screen.findByRole<HTMLButtonElement>('button', { name: '開始分析' })
    return { ...view, sent, submit }
  }

  it('leaves out the pages that are ticked off, and says what it costs as for any other', async () => {
    const { user, sent, submit } = await openAgain()
    const choice = within(await screen.findByRole('group', { name: '要比較的來源' }))
    const boxes = choice.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.every(({ checked }) => checked)).toBe(true)
    await user.click(boxes[0] ?? document.body)
    expect(choice.getByText(`比較 ${boxes.length - 1} 個來源，排除 1 個。`)).toBeDefined()
    expect(screen.getByText(/這次分析使用 1 點/)).toBeDefined()
    await user.click(submit)
    await waitFor(() =>
      expect(sent()).toEqual([{ targetKeyword: KEYWORD, userPageUrl: PAGE_URL, excludedUrls: [first] }]),
    )
  })

  it('keeps out what the last run left out, until it is ticked again', async () => {
    const analysis = { ...historicalAnalysis(), excludedUrls: ['https://second.test/'] }
    const { user, sent, submit } = await openAgain({ analysis, jobs: [runningJob()] })
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'https://second.test/' })
    expect(box.checked).toBe(false)
    await user.click(box)
    await user.click(submit)
    await waitFor(() => expect(sent()).toEqual([{ targetKeyword: KEYWORD, userPageUrl: PAGE_URL }]))
  })

  it('does not start before it is known what to leave out', async () => {
    const { submit } = await openAgain({ hangs: 'GET /analyses/' })
    expect(await screen.findByRole('status', { name: '正在讀取上次的來源…' })).toBeDefined()
    expect(submit.disabled).toBe(true)
  })

  it('says when the earlier sources cannot be read, and can still start', async () => {
    const { submit } = await openAgain({ errors: { 'GET /analyses/': 'unavailable' } })
    expect(await screen.findByText('無法讀取上次的來源')).toBeDefined()
    await waitFor(() => expect(submit.disabled).toBe(false))
  })

  it('keeps one page at least to compare with', async () => {
    const { user } = await openAgain()
    const choice = within(await screen.findByRole('group', { name: '要比較的來源' }))
    const boxes = choice.getAllByRole<HTMLInputElement>('checkbox')
    for (const box of boxes) await user.click(box)
    expect(boxes.map(({ checked }) => checked).filter(Boolean)).toHaveLength(1)
    expect(boxes.at(-1)?.disabled).toBe(true)
  })
})
