// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeApiData } from '../../../dev/fake-api.ts'
import { historicalAnalysis, JOB_ID, queuedJob, runningJob } from '../../../dev/fixtures/jobs.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'

const unfinished = { ...historicalAnalysis(), status: 'processing' as const, analysisResult: null }

async function ask(api: FakeApiData) {
  const view = renderScreen({ path: `/app/analyses/${JOB_ID}`, api: { analysis: unfinished, ...api } })
  const button = await screen.findByRole('button', { name: '取消分析' })
  await view.user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: '取消這次分析？' }))
  const sent = () => view.calls.filter(({ path }) => path.endsWith('/cancellation'))
  return { ...view, button, dialog, sent }
}

it('says that a queued job’s point comes back, and ends it at once', async () => {
  const { dialog, user, sent } = await ask({ jobs: [queuedJob()] })
  expect(dialog.getByText('分析還在排隊，尚未開始執行。現在取消會退還這 1 點。')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '確定取消' }))
  const heading = await screen.findByRole('heading', { name: '分析已取消' })
  expect(sent().map(({ body }) => body)).toEqual([{ pointStays: false }])
  expect(screen.getByText('您在分析開始執行前取消，點數已退還。')).toBeDefined()
  expect(screen.queryByRole('heading', { name: '分析失敗' })).toBeNull()
  expect(await screen.findByText('分析已取消。')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('says that the point of one under way stays spent', async () => {
  const { dialog, user, sent } = await ask({ jobs: [runningJob()] })
  expect(dialog.getByText(/取消後這 1 點不會退還/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '確定取消' }))
  expect(await screen.findByText(/因此點數未退還/)).toBeDefined()
  expect(sent().map(({ body }) => body)).toEqual([{ pointStays: true }])
})

it('asks anew, as things stand, when the job began meanwhile', async () => {
  const { dialog, user, sent } = await ask({
    jobs: [queuedJob(), runningJob()],
    errors: { 'POST /analyses/': 'job-begun' },
  })
  await user.click(dialog.getByRole('button', { name: '確定取消' }))
  expect(await dialog.findByText(/現在取消就不會退還點數/)).toBeDefined()
  expect(await dialog.findByText(/取消後這 1 點不會退還/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '確定取消' }))
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([{ pointStays: false }, { pointStays: true }]),
  )
})

it('lets the analysis go on, with Escape too, and gives the keyboard back', async () => {
  const { button, user, sent } = await ask({ jobs: [runningJob()] })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(sent()).toEqual([])
})
