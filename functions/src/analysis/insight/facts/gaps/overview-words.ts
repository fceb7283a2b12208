import type { Gap, Statement } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { charactersOf, normalise, termsOf } from '@gaplens/text/terms'
import { withinWidth } from '../fact-width.ts'
import { type Subject, sharedTerms } from '../mention.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { labelOf } from './gap-subject.ts'
import { isTheSame, withoutSaidPoints } from './said-points.ts'

/** What the AI Overview says about a gap. */
export interface OverviewWords {
  readonly text: string
  /** How far the pages that it cites support it. */
  readonly level: 'found' | 'partly' | 'unverified'
  /** The passages that do so. */
  readonly passageIds: readonly string[]
  /** What none of them says of it. */
  readonly unquoted?: readonly string[]
}

/** What the AI Overview says and a page that it cites supports, at least in part. */
export interface SupportedWords extends OverviewWords {
  readonly level: 'found' | 'partly'
}

/** The AI Overview's words if a page that it cites supports them. What none does is no advice to anybody: that page may say the contrary. */
export function supportedWords(words: OverviewWords | null): SupportedWords | null {
  return words === null || words.level === 'unverified' ? null : { ...words, level: words.level }
}

/** What the AI Overview says about a subject that it names, else the statement of which the comparison made it; null for neither. */
export function overviewOn(view: View, { topicId }: Gap, subject: Subject): OverviewWords | null {
  const { report, table } = view.input.coverage
  // An office's heading (「水溫及時間」) names what the overview only tells.
  const topic = table.topics.find(({ id }) => id === topicId)
  const seeds = (topic?.statements ?? []).map(({ id }) => id)
  const seed = report.statements.find(({ id }) => seeds.includes(id))
  return overviewOf(subject) ?? (seed === undefined ? null : wordsOf(seed, subject))
}

/** Where a clause of a statement ends, but no number. */
const CLAUSE = /[，；。]/u
/** A statement of whose terms the facts have this share is said in them. */
const SAID = 0.6
/** And one without figures of whose terms they have less than this is not. */
const HARDLY_SAID = 0.2
/** A clause with so many terms makes a point. */
const POINT_TERMS = 4
/** Of the characters of one that is told in other words so many are there. */
const IN_OTHER_WORDS = 0.34

/** What one must not do or does not get. */
const DENIES = /不(?![到同])|勿|禁|免/u

/** What allows no exception, and one: beside 「附單據者照退」 nobody could write 「一律不退」. */
const WITHOUT_EXCEPTION = /一律|全都|全部|絕對|任何|永遠|必定|必然/u
const EXCEPTED = /照[算常退賠保收給]|仍(?:可|有|算|能|在)|不受?影響|除外|不在此限|例外/u

/**
 * What the AI Overview says under the subject's own label, if a cited page supports it and the facts do not: they give no figure of one of
 * its clauses, or have no word of one, or of a statement without figures hardly a word. One fact on what to drink after a bath is no answer where the overview says
 * how long to wait before.
 */
export function overviewBeyond(
  view: View,
  subject: Subject,
  facts: readonly Pick<BriefFact, 'text' | 'under'>[],
): SupportedWords | null {
  const said = view.input.coverage.report.statements.find(({ text }) => labelOf(text) === subject.names[0])
  if (said === undefined) return null
  const words = wordsOf(said, subject)
  const told = facts.flatMap(({ text, under = '' }) => [under, text]).join('。')
  if (WITHOUT_EXCEPTION.test(words.text) && EXCEPTED.test(told)) return null
  const valuesOf = (text: string) => readFigures(text).filter(({ dimension }) => dimension !== 'year')
  const given = valuesOf(told)
  // 「充滿一次 6 到 8 元」 gives 「電費約 6 到 8 元」. Each clause is a point of its own: 「一份 238 毫克，每日以 400 毫克為限」.
  const clauses = words.text.split(CLAUSE)
  const stated = clauses.map(valuesOf).filter(({ length }) => length > 0)
  const isGiven = stated.every((values) =>
    values.some((figure) => given.some((each) => isTheSame(figure, each))),
  )
  const terms = new Set(termsOf(words.text))
  const share = sharedTerms(told, terms) / Math.max(1, terms.size)
  const isMostlySaid = stated.length === 0 ? share >= HARDLY_SAID : isGiven
  const isSaid =
    share >= SAID || (isMostlySaid && clauses.every((clause) => isTouched(clause, told, subject)))
  return words.level !== 'found' || isSaid
    ? null
    : supportedWords({ ...words, text: withoutSaidPoints(words.text, told) })
}

