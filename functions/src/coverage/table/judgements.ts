import type { Quote, TableTopic, TruthTable, Verdict } from './truth-table.ts'

/** What a judge found of one page and one topic. */
export interface JudgedVerdict {
  readonly topicId: string
  readonly pageId: string
  readonly level: 'covered' | 'touched' | 'absent'
  /** Verbatim words of the page that show it; none for `absent`. */
  readonly quotes: readonly string[]
}

/** What a judge, such as a model, says of a table. Nothing of it counts before `applyJudgements` has checked it. */
export interface Judgements {
  /** Topics, by their ids, that are one subject; the first keeps its id. */
  readonly merges: readonly (readonly string[])[]
  /** Better names, by topic id. */
  readonly names: Readonly<Record<string, string>>
  readonly verdicts: readonly JudgedVerdict[]
}

/** Likelihood of a judged verdict: a judge errs too. */
const LIKELIHOOD = { covered: 0.97, touched: 0.35, absent: 0.03 }
/** Shorter words stand on any page. */
const QUOTE_MIN = 6

/**
 * The table with topics merged and named and verdicts replaced as a judge says. A verdict that a page treats or touches
 * a topic counts only with a quote that stands word for word in that page; unknown ids change nothing. Pure: the report
 * is derived anew from what it returns.
 */
export function applyJudgements(table: TruthTable, judgements: Judgements): TruthTable {
  const merged = mergeTopics(table.topics, judgements.merges)
  const idOf = new Map(judgements.merges.flatMap((ids) => ids.map((id) => [id, ids[0] ?? id] as const)))
  const verdicts = new Map<string, JudgedVerdict>()
  // Of two verdicts on topics that are now one, the one that finds more stands.
  for (const verdict of judgements.verdicts) {
    const key = `${idOf.get(verdict.topicId) ?? verdict.topicId} ${verdict.pageId}`
    const known = verdicts.get(key)
    if (known === undefined || LIKELIHOOD[verdict.level] > LIKELIHOOD[known.level]) verdicts.set(key, verdict)
  }
  const textOf = new Map(table.corpus.pages.map(({ source }) => [source.id, source.page?.text ?? '']))
  const topics = merged.map((topic): TableTopic => {
    const name = judgements.names[topic.id]?.trim() ?? ''
    return {
      ...topic,
      name: name === '' ? topic.name : name,
      verdicts: topic.verdicts.map((verdict) => {
        const judged = verdicts.get(`${topic.id} ${verdict.pageId}`)
        return judged === undefined ? verdict : judgedVerdict(topic.id, verdict, judged, textOf)
      }),
    }
  })
  return { ...table, topics }
}

function judgedVerdict(
  topicId: string,
  verdict: Verdict,
  { level, quotes }: JudgedVerdict,
  textOf: ReadonlyMap<string, string>,
): Verdict {
  const text = textOf.get(verdict.pageId) ?? ''
  const found = quotes.flatMap((quote, at): Quote[] => {
    const words = quote.trim()
    const start = words.length < QUOTE_MIN ? -1 : text.indexOf(words)
    if (start < 0) return []
    const id = `${verdict.pageId}-${topicId}-${at + 1}`
    return [
      {
        id,
        pageId: verdict.pageId,
        start,
        end: start + words.length,
        heading: verdict.quotes[0]?.heading ?? '',
      },
    ]
  })
  if (level !== 'absent' && found.length === 0) return verdict
  return {
    ...verdict,
    likelihood: LIKELIHOOD[level],
    judged: true,
    quotes: level === 'absent' ? verdict.quotes : found,
  }
}

function mergeTopics(topics: readonly TableTopic[], merges: Judgements['merges']): TableTopic[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const gone = new Set<string>()
  for (const ids of merges) {
    const [first, ...others] = ids.flatMap((id) => (gone.has(id) ? [] : (byId.get(id) ?? [])))
    if (first === undefined) continue
    byId.set(first.id, others.reduce(mergeTwo, first))
    for (const { id } of others) gone.add(id)
  }
  return topics.flatMap(({ id }) => (gone.has(id) ? [] : (byId.get(id) ?? [])))
}

function mergeTwo(one: TableTopic, other: TableTopic): TableTopic {
  const names = [...one.aliases, other.name, ...other.aliases].filter(
    (name) => name !== '' && name !== one.name,
  )
  return {
    ...one,
    name: one.name === '' ? other.name : one.name,
    aliases: [...new Set(names)],
    statements: [...one.statements, ...other.statements],
    questions: [...new Set([...one.questions, ...other.questions])],
    verdicts: one.verdicts.map((verdict) => {
      const second = other.verdicts.find(({ pageId }) => pageId === verdict.pageId)
      if (second === undefined) return verdict
      const [more, less] = second.likelihood > verdict.likelihood ? [second, verdict] : [verdict, second]
      const known = new Set(more.quotes.map(({ id }) => id))
      return { ...more, quotes: [...more.quotes, ...less.quotes.filter(({ id }) => !known.has(id))] }
    }),
    lengths: [...one.lengths, ...other.lengths],
  }
}
