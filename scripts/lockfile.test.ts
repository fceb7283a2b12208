import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from './lib/paths.ts'

interface LockedPackage {
  readonly resolved?: string
  readonly link?: boolean
  readonly optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}

describe('package-lock.json', () => {
  it('names no registry host', () => {
    const hosts = Object.values(lock.packages).filter(
      (locked) => locked.resolved !== undefined && !locked.link,
    )
    expect(hosts).toEqual([])
  })

  it('holds every optional dependency, since npm ci refuses a lock file that lacks one', () => {
    const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)))
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path} → ${name}`),
    )
    expect(missing).toEqual([])
  })
})
