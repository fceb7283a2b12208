import { canonicalJson, type Plain } from './canonical-json.ts'
import { type FileHash, type Files, hashFiles, rootOf, sha256OfText } from './hashes.ts'

export const MANIFEST = 'manifest.json'
export const REPORT = 'report.json'
/** The compared pages, with the offsets of their quotes. */
export const PAGES = 'pages.json'
/** The requests to the search service, with the files that hold its answers. */
export const ANSWERS = 'search/answers.json'

/** `manifest.json` of an archive; docs/archive.md describes it. */
export interface Manifest {
  readonly format: 'gaplens-archive'
  readonly version: 1
  readonly analysisId: string
  readonly keyword: string
  readonly pageUrl: string
  /** ISO 8601; when the report was finished. */
  readonly completedAt: string
  /** The parts that could not be included, by code and page. */
  readonly lacks: readonly { readonly code: string; readonly pageId: string | null }[]
  /** Files that were fixed when the report was finished. */
  readonly evidence: readonly FileHash[]
  /** The explanation and the verifiers, which change with the product. */
  readonly tools: readonly FileHash[]
  /** Hash over `evidence`. The server stores it with the report, so that others can compare it. */
  readonly evidenceRoot: string
  /** Hash over the whole manifest except this field. */
  readonly root: string
}

/** The part of the manifest that says which report it is for. */
export type Subject = Pick<Manifest, 'analysisId' | 'keyword' | 'pageUrl' | 'completedAt' | 'lacks'>

/** Builds the manifest of these files. */
export async function manifestOf(subject: Subject, evidence: Files, tools: Files): Promise<Manifest> {
  const list = await hashFiles(evidence)
  const body = {
    format: 'gaplens-archive',
    version: 1,
    ...subject,
    evidence: list,
    tools: await hashFiles(tools),
    evidenceRoot: await rootOf(list),
  } as const
  return { ...body, root: await manifestRoot(body) }
}

/** The hash over a manifest without its own field `root`. */
export async function manifestRoot(body: object): Promise<string> {
  const { root: _, ...rest } = body as { root?: unknown }
  return await sha256OfText(canonicalJson(rest as Plain))
}

/** The text of `manifest.json`. A verifier accepts no other notation of the same values. */
export function manifestText(manifest: object): string {
  return `${canonicalJson(manifest as Plain)}\n`
}

/** The order of the files in the ZIP. */
export function archiveOrder({ evidence, tools }: Pick<Manifest, 'evidence' | 'tools'>): string[] {
  return [MANIFEST, ...tools.map(({ path }) => path), ...evidence.map(({ path }) => path)]
}
