import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PLAYWRIGHT_DISABLES } from './chromium.ts'
import { inRoot } from './paths.ts'
import { onBareMachine } from './testing/bare-machine.ts'

it('disables every feature that Playwright disables by itself', () => {
  const bundle = readFileSync(inRoot('node_modules/playwright-core/lib/coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[([\s\S]*?)\]\.filter\(Boolean\)/.exec(bundle)?.[1] ?? ''
  const theirs = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name)
  expect(theirs.length).toBeGreaterThan(5)
  expect(PLAYWRIGHT_DISABLES).toEqual(theirs)
})

describe('the browser of a machine', () => {
  const module = new URL('./chromium.ts', import.meta.url)
  const saidWith = (programs: Readonly<Record<string, string>>) =>
    onBareMachine(programs, { module, call: 'ensureChromium' })

  it('is Chrome where there is no Chromium', async () => {
    expect(await saidWith({ 'google-chrome': '' })).toContain('google-chrome')
  })

  it('is the headless shell where there is one, beside the whole browser or not', async () => {
    expect(await saidWith({ chromium: '', 'chromium-headless-shell': '' })).toContain(
      '/chromium-headless-shell',
    )
  })

  it('is installed as the headless shell, or whole where apt-get has no shell', async () => {
    // These machines have no other program, so the one installed is written by the shell itself.
    const installs = (name: string) =>
      `for word; do [ "$word" = ${name} ] && { echo > "\${0%/*}/${name}"; exit 0; }; done
[ "$1" = update ]`
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const aptGet = installs(name)
      const said = await saidWith({ 'apt-get': aptGet, sudo: 'shift; exec "$@"' })
      expect(said).toContain(`/${name}"`)
    }
  })

  it('cannot be installed where apt-get fails or is missing: what to install is said, and how to name it', async () => {
    for (const programs of [{}, { 'apt-get': 'exit 100', sudo: 'exit 1' }]) {
      const said = await saidWith(programs)
      expect(said).toContain('No Chromium on this machine')
      expect(said).toContain('CHROMIUM_PATH=/path/to/chromium npm test')
    }
  })
})
