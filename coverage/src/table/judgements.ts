import { normalise, termsOf } from '@gaplens/text/terms'
import type { JudgedSupport, Quote, TableTopic, TruthTable, Verdict } from './truth-table.ts'

/** What a judge says of one page and one subject, with the places it rests on. */
export interface Judgement {
  readonly topicId: string
  readonly pageId: string
  readonly level: 'covered' | 'partly' | 'missing'
  readonly quotes: readonly Quote[]
}

/** Subjects that the judge takes for the same one, and their common name. A merge of a single subject only names it. */
export interface Merge {
  readonly topicIds: readonly string[]
  readonly name: string
}

export interface Judgements {
  readonly merges: readonly Merge[]
  readonly verdicts: readonly Judgement[]
  readonly support: readonly JudgedSupport[]
}

/**
 * How often a judge's verdict is assumed to be right. Its log odds are added to those of the words. Nine in ten is what the
 * bench's stand-in is set to: a better judge counts no more than that, and the words hold back a worse one.
 */
const RIGHT = 0.9
const ODDS = Math.log(RIGHT / (1 - RIGHT))
/** A verdict adds only this share when none of its quotes is near the subject's own words. */
const UNSPOKEN = 0.7
/** The likelihood from words alone counts as at least this and at most 1 less this, so that a verdict can always change it. */
const LEAST = 0.2
/** What treats a subject in part is told as touched. */
const PARTLY = 0.45
/** The likelihood is at most this where the judge's two answers contradict each other, whatever the words say. */
const CONTRADICTED = 0.65
/** From this likelihood on a judged verdict is certain. */
const SURE = 0.93

/** Applies a judge's merges, names and verdicts to the table. The report is derived from the result as from any table. */
export function applyJudgements(table: TruthTable, judgements: Judgements): TruthTable {
  const topics = named(merged(table, judgements.merges), judgements.merges)
  return {
    ...table,
    topics: topics.map((topic) => judged(topic, judgements.verdicts)),
    judgedSupport: judgements.support,
  }
}

/** A page counts as treating a member of a merge from this likelihood on. */
const OWN_WORDS = 0.3

/**
 * Removes from each merge the members of whose own words the judge cited none: they were merged by mistake and become
 * subjects of their own again. The verdicts stay with the remaining members.
 */
export function withoutMistakenMembers(
  table: TruthTable,
  { merges, verdicts, support }: Judgements,
): Judgements {
  const renamed = new Map<string, string>()
  const kept = merges.flatMap((merge): Merge[] => {
    const members = table.topics.filter(({ id }) => merge.topicIds.includes(id))
    const groupId = members[0]?.id ?? ''
    const cited = new Set(
      verdicts
        .filter(({ topicId, level }) => topicId === groupId && level === 'covered')
        .flatMap(({ quotes }) => quotes.map(({ id }) => id)),
    )
    const isOwn = (topic: TableTopic) =>
      topic.verdicts.some(
        ({ likelihood, quotes }) =>
          likelihood >= OWN_WORDS && quotes.slice(0, 2).some(({ id }) => cited.has(id)),
      )
    const own = members.filter(isOwn)
    if (own.length === 0 || own.length === members.length) return [merge]
    renamed.set(groupId, own[0]?.id ?? groupId)
    const strangers = members.filter((member) => !own.includes(member))
    return [
      { topicIds: own.map(({ id }) => id), name: merge.name },
      ...strangers.map(({ id }) => ({ topicIds: [id], name: '' })),
    ]
  })
  return {
    merges: kept,
    verdicts: verdicts.map((verdict) => ({
      ...verdict,
      topicId: renamed.get(verdict.topicId) ?? verdict.topicId,
    })),
    support,
  }
}

/** The table with subjects merged and named, before anything is judged. */
export function applyMerges(table: TruthTable, merges: readonly Merge[]): TruthTable {
  return { ...table, topics: named(merged(table, merges), merges) }
}

function merged(table: TruthTable, merges: readonly Merge[]): TableTopic[] {
  const taken = new Set<string>()
  const groupOf = new Map<string, TableTopic[]>()
  for (const { topicIds } of merges) {
    const members = table.topics.filter(({ id }) => topicIds.includes(id) && !taken.has(id))
    for (const { id } of members) taken.add(id)
    const [first] = members
    if (first !== undefined) groupOf.set(first.id, members)
  }
  return table.topics.flatMap((topic) => {
    const group = groupOf.get(topic.id)
    if (group !== undefined) return [unionOf(group)]
    return taken.has(topic.id) ? [] : [topic]
  })
}

