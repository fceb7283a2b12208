// @vitest-environment jsdom
import '../../dev/dom.ts'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { draftTitle } from '@gaplens/contracts/drafts/draft-title'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FakeApiData } from '../../dev/fake-api-data.ts'
import { fakeSession } from '../../dev/fake-session.ts'
import { DRAFT } from '../../dev/fixtures/draft.ts'
import { historicalAnalysis } from '../../dev/fixtures/jobs.ts'
import { REPORT } from '../../dev/fixtures/report.ts'
import { renderScreen } from '../../dev/render-screen.tsx'
import { localCopy } from './saving/local-copy.ts'
import { outlineOf } from './start/outline.ts'

const REPORT_PATH = `/app/analyses/${DRAFT.analysisId}`
const PATH = `${REPORT_PATH}/draft/${DRAFT.id}`
const open = (api: FakeApiData = {}, path = PATH) =>
  renderScreen({ path, api: { draft: DRAFT, analysis: historicalAnalysis(), ...api } })

const BRIEF: NonNullable<AnalysisResult['brief']> = {
  standing: '',
  unsure: [],
  outline: [
    {
      kind: 'new',
      heading: '水溫',
      topicIds: [],
      facts: [{ text: '淺焙用\n94 度', pageId: 'p1', passageId: 'q1' }],
      questions: ['水溫要幾度？'],
      addWords: null,
      pageIds: [],
      fromOverview: false,
    },
  ],
  length: null,
  conflicts: [],
  onlyYou: [],
  links: [],
  technical: [],
  notNeeded: [],
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '草稿內容（Markdown）' })
const saves = (calls: ReturnType<typeof open>['calls']) => calls.filter(({ method }) => method === 'PUT')
const status = (words: RegExp) => waitFor(() => expect(screen.getByText(words)).toBeDefined())

afterEach(() => localStorage.clear())

describe('the drafts of a report', () => {
  it('are begun from the report, by the outline or empty, and listed', async () => {
    const { user, calls } = open({}, REPORT_PATH)
    await user.click(await screen.findByRole('link', { name: '編輯草稿' }))
    expect(await screen.findByRole('link', { name: DRAFT.title })).toBeDefined()
    await user.click(screen.getByRole('button', { name: '空白草稿' }))
    expect((await field()).value).toBe(DRAFT.text)
    const made = calls.find(({ method }) => method === 'POST')
    expect(made?.body).toEqual({ text: '' })
    expect(made?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('are begun from a page, and say where only its beginning fits', async () => {
    const { user, calls } = open({}, `${REPORT_PATH}/draft`)
    const address = await screen.findByLabelText<HTMLInputElement>('網址')
    // The report knows the page that is most likely to be read.
    expect(address.value).toBe(historicalAnalysis().userPageUrl)
    await user.clear(address)
    await user.type(address, 'https://long.test/')
    await user.click(screen.getByRole('button', { name: '讀取網頁' }))
    expect(await screen.findByText('網頁過長，只取前面的部分。')).toBeDefined()
    await field()
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ text: '# 讀來的' })
  })

  it('that cannot be read are counted', async () => {
    open({ unreadable: 1 }, `${REPORT_PATH}/draft`)
    expect(await screen.findByText(/^有 1 份草稿暫時無法讀取/)).toBeDefined()
    expect(screen.getByRole('link', { name: DRAFT.title })).toBeDefined()
  })

  it('take the headings of the brief, and what to write as notes under the page’s title or the keyword', () => {
    expect(outlineOf({ ...REPORT, brief: undefined }, '手沖咖啡')).toBeNull()
    const outline = outlineOf({ ...REPORT, brief: BRIEF }, '手沖咖啡') ?? ''
    expect(draftTitle(outline)).toBe(REPORT.coverage?.pages.find(({ role }) => role === 'user')?.title)
    expect(outline).toContain('\n\n## 水溫\n\n> 問題：水溫要幾度？\n>\n> 參考：淺焙用 94 度（<https://')
    const withoutPages = { ...REPORT, brief: BRIEF, coverage: undefined }
    expect(outlineOf(withoutPages, '手沖咖啡')).toBe(
      '# 手沖咖啡\n\n## 水溫\n\n> 問題：水溫要幾度？\n>\n> 參考：淺焙用 94 度\n',
    )
  })

  it('keep the page’s own text below the headings that stay', async () => {
    const [part] = BRIEF.outline
    if (part === undefined) throw new Error('the brief has a part')
    const keep = { ...part, kind: 'keep' as const, facts: [], questions: [] }
    const outline = [
      { ...keep, heading: '' },
      { ...keep, heading: '準備' },
      part,
      { ...keep, heading: '沖煮' },
    ]
    const page =
      '# 標題\n\n前言。\n\n### 準備\n\n豆子。\n\n#### 濾杯\n\n```\n## 沖煮\n```\n\n## 沖煮\n\n注水。\n'
    const text = outlineOf({ ...REPORT, brief: { ...BRIEF, outline }, coverage: undefined }, '手沖', page)
    expect(text?.split('\n\n')).toEqual([
      '# 手沖',
      '前言。',
      '### 準備',
      '豆子。',
      '#### 濾杯',
      '```\n## 沖煮\n```',
      '## 水溫',
      '> 問題：水溫要幾度？\n>\n> 參考：淺焙用 94 度',
      '## 沖煮',
      '注水。\n',
    ])
    const analysis = { ...historicalAnalysis(), analysisResult: { ...REPORT, brief: { ...BRIEF, outline } } }
    const { user, calls } = open({ analysis }, `${REPORT_PATH}/draft`)
    await user.click(await screen.findByRole('button', { name: '從報告的大綱開始' }))
    await field()
    expect(calls.find(({ path }) => path === '/drafts/read-page')?.body).toEqual({
      url: historicalAnalysis().userPageUrl,
    })
  })

  it('begin with the headings alone where the page cannot be read now, and say so', async () => {
    const [part] = BRIEF.outline
    if (part === undefined) throw new Error('the brief has a part')
    const brief = { ...BRIEF, outline: [{ ...part, kind: 'keep' as const }] }
    const analysis = { ...historicalAnalysis(), analysisResult: { ...REPORT, brief } }
    const errors = { 'POST /drafts/read-page': 'internal' as const }
    const { user, calls } = open({ analysis, errors }, `${REPORT_PATH}/draft`)
    await user.click(await screen.findByRole('button', { name: '從報告的大綱開始' }))
    expect(await screen.findByText(/^現在讀不到您的網頁/)).toBeDefined()
    await field()
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      text: expect.stringContaining('## 水溫'),
    })
  })

  it('lead back from the analysis of the page that was published', async () => {
    open(
      { origin: { ...DRAFT, publishedAt: '2026-11-20T02:00:00.000Z', publishedUrl: 'https://a.test/' } },
      REPORT_PATH,
    )
    expect(await screen.findByText(`這個網頁來自草稿「${DRAFT.title}」`)).toBeDefined()
    const link = screen.getByRole('link', { name: '開啟草稿' })
    expect(link.getAttribute('href')).toBe(PATH)
  })
})

