import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BUDGETS, type Budget, filesOf, measure } from './budgets.ts'

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'budgets-'))
})
afterEach(() => rm(dist, { recursive: true }))

async function site(files: Record<string, string | Buffer>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), content)
  }
}

/** A page with an entry, a preload, a style, a route of two chunks with a style, and a chunk that is never loaded. */
const PAGE = {
  'app.html':
    '<link rel="icon" href="/favicon.svg"><script src="/scheme.js"></script>' +
    '<script type="module" src="/assets/app.js"></script><link rel="modulepreload" href="/assets/react.js">' +
    '<link rel="stylesheet" href="/assets/app.css">',
  'scheme.js': 'scheme()',
  'assets/app.js': 'app()',
  'assets/react.js': 'react()',
  'assets/app.css': 'a{}',
  'assets/route.js': 'route()',
  'assets/shared.js': 'shared()',
  'assets/route.css': 'b{}',
  'assets/later.js': 'later()',
  '.vite/manifest.json': JSON.stringify({
    'app.html': { file: 'assets/app.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    'src/route.tsx': {
      file: 'assets/route.js',
      css: ['assets/route.css'],
      imports: ['_shared.js', 'app.html'],
      dynamicImports: ['src/later.tsx'],
    },
    '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
    'src/later.tsx': { file: 'assets/later.js' },
  }),
}
const BUDGET: Budget = {
  page: '/app',
  document: 'app.html',
  routes: ['src/route.tsx'],
  script: 1_000,
  style: 1_000,
  without: [],
}

describe('what a page loads at first', () => {
  it('is what its document names and what its routes import, each once; not what is imported later', async () => {
    await site(PAGE)
    const files = await filesOf(BUDGET, dist)
    expect(files.toSorted()).toEqual([
      'assets/app.css',
      'assets/app.js',
      'assets/react.js',
      'assets/route.css',
      'assets/route.js',
      'assets/shared.js',
      'scheme.js',
    ])
  })

  it('is refused when a route is no source of the build', async () => {
    await site(PAGE)
    await expect(filesOf({ ...BUDGET, routes: ['src/moved.tsx'] }, dist)).rejects.toThrow(
      'src/moved.tsx is not in the manifest',
    )
  })
})

describe('the weight of a page', () => {
  it('is the sum of its files, each compressed by itself', async () => {
    await site(PAGE)
    const { script, style, problems } = await measure(BUDGET, dist)
    const weightOf = (...texts: string[]) =>
      texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    expect(script.gzip).toBe(weightOf('scheme()', 'app()', 'react()', 'route()', 'shared()'))
    expect(style.gzip).toBe(weightOf('a{}', 'b{}'))
    expect(problems).toEqual([])
  })

  it('may reach its budget and not pass it', async () => {
    await site(PAGE)
    const { script } = await measure(BUDGET, dist)
    expect((await measure({ ...BUDGET, script: script.gzip }, dist)).problems).toEqual([])
    expect((await measure({ ...BUDGET, script: script.gzip - 1 }, dist)).problems).toHaveLength(1)
  })

  it('over its budget is reported with its size, the budget and the heaviest file', async () => {
    await site({ ...PAGE, 'assets/shared.js': randomBytes(9_000) })
    const { problems } = await measure(BUDGET, dist)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(
      /its script weighs 9\.\d kB, at most 1\.0 kB .* heaviest are assets\/shared\.js \(9\.0 kB\)/,
    )
  })
})

it('names a library that must not be loaded, and the file it is in', async () => {
  await site({ ...PAGE, 'assets/shared.js': 'fetch("identitytoolkit")', 'assets/later.js': 'ZodError' })
  const { problems } = await measure(
    {
      ...BUDGET,
      without: [
        ['Firebase', 'identitytoolkit'],
        ['zod', 'ZodError'],
      ],
    },
    dist,
  )
  expect(problems).toEqual([expect.stringContaining('Firebase is in assets/shared.js')])
})

it('public pages may weigh 90 kB of script and 30 kB of style, those of the app 300 kB in all', () => {
  for (const { document, script, style } of BUDGETS) {
    if (['app.html', 'login.html'].includes(document)) expect(script + style).toBeLessThanOrEqual(300_000)
    else expect([script <= 90_000, style <= 30_000]).toEqual([true, true])
  }
})
