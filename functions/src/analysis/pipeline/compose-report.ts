import type {
  FullReport,
  HighlightedPassage,
  ProcessingSteps,
  QualityAssessment,
  Usage,
} from '@gaplens/contracts/analysis/report'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Coverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import type { Judging } from '../insight/model/judged-coverage.ts'
import { withOutdatedPages } from '../insight/outdated-pages.ts'
import { withOwnPassages } from '../insight/own-passages.ts'
import type { AnalysisJob } from './context.ts'
import { shownPassages } from './shown-passages.ts'
import type { WrittenInsight } from './steps/insight.ts'
import { describeOverview } from './steps/overview.ts'
import type { ChosenSources } from './steps/sources.ts'

/** Builds the report from its parts, in the shape of the contract. */
export function composeReport(parts: {
  job: AnalysisJob
  serp: Serp
  sources: readonly Source[]
  /** Addresses that Google shows and the user excluded. */
  chosen: Pick<ChosenSources, 'excluded'>
  coverage: Coverage
  highlights: readonly HighlightedPassage[]
  written: WrittenInsight
  /** Null where no model is configured. */
  judging: Judging | null
  steps: ProcessingSteps
  quality: QualityAssessment
  usage: Usage
  now: Date
}): FullReport {
  const { summary: _, evidence, ownPassages, ...insight } = parts.written.insight
  const { report, passages } = withOwnPassages(parts.coverage, ownPassages)
  return {
    ...insight,
    analysisId: parts.job.analysisId,
    timestamp: parts.now.toISOString(),
    // Organic results replaced the references of an AI Overview, or the text was written without the model.
    usedFallbackData:
      parts.serp.overviewState !== 'present' ||
      parts.serp.references.length === 0 ||
      parts.written.failure !== null,
    processingSteps: parts.steps,
    qualityAssessment: parts.quality,
    aiOverviewData: describeOverview(parts.serp),
    competitorUrls: parts.sources.filter((source) => source.role !== 'user').map((source) => source.url),
    coverage: {
      ...report,
      gaps: withOutdatedPages(report.gaps, passages, parts.sources),
    },
    evidence: {
      ...evidence,
      passages: shownPassages(passages, parts.sources, new Set(report.gaps.flatMap((gap) => gap.passageIds))),
      pointed: [...parts.highlights],
      ...(parts.judging === null
        ? {}
        : {
            modelChecks: {
              judged: parts.judging.state,
              kept: parts.written.kept,
              dropped: parts.written.dropped,
            },
          }),
    },
    strengths: [...parts.coverage.strengths],
    excludedUrls: [...parts.chosen.excluded],
    usage: parts.usage,
  }
}
