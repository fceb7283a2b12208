// @vitest-environment jsdom
import '../../dev/dom.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPart, PartNotLoaded, reloadIfNewer } from './load-part.ts'

const page = (entry: string) => new Response(`<script type="module" crossorigin src="${entry}"></script>`)
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  vi.stubGlobal('location', { ...window.location, pathname: '/app', reload })
  document.head.innerHTML = '<script type="module" src="/assets/app-old.js"></script>'
  document.body.innerHTML = ''
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

/** Loads a part that fails so many times. @returns what becomes of it once all pauses are over */
async function attempt(
  failures: number,
  answer: (address: string, options?: RequestInit) => Promise<Response>,
) {
  vi.stubGlobal('fetch', vi.fn(answer))
  let calls = 0
  const loading = loadPart(async () => {
    calls += 1
    if (calls <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return 'loaded'
  }).catch((error: unknown) => error)
  const outcome = Promise.race([
    loading,
    new Promise((resolve) => setTimeout(() => resolve('still waiting'), 60_000)),
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  return { outcome: await outcome, calls }
}

describe('a part of the app', () => {
  it('is tried three times before it counts as not loaded', async () => {
    expect(await attempt(2, async () => page('/assets/app-old.js'))).toEqual({ outcome: 'loaded', calls: 3 })
    const { outcome, calls } = await attempt(9, async () => page('/assets/app-old.js'))
    expect(calls).toBe(3)
    expect(outcome).toBeInstanceOf(PartNotLoaded)
    expect(outcome).toMatchObject({ reason: 'missing' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('is reported as offline when there is no network', async () => {
    const { outcome } = await attempt(9, () => Promise.reject(new TypeError('Failed to fetch')))
    expect(outcome).toMatchObject({ reason: 'offline' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('is reported as offline when the server does not say within ten seconds which version it has', async () => {
    // The clock of the tests does not drive the browser's own.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
    const hanging = (_: string, options?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
      })
    const { outcome } = await attempt(9, hanging)
    expect(outcome).toMatchObject({ reason: 'offline' })
  })

  it('of an older version reloads the page, once for each version', async () => {
    const newer = async () => page('/assets/app-new.js')
    expect((await attempt(9, newer)).outcome).toBe('still waiting')
    expect(reload).toHaveBeenCalledOnce()
    expect((await attempt(9, newer)).outcome).toMatchObject({ reason: 'outdated' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('of an older version is only reported when a reload would lose typed text', async () => {
    document.body.innerHTML = '<textarea></textarea>'
    const field = document.querySelector('textarea')
    if (field) field.value = '寫到一半'
    const { outcome } = await attempt(9, async () => page('/assets/app-new.js'))
    expect(outcome).toMatchObject({ reason: 'outdated' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads the page when forms store their text themselves', async () => {
    document.body.innerHTML = '<form data-keeps-text><input value="手沖咖啡"></form>'
    await attempt(9, async () => page('/assets/app-new.js'))
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('a page whose API is of another version', () => {
  const serve = (entry: string) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => page(entry)),
    )

  it('is reloaded once where a newer one was deployed', async () => {
    serve('/assets/app-new.js')
    await reloadIfNewer()
    await reloadIfNewer()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('stays where it is the latest, or typed text would be lost', async () => {
    serve('/assets/app-old.js')
    await reloadIfNewer()
    serve('/assets/app-new.js')
    document.body.innerHTML = '<input value="寫到一半">'
    await reloadIfNewer()
    expect(reload).not.toHaveBeenCalled()
  })
})
