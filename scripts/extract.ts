import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { readPage } from '../functions/src/reading/read-page.ts'

const USAGE = `usage: npm run extract -- --in DIR --out FILE

  --in DIR    folder of *.html or *.html.gz files, bytes as served; DIR/urls.json may map a file's
              name to its address, or to { "url": …, "contentType": … }
  --out FILE  JSON: { "<name without extension>": { text, title, author, date, lang, type, ms } }`

/** The entry of a file in `urls.json`. */
interface Served {
  readonly url: string
  readonly contentType: string | null
}

interface Extracted {
  readonly text: string
  readonly title: string
  readonly author: string | null
  /** Date of publication, else of the last change; null when the page gives neither. */
  readonly date: string | null
  readonly lang: string
  readonly type: string
  /** Time of reading, from bytes to page. */
  readonly ms: number
  readonly error?: string
}

function main(): number {
  const options = readOptions()
  if (typeof options === 'string') return refuse(options)
  const served = readServed(options.in)
  if (typeof served === 'string') return refuse(served)
  const files = readdirSync(options.in)
    .filter((file) => /\.html?(?:\.gz)?$/i.test(file))
    .sort()
  if (files.length === 0) return refuse(`no *.html or *.html.gz file in ${options.in}`)

  const output: Record<string, Extracted> = {}
  let failed = 0
  for (const file of files) {
    const name = file.replace(/\.html?(?:\.gz)?$/i, '')
    const known = served.get(file) ?? served.get(name) ?? served.get(`${name}.html`)
    const page = extract(
      join(options.in, file),
      known ?? { url: `https://${encodeURIComponent(name)}.example/`, contentType: null },
    )
    if (page.error !== undefined) {
      failed++
      console.error(`${file}: ${page.error}`)
    }
    output[name] = page
  }
  try {
    writeFileSync(options.out, `${JSON.stringify(output, null, 1)}\n`)
  } catch (error) {
    return refuse(`cannot write ${options.out}: ${messageOf(error)}`)
  }
  console.error(
    `${files.length} pages read into ${options.out}${failed > 0 ? `, ${failed} of them not readable` : ''}`,
  )
  return 0
}

/** Reads one file. An unreadable page gives an empty entry with the reason and does not end the run. */
function extract(path: string, { url, contentType }: Served): Extracted {
  try {
    const stored = readFileSync(path)
    const bytes =
      stored[0] === 0x1f && stored[1] === 0x8b ? gunzipSync(stored, { maxOutputLength: 64_000_000 }) : stored
    const start = performance.now()
    const page = readPage({ bytes, url, contentType })
    const ms = Math.round((performance.now() - start) * 100) / 100
    const { text, title, author, publishedAt, modifiedAt, lang, type } = page
    return { text, title, author, date: publishedAt ?? modifiedAt, lang, type, ms }
  } catch (error) {
    return {
      text: '',
      title: '',
      author: null,
      date: null,
      lang: '',
      type: 'article',
      ms: 0,
      error: messageOf(error),
    }
  }
}

function readOptions(): { in: string; out: string } | string {
  try {
    const { values } = parseArgs({
      options: { in: { type: 'string' }, out: { type: 'string' } },
      strict: true,
    })
    if (values.in === undefined) return '--in is missing'
    if (values.out === undefined) return '--out is missing'
    if (!existsSync(values.in) || !statSync(values.in).isDirectory()) return `${values.in} is not a folder`
    return { in: values.in, out: values.out }
  } catch (error) {
    return messageOf(error)
  }
}

/** Reads `urls.json` if it exists: a string or an object for each file, by the file's name with or without extension. */
function readServed(folder: string): Map<string, Served> | string {
  const path = join(folder, 'urls.json')
  const served = new Map<string, Served>()
  if (!existsSync(path)) return served
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return `${path} is not JSON: ${messageOf(error)}`
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return `${path} is not an object of file names`
  for (const [name, value] of Object.entries(json)) {
    const entry = typeof value === 'string' ? { url: value } : value
    if (typeof entry !== 'object' || entry === null) continue
    const field = (...names: string[]) => {
      for (const one of names) {
        const found: unknown = Reflect.get(entry, one)
        if (typeof found === 'string' && found !== '') return found
      }
      return null
    }
    const url = field('url', 'href', 'address')
    const contentType = field('contentType', 'content_type', 'content-type', 'type')
    if (url !== null || contentType !== null)
      served.set(name, { url: url ?? `https://${encodeURIComponent(name)}.example/`, contentType })
  }
  return served
}

function refuse(reason: string): number {
  console.error(`${reason}\n\n${USAGE}`)
  return 2
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

process.exitCode = main()