describe('the editor', () => {
  it('saves what is typed and says so; where there is nothing to compare with it says that too', async () => {
    const { user, calls } = open()
    const area = await field()
    await user.type(area, '續寫')
    await waitFor(() => expect(saves(calls).at(-1)?.body).toEqual({ text: `${DRAFT.text}續寫`, revision: 3 }))
    await status(/^已儲存/)
    await user.type(area, '新標題', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`新標題${DRAFT.title}`)
    expect(await screen.findByText(/沒有比對資料，無法即時檢核/)).toBeDefined()
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('gaplens_text_'))).toEqual([]),
    )
  })

  it('turns what is pasted from a document into Markdown, and leaves plain text as it is', async () => {
    const { user } = open()
    const area = await field()
    await user.click(area)
    area.setSelectionRange(0, area.value.length)
    await user.paste({
      getData: (type: string) =>
        type === 'text/html' ? '<h2>標題</h2><ul><li>一</li></ul><script>x</script>' : '標題一',
    } as DataTransfer)
    await waitFor(() => expect(area.value).toBe('## 標題\n\n- 一'))
    expect(await screen.findByText(/已將貼上的格式轉成 Markdown/)).toBeDefined()
    // The next part is pasted where the list ends.
    await user.paste({
      getData: (type: string) => (type === 'text/html' ? '<h2>第二段</h2><p>內文</p>' : '第二段'),
    } as DataTransfer)
    await waitFor(() => expect(area.value).toBe('## 標題\n\n- 一\n\n## 第二段\n\n內文'))
  })

  it('takes up a text that was not saved before', async () => {
    const { user, unmount } = open({ errors: { 'PUT /drafts': 'unavailable' } })
    await user.type(await field(), '斷線時寫的')
    await status(/無法連線，文字暫存在這個瀏覽器/)
    unmount()
    const { calls } = open()
    expect((await field()).value).toBe(`${DRAFT.text}斷線時寫的`)
    await waitFor(() =>
      expect(saves(calls).at(-1)?.body).toEqual({ text: `${DRAFT.text}斷線時寫的`, revision: 3 }),
    )
    await status(/^已儲存/)
  })

  it('saves over the stored revision where such a text was saved although its answer was lost', async () => {
    const copy = { text: DRAFT.text, revision: DRAFT.revision - 1 }
    localStorage.setItem(`gaplens_text_uid-1_${DRAFT.id}`, JSON.stringify(copy))
    const { user, calls } = open()
    await user.type(await field(), '續寫')
    await status(/^已儲存/)
    expect(saves(calls).at(-1)?.body).toMatchObject({ revision: DRAFT.revision })
  })

  it('keeps what is written after such a text when it is marked as published', async () => {
    const copy = { text: '先前寫的', revision: DRAFT.revision }
    localStorage.setItem(`gaplens_text_uid-1_${DRAFT.id}`, JSON.stringify(copy))
    const { user, calls } = open()
    const area = await field()
    expect(area.value).toBe('先前寫的')
    await user.type(area, '，續寫')
    await status(/^已儲存/)
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('menuitem', { name: '標記為已發布…' }))
    await user.clear(await screen.findByRole('textbox', { name: '發布的網址' }))
    await user.type(screen.getByRole('textbox', { name: '發布的網址' }), 'https://a.test/')
    await user.click(screen.getByRole('button', { name: '標記' }))
    await status(/發布於/)
    expect(screen.queryByText('尚未儲存')).toBeNull()
    expect(
      saves(calls)
        .filter(({ path }) => path.endsWith(DRAFT.id))
        .at(-1)?.body,
    ).toMatchObject({
      text: '先前寫的，續寫',
    })
  })

  it('asks which text goes on where another tab has saved, and keeps both', async () => {
    const { user, calls } = open({ errors: { 'PUT /drafts': 'draft-conflict' } })
    await user.type(await field(), '甲')
    expect(await screen.findByText('這份草稿已在另一個分頁或裝置修改')).toBeDefined()
    // The browser asks before this text is left.
    await waitFor(() =>
      expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false),
    )
    await user.click(screen.getByRole('button', { name: '用這裡的內容' }))
    await waitFor(() =>
      expect(saves(calls).at(-1)?.body).toEqual({ text: `${DRAFT.text}甲`, revision: 3, keepVersion: true }),
    )
  })

  it('has the keyboard in its text again once that is decided', async () => {
    const errors: FakeApiData['errors'] = { 'PUT /drafts': 'draft-conflict' }
    const { user } = open({ errors })
    await user.type(await field(), '甲')
    const mine = await screen.findByRole('button', { name: '用這裡的內容' })
    errors[`GET /drafts/${DRAFT.id}`] = 'unavailable'
    await user.click(mine)
    expect(await screen.findByText('目前無法處理，兩份內容都還在，請稍後再試。')).toBeDefined()
    expect(document.activeElement).toBe(mine)
    delete errors[`GET /drafts/${DRAFT.id}`]
    delete errors['PUT /drafts']
    await user.click(mine)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  })

  it('takes the other text in a new field, so that undoing does not mix the two', async () => {
    const errors: FakeApiData['errors'] = { 'PUT /drafts': 'draft-conflict' }
    const { user } = open({ errors })
    const area = await field()
    await user.type(area, '甲')
    const theirs = await screen.findByRole('button', { name: '用另一份內容' })
    delete errors['PUT /drafts']
    await user.click(theirs)
    await waitFor(async () => expect((await field()).value).toBe(DRAFT.text))
    expect(area.isConnected).toBe(false)
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
  })

  it('does not take the other text while its own cannot be saved, and asks again', async () => {
    const errors: FakeApiData['errors'] = { 'PUT /drafts': 'draft-conflict' }
    const { user, calls } = open({ errors })
    const area = await field()
    await user.type(area, '甲')
    const theirs = await screen.findByRole('button', { name: '用另一份內容' })
    errors['PUT /drafts'] = 'unavailable'
    await user.click(theirs)
    expect(await screen.findByText('目前無法處理，兩份內容都還在，請稍後再試。')).toBeDefined()
    expect((await field()).value).toBe(`${DRAFT.text}甲`)
    delete errors['PUT /drafts']
    await user.click(await screen.findByRole('button', { name: '用另一份內容' }))
    await waitFor(async () => expect((await field()).value).toBe(DRAFT.text))
    expect(saves(calls).map(({ body }) => body)).toContainEqual({
      text: `${DRAFT.text}甲`,
      revision: DRAFT.revision,
      keepVersion: true,
    })
  })

  it.each([
    [
      'draft-conflict',
      '最新的內容還沒有儲存，所以沒有匯出。請看畫面上的儲存狀態，顯示「已儲存」後才能匯出。',
    ],
    [undefined, '草稿已匯出。'],
  ] as const)('exports only what is saved (%s)', async (error, said) => {
    Object.assign(URL, { createObjectURL: () => 'blob:draft', revokeObjectURL: () => undefined })
    const { user, calls } = open(error && { errors: { 'PUT /drafts': error } })
    await user.type(await field(), '甲')
    await user.click(screen.getByRole('button', { name: '匯出' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Markdown（.md）' }))
    expect(await screen.findByText(said)).toBeDefined()
    const exports = calls.filter(({ path }) => path.includes('/export?'))
    expect(exports).toHaveLength(error ? 0 : 1)
  })

  it('tells versions of the same minute and length apart', async () => {
    const version = { characters: 10, savedAt: '2026-11-28T02:36:00.000Z' }
    const { user } = open({
      versions: [
        { ...version, revision: 7, opening: '淺焙用 94 度' },
        { ...version, revision: 6, opening: '深焙用 88 度' },
      ],
    })
    await field()
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('menuitem', { name: '版本…' }))
    const items = await screen.findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^第 7 版・2026\/11\/28 10:36・10 字元淺焙用 94 度/),
      expect.stringMatching(/^第 6 版・2026\/11\/28 10:36・10 字元深焙用 88 度/),
    ])
    expect(screen.getByRole('button', { name: /^還原第 6 版（/ })).toBeDefined()
  })

  it('reads a page into the draft and puts the text before it aside', async () => {
    const { user, calls } = open()
    await field()
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('menuitem', { name: '讀取網頁…' }))
    const dialog = await screen.findByRole('dialog', { name: '讀取網頁的文字' })
    await user.type(within(dialog).getByRole('textbox', { name: '網址' }), 'https://preview.test/draft')
    await user.click(within(dialog).getByRole('button', { name: '讀取' }))
    await waitFor(async () => expect((await field()).value).toBe('# 讀來的'))
    await waitFor(() =>
      expect(saves(calls).at(-1)?.body).toMatchObject({ text: '# 讀來的', keepVersion: true }),
    )
  })

  it('that is not there says so, and leads to the others', async () => {
    open({ errors: { [`GET /drafts/${DRAFT.id}`]: 'not-found' } })
    expect(await screen.findByText('找不到這份草稿')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: '草稿' })).toBeDefined()
    expect(screen.getAllByRole('link', { name: '這份報告的草稿' }).length).toBeGreaterThan(0)
  })
})

