import type { Serp } from '@gaplens/contracts/analysis/serp'
import { type Warning, warning } from '@gaplens/contracts/errors'
import type { Source } from '@gaplens/coverage/source'
import { longTime } from '@gaplens/report/text/taiwan-time'
import type { Judging } from '../insight/model/judged-coverage.ts'
import { FEW_SOURCES } from '../numbers-of-sources.ts'
import { failureText } from './progress.ts'
import type { Cap } from './quality.ts'
import { modelFailureText, type WrittenInsight } from './steps/insight.ts'
import type { ChosenSources } from './steps/sources.ts'

/** The warnings of a report: one for each thing that could not be done as promised. */
export function collectWarnings(run: {
  serp: Serp
  chosen: ChosenSources
  sources: readonly Source[]
  written: WrittenInsight
  /** Null where no model is configured. */
  judging: Judging | null
  /** The limit that lowered the score; null when none did. */
  capped: Cap | null
  /** Number of passages that were removed so that the report can be stored. */
  droppedPassages: number
}): Warning[] {
  const user = run.sources.find((source) => source.role === 'user')
  const others = run.sources.filter((source) => source.role !== 'user')
  const failed = others.filter((source) => source.page === null).length
  const trimmed = others.filter((source) => source.page?.truncated === true).length
  const read = others.length - failed

  const warnings: Warning[] = []
  // An answer that took no request comes from the cache.
  if (run.serp.requests === 0) warnings.push(warning('from-cache', { time: longTime(run.serp.fetchedAt) }))
  if (run.serp.overviewState === 'empty') warnings.push(warning('no-ai-overview'))
  else if (run.serp.overviewState === 'unavailable') warnings.push(warning('ai-overview-unavailable'))
  else if (run.serp.references.length === 0) warnings.push(warning('overview-without-references'))
  if (user?.failure) warnings.push(warning('user-page-failed', { reason: failureText(user) }))
  if (user?.page?.truncated) warnings.push(warning('user-page-partial'))
  if (failed > 0) warnings.push(warning('some-pages-failed', { count: failed }))
  if (read < FEW_SOURCES) warnings.push(warning('few-pages', { count: read }))
  if (trimmed > 0) warnings.push(warning('pages-trimmed', { count: trimmed }))
  if (run.chosen.leftOut > 0) warnings.push(warning('pages-not-attempted', { count: run.chosen.leftOut }))
  if (!run.written.configured) warnings.push(warning('ai-not-configured'))
  if (run.judging !== null && run.judging.state !== 'whole')
    warnings.push(
      warning(run.judging.state === 'failed' ? 'ai-judging-failed' : 'ai-judging-partial', {
        reason: run.judging.failure === null ? '回答的格式不符' : modelFailureText(run.judging.failure),
      }),
    )
  if (run.written.failure !== null) warnings.push(warning('ai-failed', { reason: run.written.failure }))
  if (run.written.dropped > 0)
    warnings.push(warning('ai-unsupported-dropped', { count: run.written.dropped }))
  if (run.capped !== null) warnings.push(warning('quality-capped', { ...run.capped }))
  if (run.droppedPassages > 0) warnings.push(warning('report-trimmed', { count: run.droppedPassages }))
  return warnings
}