function unionOf(group: readonly TableTopic[]): TableTopic {
  const [first] = group
  if (first === undefined || group.length === 1) return first as TableTopic
  return {
    ...first,
    aliases: [...new Set(group.flatMap(({ name, aliases }) => [name, ...aliases]))].filter(
      (name) => name !== '' && name !== first.name,
    ),
    statements: group.flatMap(({ statements }) => statements),
    questions: group.flatMap(({ questions }) => questions),
    verdicts: first.verdicts.map(({ pageId }) => {
      const all = group.flatMap(({ verdicts }) => verdicts.filter((verdict) => verdict.pageId === pageId))
      const sorted = all.sort((a, b) => b.likelihood - a.likelihood)
      return {
        pageId,
        likelihood: sorted[0]?.likelihood ?? 0,
        judged: false,
        quotes: sorted.flatMap(({ quotes }) => quotes.slice(0, 1)),
      }
    }),
    members: group.flatMap(({ members }) => members),
    lengths: group.flatMap(({ lengths }) => lengths),
  }
}

/** The judge's name is used only when the subject's own words contain it and no other subject has it. */
function named(topics: readonly TableTopic[], merges: readonly Merge[]): TableTopic[] {
  const used = new Set<string>()
  return topics.map((topic) => {
    const wanted = merges.find(({ topicIds }) => topicIds.includes(topic.id))?.name.trim() ?? ''
    const name = isSpoken(wanted, topic) && !used.has(normalise(wanted)) ? wanted : topic.name
    used.add(normalise(name))
    if (name === topic.name) return topic
    return {
      ...topic,
      name,
      aliases: [topic.name, ...topic.aliases].filter((each) => each !== '' && each !== name),
    }
  })
}

const NAME_MAX = 14

function isSpoken(
  name: string,
  { name: before, aliases, statements, questions, verdicts }: TableTopic,
): boolean {
  const letters = [...name].length
  if (letters < 2 || letters > NAME_MAX || /[。，,;；:：!！?？「」『』<>/@]|https?|www/iu.test(name))
    return false
  const spoken = new Set(
    termsOf(
      [
        before,
        ...aliases,
        ...statements.flatMap(({ text, label }) => [text, label]),
        ...questions,
        ...verdicts.flatMap(({ quotes }) => quotes.map(({ heading }) => heading)),
      ].join('\n'),
    ),
  )
  const terms = termsOf(name)
  return terms.filter((term) => spoken.has(term)).length >= 0.5 * terms.length
}

function judged(topic: TableTopic, judgements: readonly Judgement[]): TableTopic {
  const own = judgements.filter(({ topicId }) => topicId === topic.id)
  return {
    ...topic,
    verdicts: topic.verdicts.map((verdict) =>
      moved(
        verdict,
        own.filter(({ pageId }) => pageId === verdict.pageId),
        topic,
      ),
    ),
  }
}

/** Adds the log odds of each verdict to a likelihood. A 'covered' without a quote on the page adds nothing. */
function moved(verdict: Verdict, judgements: readonly Judgement[], topic: TableTopic): Verdict {
  const heard = judgements.filter(({ level, quotes }) => level === 'missing' || quotes.length > 0)
  if (heard.length === 0) return verdict
  const known = new Set(verdict.quotes.map(({ id }) => id))
  const isNear = ({ id, heading }: Quote) => known.has(id) || namesTopic(heading, topic)
  const prior = Math.min(1 - LEAST, Math.max(LEAST, verdict.likelihood))
  const odds = heard.reduce(
    (sum, { level, quotes }) => {
      if (level === 'partly') return sum
      return sum + (level === 'missing' ? -ODDS : ODDS * (quotes.some(isNear) ? 1 : UNSPOKEN))
    },
    Math.log(prior / (1 - prior)),
  )
  const disagree =
    heard.some(({ level }) => level === 'missing') && heard.some(({ level }) => level === 'covered')
  const told = 1 / (1 + Math.exp(-odds))
  const likelihood = disagree ? Math.min(told, CONTRADICTED) : told
  const partly = heard.every(({ level }) => level === 'partly')
  const named = likelihood >= 0.5 || partly ? heard.flatMap(({ quotes }) => quotes) : []
  const quotes = [...new Map([...named, ...verdict.quotes].map((quote) => [quote.id, quote])).values()]
  return {
    pageId: verdict.pageId,
    likelihood: partly ? PARTLY : likelihood,
    judged: !partly && (likelihood >= SURE || likelihood <= 1 - SURE),
    quotes,
  }
}

function namesTopic(heading: string, { name, aliases }: TableTopic): boolean {
  const said = new Set(termsOf(heading))
  return [name, ...aliases].some((each) => termsOf(each).some((term) => term.length > 1 && said.has(term)))
}
