import { setTimeout as sleep } from 'node:timers/promises'
import { isFinished } from '@gaplens/contracts/analysis/job'
import {
  AnalyzeAnswerSchema,
  type AnalyzeRequest,
  type JobAnswer,
  JobAnswerSchema,
} from '@gaplens/contracts/analysis/requests'
import type { Suite } from './suite.ts'

/** Calls the API through hosting, as the client does. */
export async function callApi(
  suite: Pick<Suite, 'address'>,
  token: string | null,
  path: string,
  init: RequestInit & { json?: unknown } = {},
): Promise<Response> {
  const { json, headers, ...rest } = init
  const send = () =>
    fetch(`${suite.address}/api${path}`, {
      ...rest,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    })
  // A connection that waited may be closed by the server just when the next request is sent on it. Reading again changes nothing.
  const isRead = json === undefined && (rest.method ?? 'GET') === 'GET'
  return await send().catch((error: unknown) => {
    if (!isRead) throw error
    return send()
  })
}

/** Starts an analysis. @returns its job's id */
export async function startJob(
  suite: Pick<Suite, 'address'>,
  token: string,
  request: AnalyzeRequest,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<string> {
  const answer = await callApi(suite, token, '/analyze', {
    json: request,
    headers: { 'idempotency-key': idempotencyKey },
  })
  if (answer.status !== 202)
    throw new Error(`POST /api/analyze answered ${answer.status}: ${await answer.text()}`)
  return AnalyzeAnswerSchema.parse(await answer.json()).jobId
}

/** Polls a job until it ends. */
export async function finishedJob(
  suite: Pick<Suite, 'address'>,
  token: string,
  jobId: string,
  options: { timeoutMs?: number; intervalMs?: number; onAnswer?: (answer: JobAnswer) => void } = {},
): Promise<JobAnswer> {
  const deadline = Date.now() + (options.timeoutMs ?? 120_000)
  for (;;) {
    const answer = await callApi(suite, token, `/results/${jobId}`)
    // The API may answer 5xx while a worker dies or starts, so polling continues.
    const job = answer.ok ? JobAnswerSchema.parse(await answer.json()) : null
    if (job === null && answer.status < 500)
      throw new Error(`The job ${jobId} cannot be read: ${answer.status}`)
    if (job !== null) options.onAnswer?.(job)
    if (job !== null && isFinished(job.status)) return job
    if (Date.now() > deadline)
      throw new Error(`The job ${jobId} is still ${job?.status} at stage ${job?.stage}.`)
    await sleep(options.intervalMs ?? 300)
  }
}