/**
 * The AI Overview's words; null where a page's words beside them give all of their figures and most of their terms, so that one thing would be
 * told twice.
 */
export function withoutSaidWords(
  words: SupportedWords | null,
  quote: Pick<BriefFact, 'text' | 'under'> | null,
): SupportedWords | null {
  if (words === null || quote === null) return words
  const figures = readFigures(words.text)
  const given = readFigures(quote.text)
  const terms = new Set(termsOf(words.text))
  const isGiven = figures.every((figure) => given.some((each) => sameValue(figure, each)))
  const isSaid = figures.length > 0 && isGiven && sharedTerms(quote.text, terms) >= SAID * terms.size
  // A list of those of whom something is denied does not say what: 「滿 70 歲者」.
  return isSaid && (!DENIES.test(words.text) || DENIES.test(quote.text)) ? null : words
}

/** Whether a text tells something of a clause: a term of it beyond the subject's names, or enough of its characters. */
function isTouched(clause: string, told: string, { nameTerms }: Subject): boolean {
  const own = new Set(termsOf(clause).filter((term) => !nameTerms.has(term)))
  if (own.size < POINT_TERMS || readFigures(clause).length > 0 || sharedTerms(told, own) > 0) return true
  const characters = charactersOf(clause)
  const plain = normalise(told)
  const known = characters.filter((character) => plain.includes(character)).length
  return known >= IN_OTHER_WORDS * characters.length
}

/** What the AI Overview says about a subject; null when it does not name it. */
export function overviewOf(subject: Subject): OverviewWords | null {
  const { names, stated } = subject
  // The name in the report first: another name may be that of a neighbour too.
  const [said] = names
    .filter((name) => name.length > 1)
    .flatMap((name) => {
      // Its own label before a mention: 「工具：攪拌器」 contains the name 「攪拌」 too.
      const labelled = stated.statements.find(({ text }) => labelOf(text) === name)
      return labelled ?? stated.statements.find(({ text }) => text.includes(name)) ?? []
    })
  return said === undefined ? null : wordsOf(said, subject)
}

function wordsOf({ text, support }: Statement, { names }: Subject): OverviewWords {
  const level =
    (['found', 'partly'] as const).find((level) => support.some((each) => each.level === level)) ??
    'unverified'
  // Whoever looks a statement up looks at the first page, so that the one with most of it comes first.
  const proving = support
    .filter((each) => level !== 'unverified' && each.level === level)
    .sort((a, b) => (a.unquoted?.length ?? 0) - (b.unquoted?.length ?? 0))
  const [first, ...others] = proving
  return {
    text: withinWidth(withoutName(oneLine(text), names[0] ?? '')),
    level,
    passageIds: proving.flatMap(({ passageId, alsoPassageId }) =>
      [passageId, alsoPassageId].flatMap((id) => id ?? []),
    ),
    unquoted: (first?.unquoted ?? []).filter((word) =>
      others.every(({ unquoted = [] }) => unquoted.includes(word)),
    ),
  }
}

/**
 * A statement without the subject's name at its beginning, which the report has already named. Another of its names stays: 「疥癬：劇烈搔癢」
 * is not true of all that 「疥癬蟲與毛囊蟲」 names.
 */
export function withoutName(text: string, name: string): string {
  const [, label = '', rest = ''] = /^([^：:]{1,20})[：:]\s*(.+)$/su.exec(text) ?? []
  return normalise(label) === normalise(name) ? rest : text
}
