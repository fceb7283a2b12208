import type { Coverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import { judgeCoverage } from '../../../functions/src/analysis/insight/model/judged-coverage.ts'
import { createGemini } from '../../../functions/src/providers/model/gemini.ts'
import { geminiAnswer, startGeminiStandIn } from '../../../functions/src/providers/testing/gemini-stand-in.ts'
import { TrueJudge, type Truth } from './stand-in.ts'

/** Coverage as a judge over HTTP, right but for a share of its answers, leaves it; asked by the real client. */
export async function judgedByStandIn(
  coverage: Coverage,
  { keyword, sources }: { readonly keyword: string; readonly sources: readonly Source[] },
  truth: Truth,
  errorRate: number,
  seed = 1,
): Promise<Coverage> {
  const judge = new TrueJudge(truth, errorRate, seed)
  const standIn = await startGeminiStandIn((request) => geminiAnswer(judge.answer(request)))
  try {
    const provider = createGemini({
      apiKey: 'bench',
      model: 'stand-in',
      baseUrl: standIn.baseUrl,
      timeoutMs: 20_000,
    })
    const judged = await judgeCoverage(
      coverage,
      { keyword, sources },
      { provider, signal: AbortSignal.timeout(60_000) },
    )
    return judged.coverage
  } finally {
    await standIn.close()
  }
}
