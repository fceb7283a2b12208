// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeApiData } from '../../../dev/fake-api-data.ts'
import { historicalAnalysis, JOB_ID, queuedJob, runningJob } from '../../../dev/fixtures/jobs.ts'
import { renderScreen } from '../../../dev/render-screen.tsx'

const unfinished = { ...historicalAnalysis(), status: 'processing' as const, analysisResult: null }

async function ask(api: FakeApiData) {
  const view = renderScreen({ path: `/app/analyses/${JOB_ID}`, api: { analysis: unfinished, ...api } })
  const button = await screen.findByRole('button', { name: '取消分析' })
  await view.user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: /^取消這次分析？$|^分析已經開始執行$/ }))
  const sent = () => view.calls.filter(({ path }) => path.endsWith('/cancellation'))
  return { ...view, button, dialog, sent }
}

it('says that a queued job’s point comes back, and ends it at once', async () => {
  const { dialog, user, sent } = await ask({ jobs: [queuedJob()] })
  expect(dialog.getByText('分析還在排隊，尚未開始執行。現在取消會退還這 1 點。')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '取消並退還 1 點' }))
  const heading = await screen.findByRole('heading', { name: '分析已取消' })
  expect(sent().map(({ body }) => body)).toEqual([{ pointStays: false }])
  expect(screen.getByText('您在分析開始執行前取消，點數已退還。')).toBeDefined()
  expect(screen.queryByRole('heading', { name: '分析失敗' })).toBeNull()
  expect(await screen.findByText('分析已取消。')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('offers to let one under way run to its end, and says that its point stays spent', async () => {
  const { dialog, user, sent } = await ask({ jobs: [runningJob()] })
  expect(dialog.getByText(/現在取消不會退還點數，也不會有報告/)).toBeDefined()
  expect(document.activeElement?.textContent).toBe('讓它跑完')
  await user.click(dialog.getByRole('button', { name: '仍要取消，不退點數' }))
  expect(await screen.findByText(/因此點數未退還/)).toBeDefined()
  expect(sent().map(({ body }) => body)).toEqual([{ pointStays: true }])
})

it('asks again if the job has started meanwhile', async () => {
  const { dialog, user, sent } = await ask({
    jobs: [queuedJob(), runningJob()],
    errors: { 'POST /analyses/': 'job-begun' },
  })
  await user.click(dialog.getByRole('button', { name: '取消並退還 1 點' }))
  expect(await dialog.findByText(/現在取消就不會退還點數/)).toBeDefined()
  expect(await dialog.findByText(/現在取消不會退還點數，也不會有報告/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '仍要取消，不退點數' }))
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([{ pointStays: false }, { pointStays: true }]),
  )
})

it('never promises back the point of a job that waits for its next attempt', async () => {
  // Queued again after a worker was lost: the screen cannot tell, the server can.
  const { dialog, user, sent } = await ask({
    jobs: [queuedJob()],
    errors: { 'POST /analyses/': 'job-begun' },
  })
  await user.click(dialog.getByRole('button', { name: '取消並退還 1 點' }))
  await user.click(await dialog.findByRole('button', { name: '仍要取消，不退點數' }))
  await waitFor(() =>
    expect(
      sent()
        .map(({ body }) => body)
        .at(-1),
    ).toEqual({ pointStays: true }),
  )
})

it('lets the analysis go on, with Escape too, and returns the focus', async () => {
  const { button, user, sent } = await ask({ jobs: [runningJob()] })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(sent()).toEqual([])
})
