import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECRET_NAMES } from '../../functions/src/runtime/environment-schema.ts'
import { findSecrets, type ScanOptions } from './secrets.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function messagesFor(text: string, options?: ScanOptions): Promise<string[]> {
  const path = join(folder, 'scanned.txt')
  writeFileSync(path, text)
  return (await findSecrets([path], options)).map(({ message }) => message)
}

// Put together here, so that this file holds none.
const key = `AIza${'Sy0'.repeat(11)}ab`

describe('a scan for secrets', () => {
  it.each([
    ['a Google API key', `const key = "${key}"`],
    [
      'a private key',
      `-----BEGIN ${'RSA PRIVATE'} KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(8)}\n-----END ${'RSA PRIVATE'} KEY-----`,
    ],
    ['a service account', `{"type": "${'service'}_account"}`],
    ['a GitHub token', `gh${'p_'}${'a1B2c3D4e5F6'.repeat(3)}`],
    ['an AWS key', `aws_secret_access_key = "${'wJalrXUtnFEMIK7MDENGbPxRfiCY'}${'zEXAMPLEKEYa'}"`],
  ])('finds %s', async (_what, text) => {
    expect(await messagesFor(text)).not.toEqual([])
  })

  it('accepts the web app’s own key, which is public by design, and no other', async () => {
    expect(await messagesFor(`apiKey:"${key}"`, { allowed: [key] })).toEqual([])
    expect(await messagesFor(`apiKey:"${key}"`, { allowed: ['another'] })).not.toEqual([])
  })

  it('finds the secrets of this machine, whatever they look like, and never prints them', async () => {
    const secret = 'correct horse (battery)/staple'
    const found = await messagesFor(`x="${secret}"`, { secrets: [secret] })
    expect(found).toHaveLength(1)
    expect(found[0]).not.toContain(secret)
    expect(await messagesFor('a short one', { secrets: ['a'] })).toEqual([])
  })

  it('refuses a client that names a server setting', async () => {
    for (const name of SECRET_NAMES)
      expect(await messagesFor(`import.meta.env.${name}`, { isClient: true })).not.toEqual([])
    expect(await messagesFor('process.env.SERPAPI_API_KEY')).toEqual([])
  })
})
