// @vitest-environment jsdom
import '../../dev/dom.ts'
import { focusManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeFetch } from '../../dev/fake-api.ts'
import type { FakeApiData } from '../../dev/fake-api-data.ts'
import { fakeSession } from '../../dev/fake-session.ts'
import { failedJob, finishedJob, JOB_ID, queuedJob, runningJob } from '../../dev/fixtures/jobs.ts'
import { Stage } from '../../dev/stage.tsx'
import { useJob } from './use-job.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

function follow(api: FakeApiData, jobId: string | null = JOB_ID) {
  const { fetch, calls } = createFakeFetch(api)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const hook = renderHook(() => useJob(jobId), {
    wrapper: ({ children }) => (
      <Stage session={fakeSession()} fetch={fetch} queryClient={queryClient} path="/app">
        {children}
      </Stage>
    ),
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { hook, calls, pass }
}

it('looks every two seconds until the job ends, and never again', async () => {
  const { hook, calls, pass } = follow({ jobs: [queuedJob(), runningJob(), finishedJob()] })
  await pass(10)
  expect(hook.result.current.data?.status).toBe('pending')
  await pass(2_000)
  expect(hook.result.current.data?.progress?.stage).toBe('pages')
  await pass(2_000)
  expect(hook.result.current.data?.status).toBe('completed')
  await pass(20_000)
  expect(calls).toHaveLength(3)
})

it('does not look while the tab is hidden', async () => {
  const { calls, pass } = follow({ jobs: [runningJob()] })
  await pass(10)
  focusManager.setFocused(false)
  await pass(10_000)
  expect(calls).toHaveLength(1)
  focusManager.setFocused(true)
  await pass(2_500)
  expect(calls.length).toBeGreaterThan(1)
})

it('keeps looking after a lost answer', async () => {
  const api: FakeApiData = { jobs: [failedJob()], errors: { 'GET /results': 'unavailable' } }
  const { hook, calls, pass } = follow(api)
  await pass(10)
  expect(hook.result.current.error).not.toBeNull()
  delete api.errors
  await pass(2_500)
  expect(hook.result.current.data?.status).toBe('failed')
  expect(calls).toHaveLength(2)
})

it('stops when the job is gone', async () => {
  const { calls, pass } = follow({ errors: { 'GET /results': 'not-found' } })
  await pass(10_000)
  expect(calls).toHaveLength(1)
})

it('asks nothing without a job', async () => {
  const { calls, pass } = follow({}, null)
  await pass(5_000)
  expect(calls).toHaveLength(0)
})
