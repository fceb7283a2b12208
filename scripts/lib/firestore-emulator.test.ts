import { expect, it } from 'vitest'
import { onBareMachine } from './testing/bare-machine.ts'

const module = new URL('./firestore-emulator.ts', import.meta.url)
const saidWith = (programs: Readonly<Record<string, string>>) =>
  onBareMachine(programs, { module, call: 'findFirestoreEmulator' })
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

it('says that a cargo without a toolchain fails, and does not call it missing', async () => {
  const said = await saidWith({ cargo: 'exit 1' })
  expect(said).toContain('a cargo that fails: see what "cargo --version" says')
  expect(await saidWith({})).not.toContain('a cargo that fails')
})

it('says why it builds an emulator, and what to do when cargo cannot', async () => {
  const said = await saidWith({ ...java('17.0.15'), cargo: '[ "$1" = --version ]' })
  expect(said).toContain('needs Java 21, and it has Java 17')
  expect(said).toContain('Install Java 21+ instead')
})
