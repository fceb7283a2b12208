import type { GeminiRequest } from '../../functions/src/providers/testing/gemini-stand-in.ts'
import type { PlantedVerdict } from './planted-verdict-file.ts'
import { lettersOnly, type Shown, shownIn } from './shown.ts'
import { type JudgedPage, TrueJudge, type Truth } from './stand-in.ts'

interface Group {
  readonly topics: readonly string[]
  readonly name: string
}
interface JudgedTopic {
  readonly topic: string
  readonly name: string
  readonly pages: readonly JudgedPage[]
}
interface JudgedStatement {
  readonly statement: string
  readonly page: string
  readonly level: string
  readonly passages: readonly number[]
}
interface Verdicts {
  readonly topics: readonly JudgedTopic[]
  readonly statements: readonly JudgedStatement[]
  readonly others: readonly { readonly name: string; readonly passages: readonly number[] }[]
  readonly figures: readonly object[]
}

/** A judge that is right by a case's truth but for one lie, which it tells in every one of its answers. */
export class LyingJudge {
  private readonly judge: TrueJudge
  private readonly truth: Truth
  private readonly lie: PlantedVerdict

  constructor(truth: Truth, lie: PlantedVerdict) {
    this.judge = new TrueJudge(truth, 0)
    this.truth = truth
    this.lie = lie
  }

  answer(request: GeminiRequest): object {
    const shown = shownIn(request.contents[0]?.parts[0]?.text ?? '')
    const honest = this.judge.answer(request)
    if ('groups' in honest) return { groups: this.groups(honest.groups as readonly Group[], shown) }
    return this.verdicts(honest as Verdicts, shown)
  }

  private groups(groups: readonly Group[], shown: readonly Shown[]): readonly Group[] {
    const { lie } = this
    const subjectOf = ({ topics }: Group) => this.subjectNamed(topics[0], shown)
    if (lie.says === 'names')
      return groups.map((group) => (subjectOf(group) === lie.topic ? { ...group, name: lie.name } : group))
    if (lie.says === 'joins') {
      const joined = groups.filter((group) => lie.topics.includes(subjectOf(group) ?? ''))
      return [
        ...groups.filter((group) => !joined.includes(group)),
        { topics: [...new Set(joined.flatMap(({ topics }) => topics))], name: lie.name },
      ]
    }
    if (lie.says === 'splits')
      return groups.flatMap((group) =>
        subjectOf(group) !== lie.topic
          ? [group]
          : lie.names.map((name, half) => ({
              topics: group.topics.filter((_, at) => at % 2 === half),
              name,
            })),
      )
    return groups
  }

