import { createHash } from 'node:crypto'
import type { SourceProgress } from '@gaplens/contracts/analysis/job'
import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { StepState } from '@gaplens/contracts/analysis/report'
import { isPageFailureCode, type PageFailureCode } from '@gaplens/contracts/errors'
import type { Source } from '@gaplens/coverage/source'
import { ProviderError } from '../../../providers/error.ts'
import { errorCode } from '../../../runtime/error-code.ts'
import { checkEligibility } from '../../eligibility/eligibility.ts'
import { isSameText } from '../../eligibility/same-text.ts'
import { LEAST_SOURCES, PROMISED_SOURCES } from '../../numbers-of-sources.ts'
import type { PipelineDependencies } from '../context.ts'
import { JobFailure } from '../job-failure.ts'
import { describeSource, enterStage, type Progress, withSources } from '../progress.ts'
import type { OverviewStep } from './overview.ts'
import { checkRelatedness } from './relatedness.ts'

export interface PagesStep {
  readonly sources: readonly Source[]
  readonly progress: Progress
}

type Dependencies = Pick<
  PipelineDependencies,
  'web' | 'reader' | 'store' | 'report' | 'now' | 'signal' | 'compute'
>

/** Step 2: reads the user's page and the sources concurrently. A page that fails does not stop the others. */
export async function readSources(
  keyword: string,
  { chosen, progress: before }: OverviewStep,
  deps: Dependencies,
): Promise<PagesStep> {
  const stored = await deps.store.load('pages')
  const sources = stored ?? (await readAll(chosen.sources, before, deps))
  const progress = enterStage(withSources(before, sources.map(describeSource)), 'coverage', {
    steps: { userPageStatus: userPageState(sources), competitorPagesStatus: citedPagesState(sources) },
  })
  refuseWithoutSubstance(sources)
  deps.compute('relatedness', () => refuseUnrelated(keyword, sources))
  if (stored === null) await deps.store.save('pages', sources, progress)
  return { sources, progress }
}

async function readAll(
  waiting: readonly Source[],
  start: Progress,
  deps: Dependencies,
): Promise<readonly Source[]> {
  const shown: SourceProgress[] = waiting.map(describeSource)
  return await Promise.all(
    waiting.map(async (source, at) => {
      const ended = await readSource(source, deps)
      deps.signal.throwIfAborted()
      shown[at] = describeSource(ended)
      deps.report(withSources(start, [...shown]))
      return ended
    }),
  )
}

async function readSource(source: Source, deps: Dependencies): Promise<Source> {
  try {
    const fetched = await deps.web.fetchPage(source.url, {
      respectRobots: source.role !== 'user',
      askForGooglebot: true,
      signal: deps.signal,
    })
    const page = await deps.reader.read(fetched)
    if (page.blockedBy !== null) return { ...source, failure: page.blockedBy }
    const checked = source.role === 'user' ? await followCanonical(page, deps) : page
    return { ...source, page: checked, readAt: fetched.fetchedAt, received: received(fetched.bytes) }
  } catch (error) {
    deps.signal.throwIfAborted()
    return { ...source, failure: pageFailure(error) }
  }
}

/** Size and hash of the bytes of a page, for the archive. The bytes themselves are not kept. */
function received(bytes: Uint8Array): NonNullable<Source['received']> {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Reads the page that the user's page names as canonical. If it cannot be read, the question stays open. */
async function followCanonical(page: ReadPage, deps: Dependencies): Promise<ReadPage> {
  const { canonical } = page
  if (canonical === null) return page
  if (deps.compute('eligibility', () => checkEligibility(page)).canonical.state !== 'other') return page
  try {
    const fetched = await deps.web.fetchPage(canonical, { respectRobots: false, signal: deps.signal })
    const target = await deps.reader.read(fetched)
    if (target.blockedBy !== null) return page
    const canonicalIsSame = deps.compute('same-text', () => isSameText(page.text, target.text))
    return { ...page, crawl: { ...page.crawl, canonicalIsSame } }
  } catch (error) {
    deps.signal.throwIfAborted()
    // Throws what is no failure of the page.
    pageFailure(error)
    return page
  }
}

/** The failure code for an error of fetching or reading a page. @throws the error if it is of neither */
function pageFailure(error: unknown): PageFailureCode {
  const code = errorCode(error)
  if (isPageFailureCode(code)) return code
  if (error instanceof ProviderError) return 'bad-response'
  throw error
}

function userPageState(sources: readonly Source[]): StepState {
  const page = sources.find((source) => source.role === 'user')?.page
  if (!page) return 'failed'
  return page.truncated ? 'partial' : 'completed'
}

function citedPagesState(sources: readonly Source[]): StepState {
  const others = sources.filter((source) => source.role !== 'user')
  const read = others.filter((source) => source.page !== null).length
  if (read < Math.min(LEAST_SOURCES, others.length) || read === 0) return 'failed'
  return read === others.length || read >= PROMISED_SOURCES ? 'completed' : 'partial'
}

/** Fails the job when the pages are about different subjects, because their comparison would be worth nothing. */
function refuseUnrelated(keyword: string, sources: readonly Source[]): void {
  const user = sources.find((source) => source.role === 'user')?.page ?? null
  const others = sources.flatMap((source) => (source.role !== 'user' && source.page ? [source.page] : []))
  const relatedness = checkRelatedness(keyword, user, others)
  if (relatedness === 'unrelated') throw new JobFailure('unrelated-results')
  if (relatedness === 'scattered') throw new JobFailure('scattered-results')
}

function refuseWithoutSubstance(sources: readonly Source[]): void {
  const userRead = sources.some((source) => source.role === 'user' && source.page !== null)
  const othersRead = sources.filter((source) => source.role !== 'user' && source.page !== null).length
  if (!userRead && othersRead === 0) throw new JobFailure('nothing-to-compare')
  if (!userRead && othersRead < LEAST_SOURCES) throw new JobFailure('user-page-unreachable')
  if (othersRead === 0) throw new JobFailure('nothing-to-compare')
}
