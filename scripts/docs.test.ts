import { existsSync, globSync, readFileSync } from 'node:fs'
import { DEFAULT_SETTINGS } from '@gaplens/contracts/admin/settings'
import { AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { describe, expect, it } from 'vitest'
import {
  HOUR,
  LOCAL_LIMITS,
  MINUTE,
  type RequestLimit,
  SHARED_LIMITS,
} from '../functions/src/limits/request-limits.ts'
import { packReport } from '../functions/src/runtime/packed-report.ts'
import { inRoot } from './lib/paths.ts'

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'sandbox/README.md',
  'scripts/train/word-vectors/README.md',
  // Experiments are a history, so they may name things that no longer exist.
  ...globSync('docs/{.,decisions,reading,report}/*.md', { cwd: inRoot('.') }),
]
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Paths in docs are often shortened to their end, so they are looked up by it. */
const SOURCES = globSync(
  '{*,*/*,{.github,contracts,coverage,functions,hosting,report,sandbox,scripts,tests,text}/**/*}.*',
  {
    cwd: inRoot('.'),
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|\.local)$/.test(name),
  },
)
const FOLDER =
  /`((?:functions|hosting|contracts|coverage|text|report|tests|scripts|sandbox|docs|\.github)\/[\w./-]+)`|\b(docs\/[\w/-]+\.md)\b/g
/** Identifiers with a capital inside, such as `startAnalysis` and `REPORT_MAX_BYTES`; other words may be anything. */
const IDENTIFIER = /`([A-Za-z_$][\w$]*[A-Z_][\w$]*)(?:\(\))?`/g
const CODE = SOURCES.filter((path) =>
  /\.(?:[cm]?tsx?|mjs|py|rules|yml|example|css|html)$|^[\w.-]+\.json$/.test(path),
).map((path) => ({ path, code: readFileSync(inRoot(path), 'utf8') }))
const CODE_WORDS = new Set(CODE.flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []))
/** Names of other projects. */
const FOREIGN = new Set(['pinTag'])
/** Files with settings or secrets are not in the repository. */
const MADE_BY_USERS = /^hosting\/\.env|^functions\/\.secret/

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(inRoot(page), 'utf8')

  it('names files and folders that exist', () => {
    const code = text.replace(/```[\s\S]*?```/g, '')
    const files = [...code.matchAll(/`([\w.@/-]+\.(?:ts|tsx|mjs|py|rules|css|yml))`/g)]
      .map(([, path]) => path ?? '')
      .filter((path) => !SOURCES.some((source) => `/${source}`.endsWith(`/${path}`)))
    const folders = [...code.matchAll(FOLDER)]
      .map(([, path, manual]) => path ?? manual ?? '')
      .filter((path) => !existsSync(inRoot(path)) && !MADE_BY_USERS.test(path))
    expect([...new Set([...files, ...folders])]).toEqual([])
  })

  it('names identifiers that the code has', () => {
    const named = [...text.replace(/```[\s\S]*?```/g, '').matchAll(IDENTIFIER)].map(([, name]) => name ?? '')
    const gone = named.filter((name) => !CODE_WORDS.has(name) && !FOREIGN.has(name))
    expect([...new Set(gone)]).toEqual([])
  })

  it('is wrapped at 120 characters, except tables and code', () => {
    const lines = text.replace(/```[\s\S]*?```/g, '').split('\n')
    expect(lines.filter((line) => line.length > 120 && !/^(?:\|| {4})/.test(line))).toEqual([])
  })

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(
      ([, name]) => name ?? '',
    )
    expect([...new Set(named)].filter((name) => scripts[name] === undefined)).toEqual([])
  })
})

it('the code names pages of the docs that exist', () => {
  const named = CODE.flatMap(({ path, code }) =>
    // Not what is part of a longer path or address.
    [...code.matchAll(/(?<![\w/.-])docs\/[\w./-]*\w/g)].map(([page]) => ({ path, page })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ page }) => !existsSync(inRoot(page)))).toEqual([])
})

