import type { Quote } from './corpus/quote.ts'
import { sharesOwnWords } from './shares-topic-words.ts'
import type { CheckedStatement } from './support/checked-statements.ts'
import { quoteOf, type TableTopic, type Verdict } from './table/coverage-table.ts'
import type { OverviewStatement } from './topics/overview-statements.ts'

/** Returns the passage by which a source proves what the AI Overview says of a topic; undefined without one. */
export type ProofOf = (topic: TableTopic, verdict: Verdict) => Quote | undefined

/**
 * Returns the proofs of what the AI Overview says: a report cannot say that a page bears it out and leaves its topic out. A statement
 * without a label of its own may belong to a neighbouring topic, so its proof must have a word of this one. What a judge says stands.
 */
export function proofsOf(checked: readonly CheckedStatement[], keyword: string): ProofOf {
  const foundBy = new Map(checked.map((each) => [each.statement.id, each]))
  return (topic, { pageId, judgeIsCertain, cited }) => {
    if (judgeIsCertain || cited > 0) return undefined
    const proofs = topic.statements.flatMap((statement): Quote[] => {
      const found = foundBy.get(statement.id)?.support.find((each) => each.pageId === pageId)
      const unit = found?.level === 'found' ? found.unit : null
      if (unit === null) return []
      const said = `${unit.claim.heading}\n${unit.claim.text}`
      return isLabelled(statement) || sharesOwnWords(said, { ...topic, statements: [] }, keyword)
        ? [quoteOf(unit)]
        : []
    })
    return proofs[0]
  }
}

/** Whether a statement says before a colon what it is of. */
function isLabelled({ label, text }: OverviewStatement): boolean {
  return label !== '' && text.startsWith(label)
}
