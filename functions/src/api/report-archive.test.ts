import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { MissingPart } from '@gaplens/contracts/analysis/record'
import type { KeptAnswer } from '@gaplens/contracts/analysis/serp'
import type { Source } from '@gaplens/coverage/source'
import { hashFiles, rootOf } from '@gaplens/report/archive/hashes'
import { MANIFEST, PAGES, REPORT } from '@gaplens/report/archive/manifest'
import type { ProblemKind } from '@gaplens/report/archive/problem'
import { verdictLines } from '@gaplens/report/archive/verdict-text'
import { type Verdict, verifyFiles, verifyZip } from '@gaplens/report/archive/verify'
import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { evidenceFiles, packRecord } from '../analysis/record/fit-record.ts'
import type { ReportMaterials } from '../analysis/record/record-files.ts'
import { archiveZip } from '../export/archive/archive-zip.ts'
import { unpackFiles } from '../runtime/packed-record.ts'

const QUOTE = '水溫約 92 度。'
/** A quote that stands twice, and a character outside the BMP before it: offsets count UTF-16 units. */
const TEXTS: Readonly<Record<string, string>> = {
  p0: '我的網頁。沒有說水溫。',
  p1: `☕️𠮷 手沖：${QUOTE}再說一次，${QUOTE}`,
}

const subject = {
  analysisId: 'a1',
  keyword: '手沖 水溫',
  pageUrl: 'https://own.test/page',
  createdAt: '2026-11-20T00:00:00.000Z',
  completedAt: '2026-11-20T00:01:00.000Z',
  passages: [{ id: 'p1-1', pageId: 'p1', url: 'https://a.test/1', heading: '', quote: QUOTE, link: '' }],
}
const report = {
  coverage: { topics: [{ cells: [{ passageId: 'p1-1' }, { passageId: null }] }] },
  strengths: [{ passageIds: ['p1-1'] }],
  evidence: { passages: subject.passages },
}
const answer: KeptAnswer = {
  parameters: { engine: 'google', q: '手沖 水溫' },
  receivedAt: '2026-11-20T00:00:01.000Z',
  receivedBytes: 20,
  receivedSha256: 'f'.repeat(64),
  removed: [],
  body: '{"organic_results":[]}',
}

function source(id: string, text: string): Source {
  return {
    id,
    url: `https://a.test/${id}`,
    title: id,
    role: id === 'p0' ? 'user' : 'cited',
    rank: 0,
    referenceIndexes: [],
    page: { text, title: id, url: `https://a.test/${id}` } as ReadPage,
    failure: null,
    readAt: '2026-11-20T00:00:02.000Z',
    received: { bytes: 100, sha256: 'a'.repeat(64) },
  }
}

function made(texts: Readonly<Record<string, string>> = TEXTS): ReportMaterials {
  return { answers: [answer], sources: Object.entries(texts).map(([id, text]) => source(id, text)) }
}

async function archiveOf(
  files: Record<string, string>,
  lacks: readonly MissingPart[] = [],
  written: unknown = report,
): Promise<Uint8Array> {
  return await archiveZip({ ...subject, lacks }, evidenceFiles(files, JSON.stringify(written)))
}

const RECORD = packRecord(subject, made()).record
const ZIP = await archiveOf({ ...RECORD.files })
const kinds = ({ problems }: Verdict): ProblemKind[] => problems.map(({ kind }) => kind)

