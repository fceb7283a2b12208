import type { MissingPart } from '@gaplens/contracts/analysis/record'
import type { Passage } from '@gaplens/contracts/analysis/report'
import type { KeptAnswer } from '@gaplens/contracts/analysis/serp'
import type { Source } from '@gaplens/coverage/source'
import { ANSWERS, PAGES } from '@gaplens/report/archive/manifest'
import { occurrences } from './occurrences.ts'

/** The materials that a report was made from. */
export interface ReportMaterials {
  readonly answers: readonly KeptAnswer[]
  readonly sources: readonly Source[]
}

interface Subject {
  readonly analysisId: string
  readonly keyword: string
  readonly pageUrl: string
  /** ISO 8601, as `completedAt`. */
  readonly createdAt: string
  readonly completedAt: string
  readonly passages: readonly Passage[]
}

/** The files of an archive that are fixed when the report is finished, by name, and the missing parts. */
export interface RecordFiles {
  readonly files: Readonly<Record<string, string>>
  readonly lacks: readonly MissingPart[]
}

/**
 * Writes the materials of a report as files: the search's answers, the text of each page, and the positions of each quote in
 * it.
 * @param omitted ids of pages whose text is left out, because not all texts fit
 */
export function recordFiles(
  { passages, ...subject }: Subject,
  { answers, sources }: ReportMaterials,
  omitted: ReadonlySet<string> = new Set(),
): RecordFiles {
  const files: Record<string, string> = { 'analysis.json': pretty(subject) }
  const lacks: MissingPart[] = answers.length === 0 ? [{ code: 'search', pageId: null }] : []
  files[ANSWERS] = pretty(
    answers.map(({ body, ...answer }, at) => {
      const file = `search/answer-${at + 1}.json`
      files[file] = body
      return { file, ...answer }
    }),
  )
  files[PAGES] = pretty(
    sources.map((source) => {
      const text = source.page?.text ?? null
      const isKept = text !== null && !omitted.has(source.id)
      const file = `pages/${source.id}.txt`
      if (isKept) files[file] = text
      else if (text !== null) lacks.push({ code: 'page-text', pageId: source.id })
      return {
        id: source.id,
        role: source.role,
        url: source.url,
        foundAt: source.page?.url ?? null,
        title: source.page?.title ?? source.title,
        readAt: source.readAt,
        failure: source.failure,
        received: source.received ?? null,
        text: isKept ? file : null,
        quotes: passages
          .filter(({ pageId }) => pageId === source.id)
          .map(({ id, quote }) => ({ id, length: quote.length, starts: occurrences(text ?? '', quote) })),
      }
    }),
  )
  return { files, lacks }
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}
