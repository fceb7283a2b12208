import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot } from './lib/paths.ts'

const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'sandbox/README.md'],
  ...globSync('scripts/train/*/README.md', { cwd: inRoot('.') }),
  ...globSync('docs/**/*.md', { cwd: inRoot('.') }),
]
/** A link within the repository: its path, empty for the page itself, and the section after `#`. */
const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g

describe.each(PAGES)('a link in %s', (page) => {
  const links = [...readFileSync(inRoot(page), 'utf8').matchAll(LINK)].map(([, path = '', section]) => ({
    path: path === '' ? inRoot(page) : join(dirname(inRoot(page)), path),
    section,
  }))

  it('leads to a file that exists', () => {
    expect(links.filter(({ path }) => !existsSync(path))).toEqual([])
  })

  it('leads to a heading that the file has', () => {
    const gone = links.filter(
      ({ path, section }) => section !== undefined && !anchorsIn(readFileSync(path, 'utf8')).has(section),
    )
    expect(gone).toEqual([])
  })
})

/** The anchors that GitHub gives the headings of a page. */
function anchorsIn(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? '')
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}
