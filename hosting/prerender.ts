import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Shells from './src/shells.tsx'
import type * as Pages from './src/site/prerender/pages.tsx'

/**
 * Second half of the build. Writes the public pages as HTML with all their text next to the client that Vite built, and the app's
 * documents with the frame of their screen. `vite build --ssr` has written the code of the pages to dist/.prerender and that of the
 * frames to dist/.shells.
 */
const DIST = join(import.meta.dirname, 'dist')
const SERVER = join(DIST, '.prerender')
const SHELLS = join(DIST, '.shells')
/** The one script of the public pages. */
const START = 'src/site/hydration/start.ts'
const MANIFEST = join(DIST, '.vite', 'manifest.json')
/** The tags with which Vite loads the app's scripts. */
const SCRIPT_TAG = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The chunk of a source and all its static imports, without duplicates, dependencies first. */
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
  const sources = page.name === undefined ? page.styles : [...page.styles, START]
  const chunks = new Set(sources.flatMap((source) => [...closure(manifest, source)]))
  const scripted = page.name === undefined ? [] : [...closure(manifest, START)].map(({ file }) => `/${file}`)
  const html = site.renderPage(page, {
    styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    scripts: scripted.slice(-1),
    preloads: scripted.slice(0, -1),
  })
  await mkdir(dirname(join(DIST, page.file)), { recursive: true })
  await writeFile(join(DIST, page.file), html)
}
for (const [file, content] of Object.entries(site.siteFiles())) await writeFile(join(DIST, file), content)

// Screens without a frame of their own (purchase, account, admin) keep the document as Vite wrote it.
const APP = 'app.html'
const plain = await readFile(join(DIST, APP), 'utf8')
await writeFile(join(DIST, 'screen.html'), plain)
const shells: typeof Shells = await import(pathToFileURL(join(SHELLS, 'shells.js')).href)
for (const shell of shells.SHELLS) await writeFile(join(DIST, shell.file), withShell(shell))

/**
 * The app's document with the frame of a screen. It also preloads what that screen needs first; the scripts wait in a template
 * until the frame is painted (public/after-first-paint.js).
 */
function withShell(shell: Shells.ShellDocument): string {
  const known = closure(manifest, APP)
  const chunks = [...new Set(shell.routes.flatMap((source) => [...closure(manifest, source)]))].filter(
    (chunk) => !known.has(chunk),
  )
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  const scripts = [
    ...[...plain.matchAll(SCRIPT_TAG)].map(([tag]) => tag.trim()),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<template data-scripts>${scripts.join('')}</template>`,
    '<script src="/after-first-paint.js" defer></script>',
  ]
  return plain
    .replaceAll(SCRIPT_TAG, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${shell.title}</title>`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${shells.renderShell(shell)}</div>`)
}

await rm(SERVER, { recursive: true })
await rm(SHELLS, { recursive: true })
