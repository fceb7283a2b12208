import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from './lib/paths.ts'

interface Manifest {
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

const PACKAGES = ['.', 'contracts', 'text', 'report', 'coverage', 'functions', 'hosting', 'sandbox']
const readJson = <T>(...parts: string[]) => JSON.parse(readFileSync(inRoot(...parts), 'utf8')) as T

/** Licences whose only condition is that copies contain their notice. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
])
/** Packages whose manifest names no licence, with the licence in their files. */
const STATED_IN_FILES: Record<string, string> = { 'node_modules/limiter': 'MIT' }

describe('docs/dependencies.md', () => {
  const named = new Set(
    [...readFileSync(inRoot('docs', 'dependencies.md'), 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(
      ([, name]) => name,
    ),
  )
  const used = new Set(
    PACKAGES.flatMap((folder) => {
      const { dependencies, devDependencies } = readJson<Manifest>(folder, 'package.json')
      return Object.keys({ ...dependencies, ...devDependencies })
    }).filter((name) => !name.startsWith('@gaplens/')),
  )

  it('says why each direct dependency is there', () => {
    expect([...used].filter((name) => !named.has(name))).toEqual([])
  })

  it('names no package that is no longer a dependency', () => {
    expect([...named].filter((name) => name !== undefined && !used.has(name))).toEqual([])
  })
})

describe('what is deployed', () => {
  it('has licences that demand only that their notice is kept', () => {
    const { packages } = readJson<{
      packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>
    }>('package-lock.json')
    const installed = Object.entries(packages).filter(
      ([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true,
    )
    expect(installed.length).toBeGreaterThan(100)
    const refused = installed.flatMap(([path, { license = STATED_IN_FILES[path] ?? 'none' }]) => {
      const names = license.replaceAll(/[()]/g, '').split(/ AND /)
      // A package with alternative licences needs only one permitted one.
      const isFine = names.every((each) => each.split(/ OR /).some((name) => ALLOWED.has(name)))
      return isFine ? [] : [`${path}: ${license}`]
    })
    expect(refused).toEqual([])
  })
})
