import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a page may load before its visitor does anything, in bytes after gzip. */
export interface Budget {
  readonly page: string
  /** Its document in the built site. */
  readonly document: string
  /** Sources that its route loads besides. */
  readonly routes?: readonly string[]
  readonly script: number
  readonly style: number
  /** Texts that stand in libraries which the page must not load. */
  readonly without: readonly (readonly [library: string, mark: string])[]
}

const HEAVY = [
  ['Firebase', 'identitytoolkit'],
  ['reactfire', '_reactFirePreloadedObservables'],
  ['Mantine', 'MantineProvider was not found'],
  ['zod', 'ZodError'],
  ['react-markdown', 'mdast'],
] as const

export const BUDGETS: readonly Budget[] = [
  { page: '/', document: 'index.html', script: 90_000, style: 30_000, without: HEAVY },
  { page: '/en', document: 'en.html', script: 90_000, style: 30_000, without: HEAVY },
  { page: '/old', document: 'old.html', script: 90_000, style: 30_000, without: HEAVY },
  { page: '/sample', document: 'sample.html', script: 5_000, style: 30_000, without: HEAVY },
  { page: '/terms', document: 'terms.html', script: 1_000, style: 30_000, without: HEAVY },
  {
    page: '/app',
    document: 'app.html',
    routes: ['src/workspace/workspace.tsx', 'src/workspace/new-analysis.tsx'],
    script: 280_000,
    style: 20_000,
    without: [['charts', 'recharts']],
  },
]

export interface Measured {
  readonly page: string
  readonly script: number
  readonly style: number
  /** What is over or should not be there; empty: the page keeps its budget. */
  readonly problems: readonly string[]
}

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** Holds a built page against its budget. `dist` is the built site. */
export async function measure(budget: Budget, dist: string): Promise<Measured> {
  const files = await filesOf(budget, dist)
  const read = await Promise.all(
    files.map(async (file) => ({ file, bytes: await readFile(join(dist, file)) })),
  )
  const sizeOf = (extension: string) =>
    read
      .filter(({ file }) => file.endsWith(extension))
      .reduce((sum, { bytes }) => sum + gzipSync(bytes, { level: 9 }).length, 0)
  const script = sizeOf('.js')
  const style = sizeOf('.css')
  const problems = [
    ...(script > budget.script ? [`scripts weigh ${script} bytes, allowed are ${budget.script}`] : []),
    ...(style > budget.style ? [`styles weigh ${style} bytes, allowed are ${budget.style}`] : []),
    ...budget.without.flatMap(([library, mark]) =>
      read.filter(({ bytes }) => bytes.includes(mark)).map(({ file }) => `${library} is in ${file}`),
    ),
  ]
  return { page: budget.page, script, style, problems }
}

/** Scripts and styles that the document names, and those of its routes with all they import. */
async function filesOf({ document, routes = [] }: Budget, dist: string): Promise<string[]> {
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