describe('an archive', () => {
  it('is a ZIP that others read, holds what its manifest lists, and is found unchanged', async () => {
    const files = unzipSync(ZIP)
    expect(Object.keys(files)).toEqual([
      MANIFEST,
      'README.txt',
      'verify.html',
      'verify.mjs',
      'analysis.json',
      PAGES,
      'pages/p0.txt',
      'pages/p1.txt',
      REPORT,
      'search/answer-1.json',
      'search/answers.json',
    ])
    const verdict = await verifyZip(ZIP)
    expect(verdict.problems).toEqual([])
    expect(verdict.quotes).toEqual({ checked: 1, unchecked: 0, references: 2 })
    expect(new TextDecoder().decode(files['search/answer-1.json'])).toBe(answer.body)
    expect(JSON.parse(new TextDecoder().decode(files[PAGES]))[1]).toMatchObject({
      received: { bytes: 100, sha256: 'a'.repeat(64) },
      readAt: '2026-11-20T00:00:02.000Z',
      quotes: [{ id: 'p1-1', length: QUOTE.length, starts: [8, 8 + QUOTE.length + 5] }],
    })
  })

  it('is the same bytes whenever it is made, and has the hash that was noted when the report was finished', async () => {
    const { record, document } = packRecord(subject, made())
    expect(await archiveOf(unpackFiles(document.files))).toEqual(ZIP)
    const noted = await rootOf(await hashFiles(evidenceFiles(record.files, JSON.stringify(report))))
    expect((await verifyZip(ZIP)).manifest?.evidenceRoot).toBe(noted)
  })

  it('is rejected if any byte differs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: ZIP.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const changed = ZIP.slice()
          changed[at] = (changed[at] ?? 0) ^ change
          expect((await verifyZip(changed)).problems).not.toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is rejected with the name of the file in which a byte differs', async () => {
    const files = unzipSync(ZIP)
    const paths = Object.keys(files).filter((path) => path !== MANIFEST)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.nat(), async (path, seed) => {
        const content = (files[path] ?? new Uint8Array()).slice()
        const at = seed % content.length
        content[at] = (content[at] ?? 0) ^ 1
        const { problems } = await verifyFiles(new Map(Object.entries({ ...files, [path]: content })))
        expect(problems).toContainEqual(expect.objectContaining({ kind: 'changed', path }))
        expect(new Set(problems.filter(({ kind }) => kind === 'changed').map((each) => each.path))).toEqual(
          new Set([path]),
        )
      }),
      { numRuns: 100 },
    )
  })

  it.each<[string, (files: Record<string, Uint8Array>) => void, [ProblemKind, string][]]>([
    ['a removed file', (files) => delete files['pages/p0.txt'], [['missing', 'pages/p0.txt']]],
    ['an added file', (files) => (files['pages/p9.txt'] = new Uint8Array(1)), [['added', 'pages/p9.txt']]],
    [
      'a renamed file',
      (files) => {
        files['pages/p2.txt'] = files['pages/p0.txt'] ?? new Uint8Array()
        delete files['pages/p0.txt']
      },
      [
        ['missing', 'pages/p0.txt'],
        ['added', 'pages/p2.txt'],
      ],
    ],
    ['no manifest', (files) => delete files[MANIFEST], [['no-manifest', MANIFEST]]],
    [
      'a manifest of nothing',
      (files) => (files[MANIFEST] = bytes('{}')),
      [['manifest-unreadable', MANIFEST]],
    ],
    [
      'a manifest written anew',
      (files) => (files[MANIFEST] = indented(files[MANIFEST])),
      [['manifest-form', MANIFEST]],
    ],
  ])('with %s is found out, by name', async (_, change, expected) => {
    const files = unzipSync(ZIP)
    change(files)
    const { problems } = await verifyZip(zipSync(files, { level: 0 }))
    expect(problems.map(({ kind, path }) => [kind, path])).toEqual(expected)
  })

  it('is rejected if it has the same content in other bytes: in another Unicode form, or with reordered fields', async () => {
    const quote = 'café で 92 度。'
    const passages = [{ ...subject.passages[0], quote }]
    const written = { ...report, evidence: { passages } }
    const { files } = packRecord(
      { ...subject, passages } as typeof subject,
      made({ p1: `一。${quote}` }),
    ).record
    const whole = unzipSync(
      await archiveZip(
        { ...subject, keyword: 'café', lacks: [] },
        evidenceFiles(files, JSON.stringify(written)),
      ),
    )
    const rewrite = async (path: string, change: (text: string) => string) => {
      const text = new TextDecoder().decode(whole[path])
      const changed = bytes(change(text))
      expect(Buffer.from(changed).equals(Buffer.from(whole[path] ?? []))).toBe(false)
      const { problems } = await verifyFiles(new Map(Object.entries({ ...whole, [path]: changed })))
      return problems.map(({ kind, path: at }) => `${kind} ${at}`)
    }
    const decomposed = (text: string) => text.normalize('NFD')
    const reversed = (text: string) =>
      `${JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse()))}\n`
    expect((await verifyFiles(new Map(Object.entries(whole)))).problems).toEqual([])
    expect(await rewrite('pages/p1.txt', decomposed)).toContain('changed pages/p1.txt')
    expect(await rewrite(REPORT, decomposed)).toContain(`changed ${REPORT}`)
    expect(await rewrite(REPORT, reversed)).toEqual([`changed ${REPORT}`])
    expect(await rewrite('analysis.json', reversed)).toEqual(['changed analysis.json'])
    expect(await rewrite(MANIFEST, decomposed)).toEqual([`manifest-root ${MANIFEST}`])
    expect(await rewrite(MANIFEST, reversed)).toEqual([`manifest-form ${MANIFEST}`])
    // The same name twice: programs differ in which of the two they read.
    const twice = (text: string) => text.replace('{', '{"keyword":"茶",')
    expect(await rewrite(MANIFEST, twice)).toEqual([`manifest-form ${MANIFEST}`])
  })

  it('is rejected if a name differs in the ZIP’s directory only', async () => {
    const changed = ZIP.slice()
    const name = bytes('pages/p0.txt')
    const at = lastIndexOf(changed, name)
    changed[at + 7] = '9'.charCodeAt(0)
    expect(kinds(await verifyZip(changed))).toEqual(['other-name', 'missing', 'added'])
  })

  it('is distinguished, if only repacked or compressed, from one whose files differ', async () => {
    const files = unzipSync(ZIP)
    expect(kinds(await verifyZip(zipSync(files, { level: 0 })))).toEqual(['container'])
    const packed = await verifyZip(zipSync(files, { level: 6 }))
    expect(new Set(kinds(packed))).toContain('compressed')
    // Told once, with what to do, and not for every file.
    const [count, told, ...others] = verdictLines(packed)
    expect(count).toBe(`不符：找到 ${1 + others.length} 個問題。`)
    expect(told).toMatch(/^・\d+ 個檔案被壓縮過.*請選擇當初下載的 ZIP，或解壓縮後的資料夾。$/)
    expect(others.join('\n')).not.toContain('被壓縮過')
    // Unpacked to a folder its files are what they were.
    expect(kinds(await verifyFiles(new Map(Object.entries(files))))).toEqual([])
    expect(kinds(await verifyZip(bytes('not a zip')))).toEqual(['not-a-zip'])
    expect(kinds(await verifyZip(ZIP.slice(0, -1)))).toEqual(['not-a-zip'])
  })

  it('is rejected for a quote that its page does not contain, even with all hashes recomputed', async () => {
    const files = { ...RECORD.files, 'pages/p1.txt': TEXTS.p1?.replace('92', '82') ?? '' }
    const verdict = await verifyZip(await archiveOf(files))
    expect(verdict.problems).toEqual([{ kind: 'quote-misplaced', path: 'pages/p1.txt', detail: 'p1-1' }])
    // And has another hash than the one that was noted.
    expect(verdict.manifest?.evidenceRoot).not.toBe((await verifyZip(ZIP)).manifest?.evidenceRoot)
  })

  it('is rejected with the id of a passage that its report refers to and that it lacks', async () => {
    const wrong = { ...report, strengths: [{ passageIds: ['p7-7'] }] }
    const verdict = await verifyZip(await archiveOf({ ...RECORD.files }, [], wrong))
    expect(verdict.problems).toEqual([{ kind: 'unknown-passage', path: REPORT, detail: 'p7-7' }])
  })

  it('lists what it lacks: everything of an old report, the longest texts if they do not fit', async () => {
    const lacks: MissingPart[] = (['search', 'pages', 'root'] as const).map((code) => ({
      code,
      pageId: null,
    }))
    const old = await verifyZip(await archiveOf({}, lacks))
    expect([old.problems, old.quotes]).toEqual([[], { checked: 0, unchecked: 1, references: 2 }])
    expect(verdictLines(old).join('\n')).toContain('・搜尋服務的原始回應')

    const noise = Array.from({ length: 40_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    )
    const long = made({ ...TEXTS, p2: noise.join('') })
    const { record } = packRecord(subject, long, 20_000)
    expect(record.lacks).toEqual([{ code: 'page-text', pageId: 'p2' }])
    expect(Object.keys(record.files)).toContain('pages/p1.txt')
    expect((await verifyZip(await archiveOf({ ...record.files }, record.lacks))).problems).toEqual([])
  })

  it('is checked by the command that it carries, which ends with 1 and names the file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'archive-'))
    try {
      const files = unzipSync(ZIP)
      const command = join(folder, 'verify.mjs')
      await writeFile(command, files['verify.mjs'] ?? '')
      await writeFile(join(folder, 'whole.zip'), ZIP)
      expect(await run(command, join(folder, 'whole.zip'))).toMatchObject({
        code: 0,
        text: expect.stringContaining('相符：封存檔從產生之後沒有改過。'),
      })
      const changed = zipSync({ ...files, [REPORT]: bytes('{}') }, { level: 0 })
      await writeFile(join(folder, 'changed.zip'), changed)
      expect(await run(command, join(folder, 'changed.zip'))).toMatchObject({
        code: 1,
        text: expect.stringContaining('・report.json：內容和清單上的雜湊不符'),
      })
      expect((await run(command, join(folder, 'none.zip'))).code).toBe(2)
      // Where it stands alone, there is no archive beside it.
      expect((await run(command)).code).toBe(1)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

async function run(command: string, ...args: string[]): Promise<{ code: number; text: string }> {
  // Far from this project, with nothing of its environment.
  const options = { cwd: dirname(command), env: {} }
  return await promisify(execFile)(process.execPath, [command, ...args], options).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, text: error.stdout }),
  )
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function indented(json: Uint8Array | undefined): Uint8Array {
  return bytes(JSON.stringify(JSON.parse(new TextDecoder().decode(json)), null, 2))
}

function lastIndexOf(haystack: Uint8Array, needle: Uint8Array): number {
  return Buffer.from(haystack).lastIndexOf(Buffer.from(needle))
}
