import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The bytes that a page may load at first, after gzip, since a deploy uploads files in that form. */
export interface Budget {
  readonly page: string
  /** Its document in the built site. */
  readonly document: string
  /** Sources that its route loads besides. */
  readonly routes?: readonly string[]
  readonly script: number
  readonly style: number
  /** Texts that identify libraries which the page must not load. */
  readonly without: readonly (readonly [library: string, mark: string])[]
}

const HEAVY = [
  ['Firebase', 'identitytoolkit'],
  ['reactfire', '_reactFirePreloadedObservables'],
  ['Mantine', 'MantineProvider was not found'],
  ['zod', 'ZodError'],
  ['react-markdown', 'mdast'],
] as const

const LATER = [
  ['Firestore', 'google.firestore'],
  ['the charts library', 'recharts'],
  ['the sample report', 'client-coffee.test/blog'],
] as const

/** The budgets of a landing page: as it is loaded, and with what the first action of a visitor loads in addition. */
function landing(page: string, document: string, source: string): Budget[] {
  const common = { document, style: 30_000, without: HEAVY }
  return [
    { ...common, page, script: 5_000 },
    {
      ...common,
      page: `${page}, in use`,
      routes: ['src/site/hydration/hydrate.tsx', source],
      script: 90_000,
    },
  ]
}

export const BUDGETS: readonly Budget[] = [
  ...landing('/', 'index.html', 'src/site/landing/zh-page.tsx'),
  ...landing('/en', 'en.html', 'src/site/landing/en-page.tsx'),
  ...landing('/old', 'old.html', 'src/site/landing/old-page.tsx'),
  { page: '/sample', document: 'sample.html', script: 5_000, style: 30_000, without: HEAVY },
  { page: '/terms', document: 'terms.html', script: 1_000, style: 30_000, without: HEAVY },
  {
    page: '/login',
    document: 'login.html',
    routes: ['src/login/login-screen.tsx'],
    script: 282_000,
    style: 18_000,
    without: LATER,
  },
  {
    // Everything that loads until the form can be filled in. Firestore with the live user document loads later.
    page: '/app',
    document: 'app.html',
    routes: ['src/workspace/workspace.tsx', 'src/workspace/start/new-analysis.tsx'],
    script: 270_000,
    // Includes the styles of the offline bar and of error states, which must be loaded before anything fails.
    style: 18_300,
    without: LATER,
  },
]

/** The budgets of single chunks that load only with the draft editor. */
export const CHUNK_BUDGETS: readonly {
  readonly name: string
  readonly file: RegExp
  readonly script: number
}[] = [
  { name: 'the draft editor', file: /^draft-screen-[\w-]+\.js$/, script: 10_000 },
  { name: 'the paste into a draft', file: /^html-to-markdown-[\w-]+\.js$/, script: 15_000 },
  // Loads after the editor is shown. The word vectors are nearly all of its weight (640 kB), how names read is 12 kB, and which figures
  // are of one thing 8 kB.
  { name: 'the draft worker', file: /^draft-worker-[\w-]+\.js$/, script: 744_000 },
]

/** Measures a built chunk. @returns its bytes after gzip, and the problem; null when it is within its budget */
export async function measureChunk(
  { file, script }: (typeof CHUNK_BUDGETS)[number],
  dist: string,
): Promise<{ gzip: number; problem: string | null }> {
  const assets = join(dist, 'assets')
  const files = (await readdir(assets)).filter((name) => file.test(name))
  const sizes = await Promise.all(
    files.map(async (name) => gzipSync(await readFile(join(assets, name)), { level: 9 }).length),
  )
  const gzip = sizes.reduce((sum, size) => sum + size, 0)
  if (files.length !== 1) return { gzip, problem: `the build holds ${files.length} of it, not one.` }
  return { gzip, problem: gzip > script ? `it weighs ${kB(gzip)}, at most ${kB(script)} may load.` : null }
}

interface Weight {
  readonly gzip: number
  readonly brotli: number
}

export interface Measured {
  readonly script: Weight
  readonly style: Weight
  /** The heaviest first, in bytes after gzip. */
  readonly files: readonly { readonly file: string; readonly gzip: number }[]
  /** What exceeds the budget or must not be loaded, with advice; empty when the page is within its budget. */
  readonly problems: readonly string[]
}

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** Compares a built page with its budget. `dist` is the folder of the built site. */
export async function measure(budget: Budget, dist: string): Promise<Measured> {
  const files = await Promise.all(
    (await filesOf(budget, dist)).map(async (file) => {
      const bytes = await readFile(join(dist, file))
      const gzip = gzipSync(bytes, { level: 9 }).length
      return { file, bytes, gzip, brotli: brotliCompressSync(bytes).length }
    }),
  )
  files.sort((a, b) => b.gzip - a.gzip)
  const weigh = (extension: string): Weight => {
    const chosen = files.filter(({ file }) => file.endsWith(extension))
    const sum = (of: 'gzip' | 'brotli') => chosen.reduce((total, file) => total + file[of], 0)
    return { gzip: sum('gzip'), brotli: sum('brotli') }
  }
  const script = weigh('.js')
  const style = weigh('.css')
  const heaviest = (extension: string) =>
    files
      .filter(({ file }) => file.endsWith(extension))
      .slice(0, 5)
      .map(({ file, gzip }) => `${file} (${kB(gzip)})`)
      .join(', ')
  const over = (what: string, weight: Weight, most: number, extension: string) =>
    weight.gzip > most
      ? [
          `its ${what} weighs ${kB(weight.gzip)}, at most ${kB(most)} may load at first. Load something later (a ` +
            `dynamic import) or leave it out; the heaviest are ${heaviest(extension)}.`,
        ]
      : []
  const problems = [
    ...over('script', script, budget.script, '.js'),
    ...over('style', style, budget.style, '.css'),
    ...budget.without.flatMap(([library, mark]) =>
      files
        .filter(({ bytes }) => bytes.includes(mark))
        .map(
          ({ file }) =>
            `${library} is in ${file}, which this page loads at first. Find what imports it and import that later.`,
        ),
    ),
  ]
  return { script, style, files: files.map(({ file, gzip }) => ({ file, gzip })), problems }
}

/** Formats a size in the unit of the budgets, thousands of bytes. */
export function kB(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}

/**
 * The files that a browser loads at first: the scripts and styles that the document names, and those of its routes with
 * all their static imports. Preloads in the document are the static imports of the entry.
 */
export async function filesOf({ document, routes = [] }: Budget, dist: string): Promise<string[]> {
  const html = await readFile(join(dist, document), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '')
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  )
  const files = new Set(named)
  const seen = new Set<string>()
  const add = (source: string) => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`${source} is not in the manifest`)
    if (seen.has(source)) return
    seen.add(source)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const route of routes) add(route)
  return [...files]
}
