import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inRoot } from './paths.ts'

const GOLDEN = inRoot('scripts', 'train', 'golden')

/** The project's own few pages with their texts, in the format of the reading benchmark. @returns their folder */
export async function goldenPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'golden-'))
  await mkdir(join(folder, 'pages'))
  const truth: Record<string, object> = {}
  for (const file of (await readdir(GOLDEN)).filter((name) => name.endsWith('.html'))) {
    const id = basename(file, '.html')
    const text = await readFile(join(GOLDEN, `${id}.txt`), 'utf8')
    truth[id] = { set: 'golden', type: id, url: `https://${id}.test/`, text }
    const html = await readFile(join(GOLDEN, file))
    await writeFile(join(folder, 'pages', `${id}.html.gz`), gzipSync(html))
  }
  await writeFile(join(folder, 'truth.json.gz'), gzipSync(JSON.stringify(truth)))
  return folder
}
