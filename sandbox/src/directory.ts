import type { Site } from './content/blocks.ts'
import { escapeHtml } from './content/inline.ts'
import { FAULT_PATHS, FAULTS_HOST } from './faults/host.ts'

/** The list of all sample pages, which the sandbox shows to developers at its own address. */
export function directoryPage(sites: readonly Site[], port: number): string {
  const link = (host: string, path: string, label: string) =>
    `<li><a href="http://${host}.localhost:${port}${escapeHtml(path)}">${escapeHtml(label)}</a></li>`
  const lists = sites.map(
    (site) =>
      `<h2>${site.host} <small>${escapeHtml(site.name)}</small></h2><ul>${site.pages.map((page) => link(site.host, page.path, page.title)).join('')}</ul>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandbox</title><style>body{font:16px/1.6 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}</style>
<h1>Sandbox</h1><p>SerpApi's shape at <a href="/search.json?engine=google&q=手沖咖啡&api_key=any">/search.json</a>; sample sites by host name.</p>
${lists.join('\n')}<h2>${FAULTS_HOST}</h2><ul>${FAULT_PATHS.map((path) => link(FAULTS_HOST, path, path)).join('')}</ul></html>`
}
