import { type FileHash, type Files, hashFiles, rootOf } from './hashes.ts'
import {
  archiveOrder,
  MANIFEST,
  type Manifest,
  manifestRoot,
  manifestText,
  PAGES,
  REPORT,
} from './manifest.ts'
import type { Problem, ProblemKind } from './problem.ts'
import { checkQuotes, type QuoteCheck } from './quotes.ts'
import { readZip } from './read-zip.ts'
import { storedZip } from './stored-zip.ts'

/** The result of verifying an archive; it is intact if there are no problems. */
export interface Verdict {
  readonly problems: readonly Problem[]
  /** Null if it cannot be read. */
  readonly manifest: Manifest | null
  /** Number of files. */
  readonly files: number
  readonly quotes: QuoteCheck['counts']
}

/** Checks every byte of an archive as it was downloaded. */
export async function verifyZip(zip: Uint8Array): Promise<Verdict> {
  const entries = readZip(zip)
  if (entries === null) return failed({ kind: 'not-a-zip', path: null, detail: '' })
  const files = new Map<string, Uint8Array>()
  const problems: Problem[] = []
  for (const { name, content, fault } of entries) {
    if (fault !== null) problems.push({ kind: fault, path: name, detail: '' })
    if (files.has(name)) problems.push({ kind: 'twice', path: name, detail: '' })
    if (content !== null) files.set(name, content)
  }
  const verdict = await verifyFiles(files)
  problems.push(...verdict.problems)
  if (problems.length === 0 && verdict.manifest !== null) {
    const at = firstDifference(zip, storedZip(archiveOrder(verdict.manifest), files))
    if (at !== null) problems.push({ kind: 'container', path: null, detail: String(at) })
  }
  return { ...verdict, problems }
}

/** Checks the files of an archive that was unpacked to a folder. */
export async function verifyFiles(files: Files): Promise<Verdict> {
  const found = files.get(MANIFEST)
  if (found === undefined) return failed({ kind: 'no-manifest', path: MANIFEST, detail: '' })
  const manifest = readManifest(found)
  if (manifest === null) return failed({ kind: 'manifest-unreadable', path: MANIFEST, detail: '' })
  const problems = [...(await checkManifest(found, manifest)), ...(await checkFiles(files, manifest))]
  const quotes = checkQuotes(files.get(REPORT), files.get(PAGES), files, manifest)
  return { problems: [...problems, ...quotes.problems], manifest, files: files.size, quotes: quotes.counts }
}

function failed(problem: Problem): Verdict {
  return {
    problems: [problem],
    manifest: null,
    files: 0,
    quotes: { checked: 0, unchecked: 0, references: 0 },
  }
}

async function checkManifest(bytes: Uint8Array, manifest: Manifest): Promise<Problem[]> {
  const problems: Problem[] = []
  const add = (kind: ProblemKind, detail: string) => problems.push({ kind, path: MANIFEST, detail })
  if (firstDifference(bytes, new TextEncoder().encode(manifestText(manifest))) !== null)
    add('manifest-form', '')
  const root = await manifestRoot(manifest)
  if (root !== manifest.root) add('manifest-root', root)
  const evidence = await rootOf(manifest.evidence)
  if (evidence !== manifest.evidenceRoot) add('evidence-root', evidence)
  return problems
}

async function checkFiles(files: Files, { evidence, tools }: Manifest): Promise<Problem[]> {
  const listed = new Map([...evidence, ...tools].map((file) => [file.path, file]))
  const found = new Map((await hashFiles(files)).map((file) => [file.path, file]))
  const paths = [...new Set([...listed.keys(), ...found.keys()])].filter((path) => path !== MANIFEST)
  return paths.flatMap((path): Problem[] => {
    const [wanted, is] = [listed.get(path), found.get(path)]
    if (is === undefined) return [{ kind: 'missing', path, detail: '' }]
    if (wanted === undefined) return [{ kind: 'added', path, detail: '' }]
    return wanted.sha256 === is.sha256 && wanted.bytes === is.bytes
      ? []
      : [{ kind: 'changed', path, detail: is.sha256 }]
  })
}

/** Parses the manifest; null if it does not have the right shape. Its values are checked later, by comparing them with the files. */
function readManifest(bytes: Uint8Array): Manifest | null {
  try {
    const value: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
    )
    return isManifest(value) ? value : null
  } catch {
    return null
  }
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false
  const { format, version, evidence, tools, lacks } = value as Partial<Record<keyof Manifest, unknown>>
  const { analysisId, keyword, pageUrl, completedAt, evidenceRoot, root } = value as Partial<Manifest>
  return (
    format === 'gaplens-archive' &&
    version === 1 &&
    [analysisId, keyword, pageUrl, completedAt, evidenceRoot, root].every(
      (text) => typeof text === 'string',
    ) &&
    isListOf(evidence, isFileHash) &&
    isListOf(tools, isFileHash) &&
    isListOf(lacks, isObject)
  )
}

function isListOf(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function isFileHash(value: unknown): boolean {
  const { path, bytes, sha256 } = (value ?? {}) as Partial<FileHash>
  return typeof path === 'string' && typeof bytes === 'number' && typeof sha256 === 'string'
}

/** The offset at which two byte sequences first differ; null if they are equal. */
function firstDifference(a: Uint8Array, b: Uint8Array): number | null {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at += 1) if (a[at] !== b[at]) return at
  return a.length === b.length ? null : length
}
