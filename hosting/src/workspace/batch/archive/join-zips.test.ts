import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { joinZips } from './join-zips.ts'

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

async function filesOf(joined: Blob): Promise<[string, string][]> {
  const files = unzipSync(new Uint8Array(await joined.arrayBuffer()))
  return Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])
}

describe('ZIPs that are joined', () => {
  it('are one that holds the files of all, as they were', async () => {
    const first = { 'client/001 手沖.html': '水溫'.repeat(500), 'json/001 手沖.json': '{}' }
    const second = { 'client/002.html': 'b' }
    const third = { 'json/003 茶.json': '[1]', empty: '' }
    const joined = joinZips([zip(first), zip(second), zip(third)])
    expect(joined.type).toBe('application/zip')
    expect(await filesOf(joined)).toEqual(Object.entries({ ...first, ...second, ...third }))
  })

  it('may be one alone', async () => {
    expect(await filesOf(joinZips([zip({ a: 'x' })]))).toEqual([['a', 'x']])
  })

  it('are not taken when one was cut short, is none, or says another place of its directory', () => {
    const whole = zip({ a: 'x', b: 'y' })
    const elsewhere = whole.slice()
    elsewhere[whole.length - 6] = 1
    const unlisted = whole.slice()
    unlisted.set([0], new DataView(whole.buffer).getUint32(whole.length - 6, true))
    for (const broken of [whole.slice(0, -1), whole.slice(0, 10), strToU8('<html>'), elsewhere, unlisted])
      expect(() => joinZips([whole, broken])).toThrow(/ZIP/)
  })
})
