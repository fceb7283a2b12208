import type { GeminiRequest } from '../../functions/src/providers/testing/gemini-stand-in.ts'

interface Shown {
  readonly n?: number
  readonly page?: string
  readonly text?: string
  readonly gaps?: readonly string[]
  readonly topicId?: string
  readonly read?: boolean
}

/**
 * A writer that says what a passage says in its first words, for every gap, source and action the prompt lists. It reads nothing
 * but the prompt: what its answers cost is what an honest model's would.
 */
export function honestAnswer(request: GeminiRequest): object {
  const shown = (request.contents[0]?.parts[0]?.text ?? '')
    .split('\n')
    .flatMap((line): Shown[] => (line.startsWith('{') ? [JSON.parse(line)] : []))
  const facts = shown.filter(({ n }) => n !== undefined)
  const told = (of: (fact: Shown) => boolean) => {
    const fact = facts.find(of)
    return fact?.n === undefined
      ? { text: '', passages: [] }
      : { text: firstSentence(fact.text ?? ''), passages: [fact.n] }
  }
  const gaps = shown.flatMap(({ topicId }) => topicId ?? [])
  const about = (topicId: string) => (fact: Shown) =>
    fact.gaps?.includes(topicId) === true && fact.page !== 'p0'
  return {
    gaps: gaps.map((topicId) => ({ topicId, ...told(about(topicId)) })),
    sources: shown
      .filter(({ page, read }) => read === true && page !== 'p0')
      .map(({ page }) => {
        const { text, passages } = told((fact) => fact.page === page)
        return { pageId: page, contentSummary: text, passages }
      }),
    actions: gaps.map((topicId) => {
      const { text, passages } = told(about(topicId))
      return { topicId, recommendation: text, passages }
    }),
  }
}

function firstSentence(text: string): string {
  return /^[^。！？!?\n]+[。！？!?]?/u.exec(text)?.[0] ?? text
}
