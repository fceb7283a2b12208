import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from './lib/paths.ts'

const PAGES = [
  'README.md',
  ...readdirSync(inRoot('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(inRoot(page), 'utf8')

  it('names files that exist', () => {
    const named = [
      ...text.matchAll(
        /`((?:functions|hosting|contracts|tests|scripts|sandbox|docs|\.github)\/[\w./-]+\.\w+)`/g,
      ),
      ...text.matchAll(/\b(docs\/[\w-]+\.md)\b/g),
    ].map(([, path]) => path ?? '')
    expect(
      [...new Set(named)].filter(
        (path) => !existsSync(inRoot(path)) && !/^hosting\/\.env|^functions\/\.secret/.test(path),
      ),
    ).toEqual([])
  })

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name ?? '')
    expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([])
  })
})
