import { estimateTokens } from '../../functions/src/analysis/insight/model/prompt.ts'
import type { GeminiRequest } from '../../functions/src/providers/testing/gemini-stand-in.ts'

/** What one call costs, by the estimate that bounds the prompts: it errs on the high side for Chinese. */
export interface CallCost {
  readonly kind: 'group' | 'judge' | 'recheck' | 'write'
  readonly promptTokens: number
  readonly outputTokens: number
}

/** The cost of a call with this answer, the shape asked for included. */
export function costOf(request: GeminiRequest, answer: object): CallCost {
  const schema = JSON.stringify(request.generationConfig.responseSchema)
  const prompt = request.contents[0]?.parts[0]?.text ?? ''
  const kind = schema.includes('"groups"')
    ? 'group'
    : schema.includes('"recommendation"')
      ? 'write'
      : prompt.includes('再判斷一次')
        ? 'recheck'
        : 'judge'
  const system = request.systemInstruction?.parts[0]?.text ?? ''
  return {
    kind,
    promptTokens: estimateTokens(`${system}${prompt}${schema}`),
    outputTokens: estimateTokens(JSON.stringify(answer)),
  }
}

/** A table of what reports cost: of each kind of call and of all of them, the median report and the worst. */
export function costTable(reports: readonly (readonly CallCost[])[]): string {
  const row = (name: string, of: (calls: readonly CallCost[]) => readonly CallCost[]) => {
    const sums = reports.map((calls) => {
      const own = of(calls)
      const total = (value: (call: CallCost) => number) => own.reduce((sum, call) => sum + value(call), 0)
      return [
        own.length,
        total(({ promptTokens }) => promptTokens),
        total(({ outputTokens }) => outputTokens),
      ]
    })
    const cells = [0, 1, 2].map((at) => {
      const sorted = sums.map((sum) => sum[at] ?? 0).sort((a, b) => a - b)
      return `${sorted[Math.floor(sorted.length / 2)] ?? 0} (${sorted.at(-1) ?? 0})`
    })
    return `| ${name} | ${cells.join(' | ')} |`
  }
  const kinds = ['group', 'judge', 'recheck', 'write'] as const
  return [
    '| median report (worst) | calls | prompt tokens | output tokens |',
    '|---|---|---|---|',
    ...kinds.map((kind) => row(kind, (calls) => calls.filter((call) => call.kind === kind))),
    row('a report', (calls) => calls),
  ].join('\n')
}
