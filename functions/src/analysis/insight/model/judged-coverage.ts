import { type Coverage, deriveCoverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import { isModelError, type ModelFailureCode } from '../../../providers/error.ts'
import type { ModelProvider } from '../../../providers/types.ts'
import type { Compute } from '../../../runtime/limit-computing.ts'
import { judgeTable } from './judge.ts'
import type { AnswerForm } from './judge-schema.ts'

const MAX_OUTPUT_TOKENS = 32_768

/**
 * How complete the judging is: all calls gave a readable answer, some did, or none. The answers count even if the judging is
 * incomplete. After the first failed call no further call is made.
 */
export interface Judging {
  readonly state: 'whole' | 'partly' | 'failed'
  /** Why a call failed; null when none did, or when an answer is not of the asked shape. */
  readonly failure: ModelFailureCode | null
}

interface JudgeOptions {
  readonly provider: ModelProvider
  readonly signal: AbortSignal
  readonly compute: Compute
}

/** Applies a model's groups, names and verdicts to the truth table, and derives the coverage from it again. */
export async function judgeCoverage(
  coverage: Coverage,
  { keyword, sources }: { readonly keyword: string; readonly sources: readonly Source[] },
  { provider, signal, compute }: JudgeOptions,
): Promise<{ readonly coverage: Coverage; readonly judging: Judging }> {
  const citedBy = (statementId: string) =>
    coverage.report.statements.find(({ id }) => id === statementId)?.citedPageIds ?? []
  let asked = 0
  let read = 0
  let failure: ModelFailureCode | null = null
  const userId = sources.find(({ role }) => role === 'user')?.id ?? ''
  const table = await judgeTable(
    coverage.table,
    { keyword, userId },
    citedBy,
    async ({ system, prompt, form }) => {
      asked += 1
      if (failure !== null) return null
      const { responseSchema } = form
      const answer = await provider
        .generateJson({ system, prompt, responseSchema, maxOutputTokens: MAX_OUTPUT_TOKENS, signal })
        .catch((error: unknown) => {
          if (!isModelError(error)) throw error
          failure = error.code
          return null
        })
      const value = answer === null ? null : readAs(form, answer.text)
      if (value !== null) read += 1
      return value
    },
    compute,
  )
  return {
    coverage: compute('judged-coverage', () => deriveCoverage(table, sources)),
    judging: { state: read === asked ? 'whole' : read === 0 ? 'failed' : 'partly', failure },
  }
}

/** An answer in the asked form; null when it is not JSON or has another form. */
function readAs<Answer>({ schema }: AnswerForm<Answer>, text: string): Answer | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