describe('docs/operations.md', () => {
  const text = readFileSync(inRoot('docs/operations.md'), 'utf8')
  const read = (pattern: string) =>
    globSync(pattern, { cwd: inRoot('.') })
      .map((path) => readFileSync(inRoot(path), 'utf8'))
      .join('\n')

  it('names events that the code logs', () => {
    const code = read('functions/src/**/*.ts')
    const rows = text.split('\n').filter((line) => /^\| `[a-z]+-[a-z-]+`/.test(line))
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name ?? ''),
    )
    expect(named.length).toBeGreaterThan(30)
    // Answers 500 and 503 are logged by the code of their error.
    const isLogged = (name: string) =>
      code.includes(`'${name}'`) || code.includes(`'${name.replace(/^api-/, '')}'`)
    expect(named.filter((name) => !isLogged(name))).toEqual([])
  })

  it('lists every event that the code logs', () => {
    const tests = /\.test\.ts$/
    const code = globSync('functions/src/**/*.ts', { cwd: inRoot('.') })
      .filter((path) => !tests.test(path))
      .map((path) => readFileSync(inRoot(path), 'utf8'))
      .join('\n')
    const logged = [...code.matchAll(/\blog\(\s*'[A-Z]+',\s*'([a-z-]+)'/g)].map(([, name]) => name ?? '')
    expect(logged.length).toBeGreaterThan(30)
    expect([...new Set(logged)].filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  it('names what stands in the admin’s screens', () => {
    const screens = read('hosting/src/admin/**/*strings.ts')
    const named = [...text.matchAll(/\/admin[^.;]*/g)].flatMap(([way]) =>
      [...way.matchAll(/[\u4e00-\u9fff]{3,}/g)].map(([name]) => name),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !screens.includes(name))).toEqual([])
  })
})

describe('docs/security.md', () => {
  const text = readFileSync(inRoot('docs/security.md'), 'utf8')

  it('names a file for every threat, requirement and risk', () => {
    const rows = text
      .split('\n')
      .filter(
        (line) =>
          /^\| (?:\d|LLM|[A-Z])/.test(line) &&
          line.split('|').length === 5 &&
          /threat|asvs|llm/.test(sectionOf(text, line)),
      )
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter((row) => !/`[^`]*\.(ts|tsx|json|rules)`/.test(row))).toEqual([])
  })
})

describe('the request limits in docs/security.md', () => {
  const text = readFileSync(inRoot('docs/security.md'), 'utf8')
  const rows = text.slice(text.indexOf('## Request limits'), text.indexOf('## Privacy')).split('\n')
  const periods = new Map([
    [MINUTE, 'a minute'],
    [HOUR, 'an hour'],
  ])

  it.each<[string, RequestLimit]>([
    ['reading |', LOCAL_LIMITS.read],
    ['writing', LOCAL_LIMITS.write],
    ['starting analyses', SHARED_LIMITS.analyze],
    ['starting batches', SHARED_LIMITS.batch],
    ['parts of archives', SHARED_LIMITS['batch-archive']],
    ['exporting their data', SHARED_LIMITS['account-export']],
    ['reading the address of a draft', SHARED_LIMITS['draft-page']],
    ['exporting drafts', SHARED_LIMITS['draft-export']],
    ['wrong tries', SHARED_LIMITS['share-password-address']],
    ['making share links', SHARED_LIMITS.share],
  ])('are those of the code for %s', (what, { requests, windowSeconds }) => {
    const row = rows.find((each) => each.split(' | ').slice(1).join(' | ').startsWith(what))
    expect(row?.split(' | ')[2]).toMatch(new RegExp(`^${requests} ${periods.get(windowSeconds)}`))
  })

  it('are the defaults of the settings', () => {
    const named = rows.flatMap((row) => [...row.matchAll(/([\d,]+)[^\d(]*\(`(\w+)`/g)])
    const defaults: Record<string, unknown> = DEFAULT_SETTINGS
    const settings = named.filter(([, , name = '']) => name in defaults)
    expect(settings.length).toBeGreaterThan(8)
    for (const [, figure = '', name = ''] of settings)
      expect(Number(figure.replaceAll(',', '')), name).toBe(defaults[name])
  })
})

describe('docs/scale.md', () => {
  const text = readFileSync(inRoot('docs', 'scale.md'), 'utf8')
  const aDay = (row: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`| ${row}`)) ?? ''
    return Number(line.split('|')[3]?.replaceAll(',', ''))
  }

  it.each([
    ['reports', DEFAULT_SETTINGS.dailyTotal],
    ['searches', DEFAULT_SETTINGS.dailySearches],
    ['model calls', DEFAULT_SETTINGS.dailyModelCalls],
  ])('plans for no more %s a day than the settings let through', (row, ceiling) => {
    expect(aDay(row)).toBeGreaterThan(1_000)
    expect(aDay(row)).toBeLessThanOrEqual(ceiling)
  })
})

describe('the storage in docs/scale.md', () => {
  const text = readFileSync(inRoot('docs', 'scale.md'), 'utf8')
  const figures =
    /has some (\d+) kB and is stored in (\d+) kB[\s\S]*?(\d+) million of them are ([\d.]+) TB instead of ([\d.]+) TB/.exec(
      text,
    )
  const [plain, packed, millions, total, unpacked] = (figures ?? []).slice(1).map(Number)
  const sample = JSON.parse(readFileSync(inRoot('hosting', 'src', 'site', 'sample', 'report.json'), 'utf8'))

  it('is that of the sample report, within a fifth', () => {
    const report = AnalysisResultSchema.parse(sample.result)
    expect(within(plain, Buffer.byteLength(JSON.stringify(report)) / 1_000)).toBe(true)
    expect(within(packed, packReport(report).byteLength / 1_000)).toBe(true)
  })

  it('adds up', () => {
    expect(total).toBe(Math.round((Number(packed) * Number(millions)) / 100) / 10)
    expect(unpacked).toBe(Math.round((Number(plain) * Number(millions)) / 100) / 10)
  })
})

function within(said: number | undefined, measured: number): boolean {
  return said !== undefined && Math.abs(said - measured) < measured / 5
}

/** The heading above a line. */
function sectionOf(text: string, line: string): string {
  return (
    text
      .slice(0, text.indexOf(line))
      .split('\n')
      .findLast((each) => each.startsWith('## '))
      ?.toLowerCase() ?? ''
  )
}
