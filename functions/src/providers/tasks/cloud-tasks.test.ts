import { CloudTasksClient } from '@google-cloud/tasks'
import { afterEach, describe, expect, it } from 'vitest'
import type { ProviderError } from '../error.ts'
import { type Listening, listen, readBody } from '../testing/listen.ts'
import { createTaskQueue, type TaskQueueParts } from './cloud-tasks.ts'

interface Recorded {
  method: string
  path: string
  body: { parent?: string; task: Record<string, unknown> & { httpRequest: Record<string, unknown> } }
}

let listening: Listening | undefined
afterEach(async () => {
  await listening?.close()
  listening = undefined
})

/** Answers each request with the next status of the script, and repeats the last one. */
async function standIn(script: { status: number; body?: unknown }[]) {
  const recorded: Recorded[] = []
  listening = await listen(async (request, response) => {
    const body = JSON.parse(await readBody(request))
    recorded.push({ method: request.method ?? '', path: request.url ?? '', body })
    const step = script[Math.min(recorded.length, script.length) - 1] ?? { status: 200 }
    response.statusCode = step.status
    response.end(typeof step.body === 'string' ? step.body : JSON.stringify(step.body ?? { task: body.task }))
  })
  return { recorded, host: `127.0.0.1:${listening.port}` }
}

const config = {
  projectId: 'demo-test',
  location: 'asia-east1',
  queue: 'runAnalysis',
  targetUrl: 'http://127.0.0.1:5001/demo-test/asia-east1/runAnalysis',
}
const policy = { maxAttempts: 3, baseDelayMs: 1, maxDelayMs: 2 }
const task = { name: 'analysis_abc-1', analysisId: 'abc' }

describe('on the emulator', () => {
  it('posts one named task with the body onTaskDispatched reads, to the path the emulator serves', async () => {
    const { recorded, host } = await standIn([{ status: 200 }])
    const queue = createTaskQueue({ ...config, emulatorHost: host })
    await expect(queue.dispatch(task)).resolves.toBe('dispatched')

    expect(recorded).toHaveLength(1)
    const [sent] = recorded
    expect(sent?.method).toBe('POST')
    expect(sent?.path).toBe('/projects/demo-test/locations/asia-east1/queues/runAnalysis/tasks')
    expect(sent?.body.task).toEqual({
      name: 'projects/demo-test/locations/asia-east1/queues/runAnalysis/tasks/analysis_abc-1',
      dispatchDeadline: '300s',
      httpRequest: {
        url: config.targetUrl,
        httpMethod: expect.anything(),
        headers: { 'Content-Type': 'application/json' },
        body: Buffer.from('{"data":{"analysisId":"abc"}}').toString('base64'),
      },
    })
  })

  it('says already-dispatched for a name used before (bare 409), without another try', async () => {
    const { recorded, host } = await standIn([
      { status: 409, body: 'A task with the same name already exists' },
    ])
    const queue = createTaskQueue({ ...config, emulatorHost: host }, { policy })
    await expect(queue.dispatch(task)).resolves.toBe('already-dispatched')
    expect(recorded).toHaveLength(1)
  })

  it('sends a delay as the time at which the task is due', async () => {
    const { recorded, host } = await standIn([{ status: 200 }])
    const now = () => Date.parse('2026-11-21T10:00:00.500Z')
    await createTaskQueue({ ...config, emulatorHost: host }, { now }).dispatch({ ...task, delaySeconds: 90 })
    expect(recorded[0]?.body.task.scheduleTime).toBe('2026-11-21T10:01:30.500Z')
  })

  it('sends the same task again after a failure of the service, three times at most', async () => {
    const { recorded, host } = await standIn([
      { status: 503, body: {} },
      { status: 500, body: '<p>busy' },
    ])
    const queue = createTaskQueue({ ...config, emulatorHost: host }, { policy })
    const error = await queue.dispatch(task).catch((caught: ProviderError) => caught)
    expect(error).toMatchObject({ name: 'ProviderError', code: 'task-unavailable', retryable: true })
    expect(recorded).toHaveLength(3)
    expect(new Set(recorded.map(({ body }) => body.task.name)).size).toBe(1)
  })

  it('gives up at once when the queue does not exist', async () => {
    const { recorded, host } = await standIn([{ status: 404, body: 'no such queue' }])
    const queue = createTaskQueue({ ...config, emulatorHost: host }, { policy })
    await expect(queue.dispatch(task)).rejects.toMatchObject({ code: 'task-refused', retryable: false })
    expect(recorded).toHaveLength(1)
  })

  it('throws task-unavailable when nobody listens', async () => {
    const { host } = await standIn([])
    await listening?.close()
    const queue = createTaskQueue({ ...config, emulatorHost: host }, { policy })
    await expect(queue.dispatch(task)).rejects.toMatchObject({ code: 'task-unavailable' })
  })

  it.each(['', 'a b', 'a/b', '名稱', 'x'.repeat(501)])('refuses the task name %j', async (name) => {
    const queue = createTaskQueue({ ...config, emulatorHost: '127.0.0.1:1' }, { policy })
    await expect(queue.dispatch({ ...task, name })).rejects.toThrow(TypeError)
  })
})