describe('signing out of the editor', () => {
  /** Types into the draft, signs out at once, and answers a question about the text that is not saved. */
  async function leave(api: FakeApiData, answer: boolean) {
    const asked = vi.spyOn(window, 'confirm').mockReturnValue(answer)
    onTestFinished(() => asked.mockRestore())
    const savedBefore: unknown[] = []
    const signOut = vi.fn(async () => void savedBefore.push(...saves(screenOf.calls).map(({ body }) => body)))
    const screenOf = renderScreen({
      path: PATH,
      api: { draft: DRAFT, analysis: historicalAnalysis(), ...api },
      session: { ...fakeSession(), signOut },
    })
    await screenOf.user.type(await field(), '續寫')
    await screenOf.user.click(screen.getByRole('button', { name: '登出' }))
    return { asked, signOut, savedBefore }
  }

  it('first saves what was typed just now', async () => {
    const { asked, signOut, savedBefore } = await leave({}, false)
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    expect(savedBefore).toEqual([{ text: `${DRAFT.text}續寫`, revision: 3 }])
    expect(asked).not.toHaveBeenCalled()
  })

  it('asks first where the text cannot be saved, and stays if the answer is no', async () => {
    const { asked, signOut } = await leave({ errors: { 'PUT /drafts': 'unavailable' } }, false)
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(asked.mock.calls[0]?.[0]).toMatch(/尚未儲存/)
    expect(signOut).not.toHaveBeenCalled()
    expect((await field()).value).toBe(`${DRAFT.text}續寫`)
  })

  it('signs out without the text if the answer is yes', async () => {
    const { signOut } = await leave({ errors: { 'PUT /drafts': 'unavailable' } }, true)
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  })

  it('asks about a text that an earlier visit left in this browser', async () => {
    localCopy('uid-1', 'another').keep({ text: '乙', revision: 1 })
    const { asked } = await leave({}, false)
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  })
})
