import { expect, it } from 'vitest'
import { createSlots } from './slots.ts'

const never = new AbortController().signal
/** A task that ends when the test says so. */
function task() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let started = false
  return {
    run: () => {
      started = true
      return promise
    },
    end: () => resolve('done'),
    hasStarted: () => started,
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('runs a limited number of tasks of a host at a time, in order, and other hosts independently', async () => {
  const slots = createSlots(2)
  const tasks = [task(), task(), task(), task()]
  const other = task()
  const running = tasks.map(({ run }) => slots.run('a', run, never))
  const beside = slots.run('b', other.run, never)
  await settle()
  expect(tasks.map((one) => one.hasStarted())).toEqual([true, true, false, false])
  expect(other.hasStarted()).toBe(true)
  tasks[1]?.end()
  await settle()
  expect(tasks.map((one) => one.hasStarted())).toEqual([true, true, true, false])
  for (const one of [...tasks, other]) one.end()
  await expect(Promise.all([...running, beside])).resolves.toHaveLength(5)
})

it('frees the slot after a failure', async () => {
  const slots = createSlots(1)
  await expect(slots.run('a', () => Promise.reject(new Error('no')), never)).rejects.toThrow('no')
  await expect(slots.run('a', async () => 'yes', never)).resolves.toBe('yes')
})

it('lets a waiting task be aborted without using a slot', async () => {
  const slots = createSlots(1)
  const first = task()
  const running = slots.run('a', first.run, never)
  const controller = new AbortController()
  const leaver = task()
  const leaving = slots.run('a', leaver.run, controller.signal)
  const last = task()
  const waiting = slots.run('a', last.run, never)
  controller.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  first.end()
  await running
  await settle()
  expect(leaver.hasStarted()).toBe(false)
  expect(last.hasStarted()).toBe(true)
  last.end()
  await waiting
})
