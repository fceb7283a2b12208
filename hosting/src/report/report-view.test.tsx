// @vitest-environment jsdom
import '../../dev/dom.ts'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { createReportModel } from '@gaplens/report/model/report-model'
import { SECTION, sectionsAt } from '@gaplens/report/model/sections'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { KEYWORD, PAGE_URL } from '../../dev/fixtures/pages.ts'
import { REPORT } from '../../dev/fixtures/report.ts'
import { readSample } from '../site/sample/read-sample.ts'
import { UiProvider } from '../ui/theme/ui-provider.tsx'
import { ReportView } from './report-view.tsx'
import type { ReportViewProps } from './report-view-props.ts'

function show(result: Partial<AnalysisResult> = {}, props: Partial<ReportViewProps> = {}) {
  return render(
    <UiProvider>
      <ReportView
        result={{ ...REPORT, ...result }}
        status="completed"
        keyword={KEYWORD}
        pageUrl={PAGE_URL}
        createdAt="2026-11-20T02:13:58.000Z"
        warnings={[]}
        {...props}
      />
    </UiProvider>,
  )
}

/** jsdom's blobs have no `text()`. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob ?? new Blob())
  })
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the report', () => {
  it('follows the table of sections', () => {
    const sample = readSample()
    const { container } = show(sample.result)
    const model = createReportModel(sample.result, sample.keyword)
    const table = sectionsAt('screen')
    const sections = table.map(({ id }) => container.querySelector(`section[id="${id}"]`))
    expect(headings()).toEqual(table.map(({ title, number = '' }) => `${number}${title}`))
    for (const [at, { title, parts = [] }] of table.entries()) {
      expect(within(sections[at] as HTMLElement).getByRole('heading', { level: 2 }).textContent).toContain(
        title,
      )
      for (const part of parts.filter(({ has }) => has(model)))
        expect(container.querySelector(`section[id="${part.id}"] h3`)?.textContent, part.id).toBe(part.title)
    }
  })

  it('has its sections in the specified order', () => {
    show()
    expect(headings()).toEqual([
      '重點摘要',
      'AI Overview 資料',
      '引用網頁',
      '處理步驟與分析品質',
      '1網站評估',
      '2關鍵字意圖',
      '3AI 如何解讀這個主題',
      '4引用網頁分析',
      '5策略與計畫',
      '6結構化資料建議',
    ])
  })

  it('opens with its summary: the table of contents comes after it, also for the keyboard', () => {
    show()
    const summary = screen.getByRole('region', { name: '重點摘要' })
    const contents = screen.getByRole('navigation', { name: '目錄' })
    expect(summary.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('names the section being read on the bar that opens the table of contents', async () => {
    show()
    const bar = screen.getByRole('button', { name: '目錄' })
    await waitFor(() => expect(bar.textContent).toMatch(/^目錄./))
  })

  it('shows all further gaps at one click', () => {
    const contentGaps = Array.from({ length: 12 }, (_, at) => `缺口 ${at + 1}`)
    const { container } = show({ websiteAssessment: { ...REPORT.websiteAssessment, contentGaps } })
    const more = within(container.querySelector('section#content-gaps') as HTMLElement)
    expect(more.getAllByText(/^顯示其餘/).map(({ textContent }) => textContent)).toEqual(['顯示其餘 9 項'])
  })

  it('lists what needs work on the page and what is ready, each by itself', () => {
    const pageExperience = '需要處理：沒有描述；圖片沒有替代文字。已就緒：使用 HTTPS。載入速度沒有量測。'
    const { container } = show({ websiteAssessment: { ...REPORT.websiteAssessment, pageExperience } })
    const section = within(container.querySelector('section#page-experience') as HTMLElement)
    expect(section.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      '需要處理',
      '已就緒',
    ])
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '沒有描述',
      '圖片沒有替代文字',
      '使用 HTTPS',
    ])
  })

  it('explains its figures where they stand', () => {
    const sample = readSample()
    const { container } = show(sample.result)
    const summary = within(screen.getByRole('region', { name: '重點摘要' }))
    expect(summary.getByText(/^過半的主題只能說「可能未談」：.*不排名次。$/)).toBeDefined()
    expect(container.textContent).not.toMatch(/影響 \d+・/)
    expect(screen.getAllByText(/影響 \d+／100・難度 \d+／100/).length).toBeGreaterThan(0)
    const strategy = within(container.querySelector(`section[id="${SECTION.strategy}"]`) as HTMLElement)
    expect(strategy.getAllByText(/^佐證強度/).length).toBeGreaterThan(0)
    expect(strategy.queryByText(/^依據 /)).toBeNull()
  })

  it('says which pages were left out, under those that were compared', () => {
    show({ excludedUrls: ['https://second.test/guide'] })
    const references = within(screen.getByRole('region', { name: '引用網頁' }))
    expect(references.getByRole('heading', { name: '您選擇不列入比較的來源（1 個，未讀取）' })).toBeDefined()
    expect(references.getByRole('link', { name: /second\.test/ })).toBeDefined()
  })

  it('shows three references in the overview and counts the rest', () => {
    show()
    const overview = within(screen.getByRole('region', { name: 'AI Overview 資料' }))
    expect(overview.getAllByRole('link')).toHaveLength(3)
    expect(overview.getByText('+8 個來源')).toBeDefined()
    expect(overview.queryByText(/https:\/\/brewlab\.test\/articles\/water-temperature）/)).toBeNull()
  })

  it('lists five sources, then all, failed ones with the reason', async () => {
    show()
    const list = within(screen.getByRole('region', { name: '引用網頁' }))
    expect(list.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(list.getByRole('button', { name: '顯示全部 11 個來源' }))
    expect(list.getAllByRole('listitem')).toHaveLength(11)
    expect(list.getByText('讀取失敗：網頁被機器人驗證擋住')).toBeDefined()
  })

  it('puts the keyword into the prompts', () => {
    show()
    expect(screen.queryByText(/目標關鍵字/)).toBeNull()
    expect(screen.getAllByText(new RegExp(`「${KEYWORD}」這個主題`)).length).toBe(1)
  })

  it('opens a cell of the matrix with its quote and the link to the passage', async () => {
    show()
    const name = /^深焙豆的建議水溫，\[1\] 手沖水溫怎麼抓？.*：有涵蓋$/
    await userEvent.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/水溫控制在 83 到 87°C/)).toBeDefined()
    expect(dialog.getByRole('link').getAttribute('href')).toContain('#:~:text=')
  })

  it('shows beside each gap the closest passage of the user’s page, or says that none was found', () => {
    show()
    expect(screen.getAllByText('您的網頁最接近的段落')).toHaveLength(REPORT.coverage?.gaps.length ?? 0)
    expect(screen.getAllByText('程式沒找到夠接近的段落。').length).toBeGreaterThan(0)
  })

  it('distinguishes inference from observation', () => {
    show()
    expect(screen.getAllByText('AI 推論').length).toBeGreaterThan(5)
    expect(screen.getAllByText('依網頁原文').length).toBeGreaterThan(0)
  })

  it('shows markup in any text as text', () => {
    const evil = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    show(
      {
        aiOverviewData: { summaryText: evil, references: ['javascript:alert(3)'] },
        websiteAssessment: { contentSummary: evil, contentGaps: [evil], pageExperience: evil },
        strategyAndPlan: {
          p1_immediate: [{ recommendation: evil, geminiPrompt: evil }],
          p2_mediumTerm: [],
          p3_longTerm: [],
        },
        reportFooter: evil,
      },
      { keyword: evil },
    )
    expect(screen.getAllByText(evil).length).toBeGreaterThan(3)
    expect(document.querySelector('img[src="x"], article script')).toBeNull()
    expect(document.querySelector('a[href^="javascript"]')).toBeNull()
    expect(screen.getAllByText(/無效的網址/).length).toBeGreaterThan(0)
  })

  it('says that a report without a strategy is of the legacy format', () => {
    show({ strategyAndPlan: undefined })
    expect(screen.getByText(/舊版格式（v5\.1）/)).toBeDefined()
    expect(screen.getByText(/v6\.0 格式/)).toBeDefined()
  })

  it('opens the warnings and the debug panel for a partial analysis', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    show(
      {
        processingSteps: { ...REPORT.processingSteps, serpApiStatus: 'failed' },
        qualityAssessment: { score: 52, level: 'poor', completedSteps: 2, totalSteps: 4 },
      },
      { status: 'completed_with_errors' },
    )
    expect(screen.getByText('分析已完成，但部分步驟遇到問題。')).toBeDefined()
    expect(screen.getByText('分析品質偏低（52 分），請檢查輸入內容或重新執行。')).toBeDefined()
    expect(screen.getByText('搜尋資料服務的額度已用完，或網路連線有問題。')).toBeDefined()
    expect(screen.getByText('52/100（完成 2/4 個步驟）')).toBeDefined()
    await userEvent.click(screen.getByText('除錯資訊'))
    await userEvent.click(screen.getByRole('button', { name: '輸出完整除錯資料' }))
    expect(log).toHaveBeenCalledOnce()
    expect(await screen.findByText(/請按 F12 查看/)).toBeDefined()
  })

  it('copies itself formatted, beside its plain text', async () => {
    const user = userEvent.setup()
    class Item {
      readonly data: Record<string, Promise<Blob>>
      constructor(data: Record<string, Promise<Blob>>) {
        this.data = data
      }
    }
    vi.stubGlobal('ClipboardItem', Item)
    const write = vi.fn(async ([item]: Item[]) => void (await Promise.all(Object.values(item?.data ?? {}))))
    Object.assign(navigator.clipboard, { write })
    show()
    await user.click(screen.getByRole('button', { name: '匯出／分享' }))
    await user.click(await screen.findByLabelText('完整版：複製到文件編輯器'))
    expect(await screen.findByText('報告已複製到剪貼簿，可直接貼到 Google 文件。')).toBeDefined()
    const written = write.mock.calls[0]?.[0][0]?.data ?? {}
    const heading = `「${KEYWORD}」的內容缺口報告`
    expect(await textOf(await written['text/html'])).toContain(`<h1>${heading}</h1>`)
    expect(await textOf(await written['text/plain'])).toMatch(new RegExp(`^${heading}\\n`))
  })

  it('copies one of its sections alone, formatted', async () => {
    const user = userEvent.setup()
    const write = vi.fn(async ([item]: { data: Record<string, Promise<Blob>> }[]) => {
      await Promise.all(Object.values(item?.data ?? {}))
    })
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly data: Record<string, Promise<Blob>>
        constructor(data: Record<string, Promise<Blob>>) {
          this.data = data
        }
      },
    )
    Object.assign(navigator.clipboard, { write })
    show()
    await user.click(screen.getByRole('button', { name: '複製：關鍵字意圖' }))
    expect(await screen.findByText('這一節已複製，可貼到文件編輯器。')).toBeDefined()
    const written = write.mock.calls[0]?.[0][0]?.data ?? {}
    const text = await textOf(await written['text/plain'])
    expect(text).toMatch(/^2\. 關鍵字意圖\n/)
    expect(text).toContain(REPORT.keywordIntent.coreIntent)
    expect(text).not.toContain('結構化資料建議')
    expect(await textOf(await written['text/html'])).toMatch(/^<h2/)
  })

  it('shows the weight of each topic and the number of sources that treat it', () => {
    show()
    const [topic] = REPORT.coverage?.topics ?? []
    const row = screen.getByRole('rowheader', { name: new RegExp(`^${topic?.name}`) })
    expect(row.textContent).toMatch(/權重 \d+%・\d+ 個來源中(至少)? \d+ 個$/)
  })

  it('saves itself as Markdown under the report’s name', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL: () => undefined })
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
    click.mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: '匯出／分享' }))
    await user.click(await screen.findByLabelText('客戶版：下載 Markdown'))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatch(/^seo-analysis-an7f3k2m-\d{4}-\d\d-\d\d-client\.md$/)
    click.mockRestore()
  })

  it('puts the client edition on paper where the browser’s own command prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    show()
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')))
      expect(document.querySelector('[data-paper="client"]')?.textContent).toContain(PAGE_URL)
    })
    expect(document.documentElement.dataset.print).toBe('client')
    expect(print).not.toHaveBeenCalled()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('[data-paper]')).toBeNull()
    print.mockRestore()
  })

  it('prints the client edition also for keys pressed before its code has loaded', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    show()
    const keys = new KeyboardEvent('keydown', {
      code: 'KeyP',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    })
    act(() => void document.body.dispatchEvent(keys))
    expect(keys.defaultPrevented).toBe(true)
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(document.querySelector('[data-paper="client"]')?.textContent).toContain(PAGE_URL)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    print.mockRestore()
  })

  it('opens and closes all its parts', async () => {
    show()
    const all = () => [...document.querySelectorAll('article details')]
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: '更多動作' }))
      await userEvent.click(await screen.findByText(name))
    }
    await choose('全部展開')
    expect(all().every((part) => part.hasAttribute('open'))).toBe(true)
    await choose('全部收合')
    expect(all().some((part) => part.hasAttribute('open'))).toBe(false)
  })

  it('shows the first action in full: what to write, where, the evidence and the gain', () => {
    const { result, keyword } = readSample()
    show(result, { keyword })
    const summary = within(screen.getByRole('region', { name: '重點摘要' }))
    // The sample's score is only the least that its page covers, so that only the rise is told.
    expect(summary.getByText(/^涵蓋度 \+[1-9]\d*$/)).toBeDefined()
    const before = result.coverage?.pages.find(({ role }) => role === 'user')?.coverageScore ?? 0
    const cards = summary.getAllByRole('article')
    expect(cards).toHaveLength(3)
    for (const [index, card] of cards.entries()) {
      const item = result.strategyAndPlan?.p1_immediate[index]
      const title = result.evidence?.actions[index]?.title ?? ''
      expect(card.textContent).toContain(`P1-${index + 1}`)
      expect(within(card).getByRole('link').textContent).toBe(title)
      // Lines break between phrases: 「之 後加一節」 is read twice.
      const phrases = [...within(card).getByRole('link').children].map(({ textContent }) => textContent)
      expect(phrases[0]).toMatch(/之後$/u)
      expect(phrases[1]).toMatch(/^加一節/u)
      expect(card.textContent).toContain(item?.recommendation.slice(title.length + 1))
      // Where it belongs is said once: the program's titles begin with it.
      expect(title).toMatch(/^在「.+」之後/)
      expect(card.textContent).not.toContain('位置')
      expect(card.textContent).toMatch(/來源AI Overview、\[\d+\]\s/)
      expect(card.textContent).toContain(
        `+${(result.evidence?.actions[index]?.projectedScore ?? 0) - Math.round(before)}`,
      )
    }
  })

  it('names the place of an action that adds to a section once too', () => {
    const { result, keyword } = readSample()
    const evidence = result.evidence
    const [first] = evidence?.actions ?? []
    const outline = (result.brief?.outline ?? []).map((part) =>
      part.topicIds.includes(first?.topicId ?? '')
        ? { ...part, kind: 'extend' as const, heading: '水溫怎麼抓' }
        : part,
    )
    const titled = (title: string) => ({
      ...result,
      ...(result.brief && { brief: { ...result.brief, outline } }),
      ...(evidence && {
        evidence: {
          ...evidence,
          actions: evidence.actions.map((each) => (each === first ? { ...each, title } : each)),
        },
      }),
    })
    const card = () => within(screen.getByRole('region', { name: '重點摘要' })).getAllByRole('article')[0]
    const { unmount } = show(titled('在「水溫怎麼抓」補寫「水溫」'), { keyword })
    expect(card()?.textContent).not.toContain('補在')
    unmount()
    show(titled('補寫「水溫」'), { keyword })
    expect(card()?.textContent).toContain('位置補在「水溫怎麼抓」')
  })

  it('names three of the sources behind an action, and counts the others', () => {
    const { result, keyword } = readSample()
    const evidence = result.evidence
    const pages = new Map(evidence?.passages.map(({ id, pageId }) => [pageId, id]))
    pages.delete('p0')
    const passageIds = [...pages.values()].slice(0, 5)
    const actions = evidence?.actions.map((action) => ({ ...action, passageIds })) ?? []
    show({ ...result, ...(evidence && { evidence: { ...evidence, actions } }) }, { keyword })
    const [card] = within(screen.getByRole('region', { name: '重點摘要' })).getAllByRole('article')
    expect(card?.textContent).toMatch(/來源AI Overview、(?:\[\d+\]\s[\w.-]+、){3}其他 2 個$/)
  })

  it('offers to repeat an analysis that could not read the user’s page, and no other', () => {
    const { coverage } = REPORT
    const again = <a href="/app?again=x">修正後重新分析</a>
    const { unmount } = show({}, { again })
    expect(screen.queryByRole('link', { name: '修正後重新分析' })).toBeNull()
    unmount()
    const pages = coverage?.pages.map((page) =>
      page.role === 'user' ? { ...page, state: 'failed' as const, coverageScore: null } : page,
    )
    show({ ...(coverage && pages && { coverage: { ...coverage, pages } }) }, { again })
    const summary = within(screen.getByRole('region', { name: '重點摘要' }))
    expect(summary.getByRole('link', { name: '修正後重新分析' })).toBeDefined()
  })

  it('says where an action belongs if its title does not', () => {
    const { result, keyword } = readSample()
    const actions = result.evidence?.actions.map((action) => ({ ...action, title: '補上這個主題' })) ?? []
    show({ ...result, ...(result.evidence && { evidence: { ...result.evidence, actions } }) }, { keyword })
    const [card] = within(screen.getByRole('region', { name: '重點摘要' })).getAllByRole('article')
    expect(card?.textContent).toMatch(/位置新段落，接在「.+」之後/)
  })

  it('lists actions of lower priority by their topics, collapsed', () => {
    const { result, keyword } = readSample()
    show(result, { keyword })
    const actions = result.evidence?.actions.filter(({ tier }) => tier === 'p2_mediumTerm') ?? []
    const names = actions.flatMap(
      ({ topicId }) => result.coverage?.topics.find(({ id }) => id === topicId)?.name ?? [],
    )
    expect(names.length).toBeGreaterThan(1)
    const summary = screen.getByText(`${actions.length} 項：${names.join('、')}`)
    expect(summary.closest('details')?.hasAttribute('open')).toBe(false)
  })

  it('says first what could not be done', () => {
    show(
      { aiOverviewData: { summaryText: '', references: [] } },
      {
        warnings: [
          { code: 'ai-not-configured', message: '沒有 AI。' },
          { code: 'quality-capped', message: '上限。' },
        ],
      },
    )
    const summary = within(screen.getByRole('region', { name: '重點摘要' }))
    expect(summary.getByText('這次沒有取得 AI Overview。')).toBeDefined()
    expect(summary.getByText('沒有 AI。')).toBeDefined()
    expect(summary.getByText(/^沒有讀到 \[10\] .+（.+）.*未列入比較。$/)).toBeDefined()
    expect(summary.queryByText('上限。')).toBeNull()
    expect(screen.getAllByText('沒有 AI。')).toHaveLength(1)
    // The limit of the score stands beside the score, and a panel of warnings that would only say it again is not shown.
    expect(
      within(screen.getByRole('region', { name: '處理步驟與分析品質' })).getByText('上限。'),
    ).toBeDefined()
    expect(screen.getAllByText('上限。')).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: '分析提醒' })).toBeNull()
  })

  it('has no outline to open where there is nothing in it', () => {
    const { result } = readSample()
    if (result.brief === undefined) throw new Error('the sample has a brief')
    const nothing = {
      unsure: [],
      outline: [],
      conflicts: [],
      onlyYou: [],
      links: [],
      technical: [],
      notNeeded: [],
    }
    const first = show({ brief: result.brief })
    expect(screen.getByRole('region', { name: '寫作大綱與準備' })).toBeDefined()
    first.unmount()
    show({ brief: { ...result.brief, ...nothing, length: null } })
    expect(screen.queryByRole('region', { name: '寫作大綱與準備' })).toBeNull()
    expect(screen.queryByRole('link', { name: '寫作大綱與準備' })).toBeNull()
  })

  it('lists every warning where no summary does, and none of the panel where the summary has them all', () => {
    const warnings = [{ code: 'ai-not-configured', message: '沒有 AI。' }]
    const { unmount } = show({}, { warnings })
    expect(screen.queryByText('分析提醒')).toBeNull()
    unmount()
    show({ coverage: undefined, strategyAndPlan: undefined, brief: undefined }, { warnings })
    expect(screen.queryByRole('region', { name: '重點摘要' })).toBeNull()
    expect(screen.getByText('沒有 AI。')).toBeDefined()
  })

  it('notes no signals of a page that it did not read', () => {
    const { coverage, citedSourceAnalysis: cited } = REPORT
    if (coverage === undefined) throw new Error('the fixture compares pages')
    const pages = coverage.pages.map((page) =>
      page.url === cited[0]?.url ? { ...page, state: 'failed' as const } : page,
    )
    show({ coverage: { ...coverage, pages } })
    expect(screen.getAllByText('E-E-A-T 觀察')).toHaveLength(cited.length - 1)
  })

  it('shows each part before section 1 on one line, which opens when a link leads to it', () => {
    window.location.hash = '#references'
    show()
    const folded = ['AI Overview 資料', '引用網頁', '處理步驟與分析品質'].map(
      (name) => screen.getByRole('region', { name }).querySelector('details')?.open,
    )
    expect(folded).toEqual([false, true, false])
    window.location.hash = ''
  })

  it('keeps the cells of a quoted table apart', () => {
    const { result, keyword } = readSample()
    show(result, { keyword })
    const [cell] = screen.getAllByText('接近二號砂糖的粗細')
    expect(cell?.previousElementSibling?.textContent).toBe('研磨度')
    expect(cell?.nextElementSibling?.textContent).toBe('越粗萃取越慢')
  })

  it('puts an edition on paper and takes it away again', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: '匯出／分享' }))
    await user.click(await screen.findByLabelText('客戶版：列印或存成 PDF'))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(document.documentElement.dataset.print).toBe('client')
    const paper = document.querySelector<HTMLElement>('[data-paper="client"]')
    expect(paper?.textContent).toContain(PAGE_URL)
    expect(paper?.querySelector('button, summary, details')).toBeNull()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('[data-paper]')).toBeNull()
    expect(document.documentElement.dataset.print).toBeUndefined()
  })
})
