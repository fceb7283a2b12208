import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packParts } from './pack-part.ts'

const joined = (parts: readonly Uint8Array[]) => Buffer.concat(parts.map((part) => gunzipSync(part)))

describe('the parts of an export', () => {
  it('are one for text, much smaller than the text', async () => {
    const text = Buffer.from('手沖咖啡的水溫與研磨度。'.repeat(100_000))
    const parts = await packParts(text)
    expect(parts).toHaveLength(1)
    expect(parts[0]?.byteLength).toBeLessThan(text.byteLength / 8)
    expect(joined(parts).equals(text)).toBe(true)
  })

  it('are several for what can’t be packed, each small enough for a document', async () => {
    const noise = randomBytes(4_000_001)
    const parts = await packParts(noise)
    expect(parts.length).toBeGreaterThan(4)
    for (const part of parts) expect(part.byteLength).toBeLessThan(1_000_000)
    expect(joined(parts).equals(noise)).toBe(true)
  })
})
