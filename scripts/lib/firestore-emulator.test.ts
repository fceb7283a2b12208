import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { LOCAL } from './paths.ts'

mkdirSync(LOCAL, { recursive: true })
const folder = mkdtempSync(join(LOCAL, 'machine-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the search says on a machine that has only these programs, each a script for /bin/sh. */
async function saidWith(programs: Readonly<Record<string, string>>): Promise<string> {
  const path = mkdtempSync(join(folder, 'path-'))
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(path, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(path, name), 0o755)
  }
  const module = JSON.stringify(new URL('./firestore-emulator.ts', import.meta.url).href)
  const search = `const { findFirestoreEmulator } = await import(${module})
    console.log(await findFirestoreEmulator().then(({ emulator }) => emulator, ({ message }) => message))`
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', search],
    { env: { PATH: path, GAPLENS_CACHE: path } },
  )
  return stdout + stderr
}

const java = (version: string) => ({ java: `echo 'openjdk version "${version}" 2026-01-20' >&2` })

it('takes Google’s emulator where Java is new enough, and hidane before it', async () => {
  expect(await saidWith(java('21.0.2'))).toContain('the official emulator')
  expect(await saidWith({ ...java('21.0.2'), hidane: '' })).toContain('hidane')
})

it('says which Java the machine has where it is too old, and what else would do', async () => {
  const said = await saidWith(java('17.0.15'))
  expect(said).toContain('Java 21 or newer (it has Java 17)')
  expect(said).toContain('Rust (cargo)')
  expect(await saidWith({})).toContain('Java 21 or newer (it has no Java)')
})

it('says why it builds an emulator, and what to do when cargo cannot', async () => {
  const said = await saidWith({ ...java('17.0.15'), cargo: '[ "$1" = --version ]' })
  expect(said).toContain('needs Java 21, and it has Java 17')
  expect(said).toContain('Install Java 21+ instead')
})
