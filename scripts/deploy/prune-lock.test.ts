import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.ts'
import { type LockedPackages, type Manifest, pruneLock } from './prune-lock.ts'

const manifest: Manifest = { name: 'app', version: '1.0.0', dependencies: { a: '1', b: '1' } }
const packages: LockedPackages = {
  'node_modules/a': { version: '1.0.0', dev: true, dependencies: { shared: '1' } },
  'node_modules/b': { version: '1.0.0', dependencies: { shared: '2' }, optionalDependencies: { none: '1' } },
  'node_modules/b/node_modules/shared': { version: '2.0.0' },
  'node_modules/shared': { version: '1.0.0' },
  'node_modules/unused': { version: '1.0.0' },
  'work/node_modules/a': { version: '1.5.0' },
}

describe('the lock file of one workspace', () => {
  it('holds the packages that the workspace needs, its own versions first, and no others', () => {
    const { packages: pruned } = pruneLock(packages, 'work', manifest)
    expect(Object.entries(pruned).map(([place, { version }]) => `${place} ${version}`)).toEqual([
      ' 1.0.0',
      'node_modules/a 1.5.0',
      'node_modules/b 1.0.0',
      'node_modules/shared 2.0.0',
    ])
  })

  it('keeps both versions when two packages need different ones, and leaves out development packages', () => {
    const { packages: pruned } = pruneLock(packages, '', manifest)
    expect(Object.keys(pruned)).toEqual([
      '',
      'node_modules/a',
      'node_modules/b',
      'node_modules/b/node_modules/shared',
      'node_modules/shared',
    ])
    expect(pruned['node_modules/a']).not.toHaveProperty('dev')
  })

  it('is refused when a needed package is missing', () => {
    expect(() => pruneLock({}, 'work', manifest)).toThrow('a, which work needs, is not in package-lock.json')
  })

  it('of the functions pins each package to the version that the tests use', () => {
    const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
    const functions = JSON.parse(readFileSync(inRoot('functions', 'package.json'), 'utf8'))
    const { packages: pruned } = pruneLock(lock.packages, 'functions', functions)
    for (const [name, version] of Object.entries(functions.dependencies))
      expect(pruned[`node_modules/${name}`]?.version).toBe(version)
    expect(Object.keys(pruned).some((place) => place.includes('@gaplens'))).toBe(false)
  })
})
