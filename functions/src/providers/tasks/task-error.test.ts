import { expect, it } from 'vitest'
import { taskError } from './task-error.ts'

/** An error of the client with a status code of gRPC. */
const failed = (code: number) => taskError(Object.assign(new Error('failed'), { code }))

it('tries again where the queue may take the task a moment later, and nowhere else', () => {
  const codes = Array.from({ length: 17 }, (_, code) => code)
  // Cancelled, unknown, deadline, exhausted, aborted, internal, unavailable.
  expect(codes.filter((code) => failed(code).retryable)).toEqual([1, 2, 4, 8, 10, 13, 14])
  expect(failed(14).code).toBe('task-unavailable')
  expect(failed(7).code).toBe('task-refused')
})

it('tries again where no call was made at all', () => {
  expect(taskError(new Error('no credentials')).retryable).toBe(true)
})
