// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { dropUnsaved } from '../../api/session/draft-copies.ts'
import { createAutosave } from './autosave.ts'
import { localCopy } from './local-copy.ts'
import type { SaveState } from './unsaved-text.ts'

const AT = '2026-11-22T02:00:00.000Z'
const LATER = '2026-11-22T03:00:00.000Z'
const copy = localCopy('mei', 'draft-1')
const offline = () => new ApiError('network', '無法連線')

/** A server that answers saves as it is told to, and remembers them. */
function open(answers: (Error | Promise<void>)[] = [], revision = 1) {
  const saves: [text: string, revision: number, keepVersion: boolean][] = []
  const states: SaveState['kind'][] = []
  const autosave = createAutosave({
    initial: { text: '甲', revision, updatedAt: AT },
    copy,
    save: async (text, on, keepVersion) => {
      saves.push([text, on, keepVersion])
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      await answer
      return { revision: on + 1, updatedAt: AT }
    },
    onState: ({ kind }) => states.push(kind),
    waitMs: 1_000,
    retryMs: 4_000,
  })
  return { autosave, saves, states }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('saving as one types', () => {
  it('waits for a pause, sends the latest text once, and then keeps no copy', async () => {
    const { autosave, saves, states } = open()
    autosave.change('乙')
    await pass(900)
    autosave.change('丙')
    expect(copy.read()).toEqual({ text: '丙', revision: 1 })
    await pass(1_100)
    expect(saves).toEqual([['丙', 1, false]])
    expect(states.at(-1)).toBe('saved')
    expect(copy.read()).toBeNull()
    await pass(10_000)
    expect(saves).toHaveLength(1)
  })

  it('never has two saves under way: what was typed meanwhile follows over the new revision', async () => {
    let answer = () => {}
    const { autosave, saves } = open([new Promise<void>((resolve) => (answer = resolve))])
    autosave.change('乙')
    await pass(1_000)
    autosave.change('丙')
    await pass(5_000)
    expect(saves).toEqual([['乙', 1, false]])
    answer()
    await pass(1_100)
    expect(saves).toEqual([
      ['乙', 1, false],
      ['丙', 2, false],
    ])
  })

  it('without a network keeps the text and tries again, ever less often, until it is saved', async () => {
    const { autosave, saves, states } = open([offline(), offline()])
    autosave.change('乙')
    await pass(1_000)
    expect(autosave.state()).toEqual({ kind: 'waiting', isKept: true })
    expect(copy.read()?.text).toBe('乙')
    await pass(4_000)
    expect(saves).toHaveLength(2)
    await pass(7_000)
    expect(saves).toHaveLength(2)
    await pass(1_100)
    expect(saves).toHaveLength(3)
    expect(states.at(-1)).toBe('saved')
  })

  it('stops at another tab’s save, and goes on over it once it is decided, with a version of it', async () => {
    const { autosave, saves } = open([new ApiError('draft-conflict', '', { status: 409 })])
    autosave.change('乙')
    await pass(1_000)
    expect(autosave.state().kind).toBe('conflict')
    autosave.change('乙乙')
    await pass(60_000)
    expect(saves).toHaveLength(1)
    autosave.resolve({ revision: 7, text: '別的', updatedAt: LATER })
    await pass(1)
    expect(saves.at(-1)).toEqual(['乙乙', 7, true])
    expect(autosave.state().kind).toBe('saved')
  })

  it('keeps with the copy that the other tab’s text must become a version, for a reload after a save that failed', async () => {
    const { autosave } = open([new ApiError('draft-conflict', '較新', { status: 409 }), offline()])
    autosave.change('乙')
    await pass(1_000)
    autosave.resolve({ revision: 7, text: '別的', updatedAt: LATER })
    await pass(1)
    expect(copy.read()).toEqual({ text: '乙', revision: 7, keepsVersion: true })
  })

  it('says what the server refuses, and tries again when the text has changed', async () => {
    const { autosave, saves } = open([new ApiError('draft-too-long', '太長', { status: 400 })])
    autosave.change('很長')
    await pass(60_000)
    expect(saves).toHaveLength(1)
    expect(autosave.state()).toEqual({ kind: 'refused', message: '太長' })
    autosave.change('短')
    await pass(1_000)
    expect(autosave.state().kind).toBe('saved')
  })

  it('says that the text stands on the screen alone once the draft is gone', async () => {
    const { autosave } = open([
      new ApiError('not-found', '找不到您要的資料，可能已被刪除。', { status: 404 }),
    ])
    autosave.change('乙')
    await pass(1_000)
    expect(autosave.state()).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('請先複製到別處'),
    })
    expect(copy.read()).toEqual({ text: '乙', revision: 1 })
  })

  it('asks for a version once, at the first save after a paste', async () => {
    const { autosave, saves } = open()
    autosave.change('貼上', true)
    await pass(1)
    autosave.change('貼上後')
    await pass(1_000)
    expect(saves.map(([, , keepVersion]) => keepVersion)).toEqual([true, false])
  })

  it('shows the text as saved, and keeps no copy, once a change is undone before it is sent', async () => {
    const { autosave, saves, states } = open()
    autosave.change('乙')
    autosave.change('甲')
    await pass(1_000)
    expect(states).toEqual(['unsaved', 'unsaved', 'saved'])
    expect(autosave.state()).toEqual({ kind: 'saved', at: AT })
    expect(saves).toEqual([])
    expect(copy.read()).toBeNull()
  })

  it('sends an undone change nevertheless after a failure, because the server may have stored the text', async () => {
    const { autosave, saves } = open([offline()])
    autosave.change('乙')
    await pass(1_000)
    autosave.change('甲')
    await pass(1_000)
    expect(saves.at(-1)).toEqual(['甲', 1, false])
    expect(autosave.state().kind).toBe('saved')
  })

  it('goes on once a conflict is decided for a text that both have', async () => {
    const { autosave, saves } = open([new ApiError('draft-conflict', '', { status: 409 })])
    autosave.change('乙')
    await pass(1_000)
    autosave.resolve({ revision: 7, text: '乙', updatedAt: LATER })
    await pass(1)
    expect(autosave.state()).toEqual({ kind: 'saved', at: LATER })
    expect(saves).toHaveLength(1)
  })

  it('sends once what is unsaved when the screen is left, and then leaves the copy of a later one alone', async () => {
    const { autosave, saves } = open([offline(), offline()])
    autosave.change('乙')
    await pass(1_000)
    autosave.dispose()
    localCopy('mei', 'draft-1').keep({ text: '丙', revision: 5 })
    await pass(600_000)
    expect(saves.map(([text]) => text)).toEqual(['乙', '乙'])
    expect(copy.read()).toEqual({ text: '丙', revision: 5 })
  })

  it('stores nothing again after a sign-out without a network', async () => {
    const { autosave } = open([offline(), offline()])
    autosave.change('乙')
    await pass(1_000)
    autosave.dispose()
    dropUnsaved()
    await pass(600_000)
    expect(copy.read()).toBeNull()
  })

  it('goes on when its screen is shown again', async () => {
    const { autosave, saves } = open([offline()])
    autosave.dispose()
    autosave.resume()
    autosave.change('乙')
    expect(copy.read()?.text).toBe('乙')
    await pass(10_000)
    expect(saves).toHaveLength(2)
    expect(autosave.state().kind).toBe('saved')
  })

  it('sends nothing more of a draft that is gone', async () => {
    const { autosave, saves } = open()
    autosave.change('乙')
    autosave.forget()
    await pass(10_000)
    await autosave.flush()
    expect(saves).toEqual([])
    expect(copy.read()).toBeNull()
  })
})

describe('copies in the browser', () => {
  it('are of one person and draft, and gone after signing out; what is unreadable is no copy', () => {
    copy.keep({ text: '乙', revision: 3 })
    localStorage.setItem('gaplens_draft', 'stays')
    expect(localCopy('ann', 'draft-1').read()).toBeNull()
    expect(localCopy('mei', 'draft-2').read()).toBeNull()
    dropUnsaved()
    expect(copy.read()).toBeNull()
    expect(localStorage.getItem('gaplens_draft')).toBe('stays')
    localStorage.setItem('gaplens_text_mei_draft-1', '{"text":1}')
    expect(copy.read()).toBeNull()
  })

  it('of one tab outlive the save of another', () => {
    const [here, there] = [localCopy('mei', 'draft-3'), localCopy('mei', 'draft-3')]
    there.keep({ text: '那裡', revision: 3 })
    here.keep({ text: '這裡', revision: 3 })
    there.drop()
    expect(there.read()).toEqual({ text: '這裡', revision: 3 })
    here.drop()
    expect(here.read()).toBeNull()
  })
})