  private verdicts(honest: Verdicts, shown: readonly Shown[]): Verdicts {
    const { lie } = this
    const numbers = (fragments: readonly string[], page?: string) =>
      fragments.flatMap((fragment) => {
        const found = shown.find(
          (each) =>
            each.n !== undefined &&
            (page === undefined ? each.page !== 'p0' : each.page === page) &&
            lettersOnly(each.text ?? '').includes(lettersOnly(fragment)),
        )
        return found?.n === undefined ? [] : [found.n]
      })
    const about = (topic: string, change: (judged: JudgedTopic, at: number) => JudgedTopic): Verdicts => {
      let at = 0
      return {
        ...honest,
        topics: honest.topics.map((judged) =>
          this.subjectNamed(judged.topic, shown) === topic ? change(judged, at++) : judged,
        ),
      }
    }
    const statementAt = (number: number) =>
      shown.find(
        ({ statement, text = '' }) =>
          statement !== undefined &&
          lettersOnly(text) ===
            lettersOnly(this.truth.overview[number - 1]?.text ?? '').slice(0, lettersOnly(text).length),
      )?.statement
    switch (lie.says) {
      case 'covers':
        return about(lie.topic, (judged) => ({
          ...judged,
          pages: [
            ...judged.pages.filter(({ page }) => page !== lie.page),
            { page: lie.page, level: 'covered', passages: numbers(lie.passages, lie.page) },
          ],
        }))
      case 'lacks':
        return about(lie.topic, (judged) => ({
          ...judged,
          pages: judged.pages.filter(({ page }) => page !== lie.page),
        }))
      case 'names':
        return about(lie.topic, (judged) => ({ ...judged, name: lie.name }))
      case 'splits':
        return about(lie.topic, (judged, at) => ({ ...judged, name: lie.names[at] ?? judged.name }))
      case 'joins':
        return this.joined(honest, lie.topics, lie.name, shown)
      case 'found': {
        const statement = statementAt(lie.statement) ?? ''
        const told = { statement, page: lie.page, level: 'found', passages: numbers(lie.passages, lie.page) }
        return {
          ...honest,
          statements: [
            ...honest.statements.filter((each) => !(each.statement === statement && each.page === lie.page)),
            told,
          ],
        }
      }
      case 'differ': {
        const passages = lie.figures.flatMap(({ passage, figure }) =>
          numbers([passage]).map((number) => ({ passage: number, figure })),
        )
        return {
          ...honest,
          figures: [...honest.figures, { name: this.nameOf(lie.topic), passages, statements: [] }],
        }
      }
      case 'proposes': {
        const own = shown.find((each) => each.name === lie.name)
        const pages = [...new Set(shown.flatMap(({ page }) => page ?? []))].flatMap((page) => {
          const passages = page === 'p0' ? [] : numbers(lie.passages, page)
          return passages.length === 0 ? [] : [{ page, level: 'covered', passages }]
        })
        if (own !== undefined)
          return {
            ...honest,
            topics: honest.topics.map((judged) =>
              judged.topic === own.topic ? { ...judged, name: lie.name, pages } : judged,
            ),
          }
        return { ...honest, others: [...honest.others, { name: lie.name, passages: numbers(lie.passages) }] }
      }
    }
  }

  /** Both subjects judged as one, on whose pages stands what is of either. */
  private joined(
    honest: Verdicts,
    topics: readonly string[],
    name: string,
    shown: readonly Shown[],
  ): Verdicts {
    const either = new Map<string, { level: string; passages: number[] }>()
    for (const judge of topics.map((topic) => this.pagesOf(topic, shown)))
      for (const { page, level, passages } of judge) {
        const before = either.get(page)
        either.set(page, {
          level: before?.level === 'covered' ? 'covered' : level,
          passages: [...(before?.passages ?? []), ...passages],
        })
      }
    const pages = [...either].map(([page, said]) => ({ page, ...said }))
    const lost = topics.map((topic) => this.nameOf(topic))
    return {
      ...honest,
      topics: honest.topics.map((judged) =>
        topics.includes(this.subjectNamed(judged.topic, shown) ?? '') ? { ...judged, name, pages } : judged,
      ),
      others: honest.others.filter((other) => !lost.includes(other.name)),
    }
  }

  private pagesOf(topic: string, shown: readonly Shown[]): readonly JudgedPage[] {
    const passages = shown.filter(({ n }) => n !== undefined)
    const pages = new Set(passages.flatMap(({ page }) => page ?? []))
    return [...pages].flatMap((page) => this.judge.pageAbout(topic, page, passages) ?? [])
  }

  private subjectNamed(topic: string | undefined, shown: readonly Shown[]): string | null {
    const { lie } = this
    const each = shown.find((one) => one.topic === topic)
    if (each === undefined) return null
    // What carries a name that the judge has given itself is what it gave it to.
    if (lie.says === 'splits' && lie.names.includes(each.name ?? '')) return lie.topic
    if (lie.says === 'joins' && lie.name === each.name) return lie.topics[0]
    if (lie.says === 'names' && lie.name === each.name) return lie.topic
    return this.judge.subjectOf(each)
  }

  private nameOf(topic: string): string {
    return this.truth.topics.find(({ id }) => id === topic)?.name.replace(/[（(].*$/u, '') ?? ''
  }
}
