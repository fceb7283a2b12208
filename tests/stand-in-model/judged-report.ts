import type { Coverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import { viewOf } from '../../functions/src/analysis/insight/facts/view.ts'
import { writeFromPages } from '../../functions/src/analysis/insight/from-pages.ts'
import { judgeCoverage } from '../../functions/src/analysis/insight/model/judged-coverage.ts'
import { rewriteWithModel } from '../../functions/src/analysis/insight/model/write-with-model.ts'
import type { Insight, InsightInput } from '../../functions/src/analysis/insight/types.ts'
import { createGemini } from '../../functions/src/providers/model/gemini.ts'
import {
  type GeminiRequest,
  geminiAnswer,
  startGeminiStandIn,
} from '../../functions/src/providers/testing/gemini-stand-in.ts'
import type { ModelProvider } from '../../functions/src/providers/types.ts'
import { computeUnlimited } from '../../functions/src/runtime/limit-computing.ts'
import { type CallCost, costOf } from './cost.ts'
import { honestAnswer } from './honest-writer.ts'
import { TrueJudge, type Truth } from './stand-in.ts'

/** What calls of a model over HTTP on loopback gave, asked by the real client, and what they cost. */
interface Asked<Result> {
  readonly result: Result
  readonly calls: readonly CallCost[]
}

/** Coverage as a judge, right but for a share of its answers, leaves it. */
export async function judgedByStandIn(
  coverage: Coverage,
  { keyword, sources }: { readonly keyword: string; readonly sources: readonly Source[] },
  truth: Truth,
  errorRate: number,
  seed = 1,
): Promise<Asked<Coverage>> {
  return await judgedBy(coverage, { keyword, sources }, new TrueJudge(truth, errorRate, seed))
}

/** What answers the requests of a judging. */
interface Judge {
  answer(request: GeminiRequest): object
}

/** Coverage as a judge leaves it. */
export async function judgedBy(
  coverage: Coverage,
  { keyword, sources }: { readonly keyword: string; readonly sources: readonly Source[] },
  judge: Judge,
): Promise<Asked<Coverage>> {
  return await asked(
    (request) => judge.answer(request),
    async (provider) => {
      const options = { provider, signal: AbortSignal.timeout(60_000), compute: computeUnlimited }
      return (await judgeCoverage(coverage, { keyword, sources }, options)).coverage
    },
  )
}

/** The report's text as an honest writer leaves it. */
export async function writtenByStandIn(input: InsightInput): Promise<Asked<Insight>> {
  return await asked(honestAnswer, async (model) => {
    const view = viewOf(input)
    const options = { model, signal: AbortSignal.timeout(60_000), compute: computeUnlimited }
    return (await rewriteWithModel(writeFromPages(view), view, options)).insight
  })
}

async function asked<Result>(
  answer: (request: GeminiRequest) => object,
  ask: (provider: ModelProvider) => Promise<Result>,
): Promise<Asked<Result>> {
  const calls: CallCost[] = []
  const standIn = await startGeminiStandIn((request) => {
    const given = answer(request)
    calls.push(costOf(request, given))
    return geminiAnswer(given)
  })
  try {
    const { baseUrl } = standIn
    const result = await ask(createGemini({ apiKey: 'bench', model: 'stand-in', baseUrl, timeoutMs: 20_000 }))
    return { result, calls }
  } finally {
    await standIn.close()
  }
}
