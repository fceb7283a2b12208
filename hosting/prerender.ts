import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Pages from './src/site/prerender/pages.tsx'

/**
 * Second half of the build: writes the public pages as HTML, with all their text, beside the client that Vite built.
 * `vite build --ssr` has put the pages' own code into dist/.prerender.
 */
const DIST = join(import.meta.dirname, 'dist')
const SERVER = join(DIST, '.prerender')
const MANIFEST = join(DIST, '.vite', 'manifest.json')

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** A source's chunk and all that it imports statically, each once, dependencies first. */
function closure(manifest: Manifest, source: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[source]
  if (chunk === undefined) throw new Error(`${source} is not in the manifest`)
  if (seen.has(chunk)) return seen
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen)
  return seen.add(chunk)
}

const manifest: Manifest = JSON.parse(await readFile(MANIFEST, 'utf8'))
const site: typeof Pages = await import(pathToFileURL(join(SERVER, 'pages.js')).href)

for (const page of site.PAGES) {
  const sources = page.script === null ? page.styles : [...page.styles, page.script]
  const chunks = new Set(sources.flatMap((source) => [...closure(manifest, source)]))
  const scripted =
    page.script === null ? [] : [...closure(manifest, page.script)].map(({ file }) => `/${file}`)
  const html = site.renderPage(page, {
    styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    scripts: scripted.slice(-1),
    preloads: scripted.slice(0, -1),
  })
  await mkdir(dirname(join(DIST, page.file)), { recursive: true })
  await writeFile(join(DIST, page.file), html)
}
for (const [file, content] of Object.entries(site.siteFiles())) await writeFile(join(DIST, file), content)
await rm(SERVER, { recursive: true })
