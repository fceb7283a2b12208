import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.ts'
import { lintRules } from './lint-rules.ts'
import { BORDERS } from './table.ts'

describe('the table of borders', () => {
  it.each(Object.entries(BORDERS))('has every folder of %s and no other', (root, features) => {
    const folders = readdirSync(inRoot(root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(Object.keys(features).sort()).toEqual(folders.sort())
  })

  it.each(Object.entries(BORDERS))('lets data flow one way in %s', (_root, features) => {
    const reachable = (from: string, seen = new Set<string>()): Set<string> => {
      for (const next of features[from] ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          reachable(next, seen)
        }
      return seen
    }
    expect(Object.keys(features).filter((feature) => reachable(feature).has(feature))).toEqual([])
  })

  it('matches the rules of the linter', () => {
    const written: unknown = JSON.parse(readFileSync(inRoot('biome.borders.json'), 'utf8'))
    expect(written).toMatchObject(lintRules())
  })
})