describe('against the service', () => {
  /** The same client over loopback with credentials that need no network. */
  function serviceParts(host: string): Partial<TaskQueueParts> {
    const [apiEndpoint = '', port] = host.split(':')
    const auth = {
      getRequestHeaders: async () => new Headers(),
      getCredentials: async () => ({ client_email: 'runner@demo-test.example' }),
      fetch: (url: string, init: RequestInit) => fetch(url, init),
    }
    return {
      policy,
      connect: async () =>
        new CloudTasksClient({
          fallback: 'rest',
          protocol: 'http',
          apiEndpoint,
          port: Number(port),
          auth: auth as unknown as never,
        }),
    }
  }

  it('signs the task for the named account, on the versioned path', async () => {
    const { recorded, host } = await standIn([{ status: 200 }])
    const queue = createTaskQueue(
      { ...config, serviceAccountEmail: 'tasks@demo-test.example' },
      serviceParts(host),
    )
    await expect(queue.dispatch(task)).resolves.toBe('dispatched')
    expect(recorded[0]?.path).toMatch(
      /^\/v2\/projects\/demo-test\/locations\/asia-east1\/queues\/runAnalysis\/tasks\?/,
    )
    expect(recorded[0]?.body.task.httpRequest.oidcToken).toEqual({
      serviceAccountEmail: 'tasks@demo-test.example',
    })
  })

  it('signs the task for the account it runs as when none is named', async () => {
    const { recorded, host } = await standIn([{ status: 200 }])
    await createTaskQueue(config, serviceParts(host)).dispatch(task)
    expect(recorded[0]?.body.task.httpRequest.oidcToken).toEqual({
      serviceAccountEmail: 'runner@demo-test.example',
    })
  })

  it('says already-dispatched for ALREADY_EXISTS', async () => {
    const body = {
      error: { code: 409, status: 'ALREADY_EXISTS', message: 'Requested entity already exists' },
    }
    const { recorded, host } = await standIn([{ status: 409, body }])
    await expect(createTaskQueue(config, serviceParts(host)).dispatch(task)).resolves.toBe(
      'already-dispatched',
    )
    expect(recorded).toHaveLength(1)
  })

  it('does not take a conflict (409 ABORTED) for a dispatched task, but tries again', async () => {
    const aborted = { error: { code: 409, status: 'ABORTED', message: 'try again' } }
    const { recorded, host } = await standIn([{ status: 409, body: aborted }, { status: 200 }])
    await expect(createTaskQueue(config, serviceParts(host)).dispatch(task)).resolves.toBe('dispatched')
    expect(recorded).toHaveLength(2)
  })
})
