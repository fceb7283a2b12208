import { createHash } from 'node:crypto'
import type { GeminiRequest } from '../../functions/src/providers/testing/gemini-stand-in.ts'
import { judgedFigures, type TrueConflict } from './judged-figures.ts'
import { lettersOnly, type Shown, shownIn } from './shown.ts'

/** A case's truth, as far as a judge of pages needs it. */
export interface Truth {
  readonly topics: readonly {
    readonly id: string
    readonly name: string
    readonly phrases: readonly string[]
  }[]
  readonly overview: readonly {
    readonly text: string
    readonly topics: readonly string[]
    readonly cites: readonly { readonly page: number; readonly truth: string }[]
  }[]
  readonly questions: readonly { readonly text: string; readonly topics: readonly string[] }[]
  /** On what the sources give different figures. */
  readonly conflicts?: readonly TrueConflict[]
  readonly pages: readonly TruthPage[]
  readonly user: TruthPage
}
interface TruthPage {
  readonly url: string
  readonly blocks: readonly { readonly text: string; readonly marks?: readonly string[] }[]
}

/** What a judge answers of a page that treats a subject. */
export interface JudgedPage {
  readonly page: string
  readonly level: string
  readonly passages: readonly number[]
}

/** The letters of a text, and the topics that it is about. */
interface Marked {
  readonly text: string
  readonly marks: readonly string[]
}

/**
 * A judge that merges, names and judges what a prompt shows by a case's truth, and errs at random in a share of its
 * answers: it reads nothing but the prompt.
 */
export class TrueJudge {
  private readonly truth: Truth
  private readonly rate: number
  private readonly seed: number
  private state = 0
  /** How often each prompt was asked. */
  private readonly asked = new Map<string, number>()
  private readonly overview: readonly Marked[]
  private readonly questions: readonly Marked[]
  private readonly blocks: readonly (Marked & { readonly page: string })[]

  constructor(truth: Truth, rate: number, seed = 1) {
    this.truth = truth
    this.rate = rate
    this.seed = seed
    const lettered = ({ text, topics }: { readonly text: string; readonly topics: readonly string[] }) => ({
      text: lettersOnly(text),
      marks: topics,
    })
    this.overview = truth.overview.map(lettered)
    this.questions = truth.questions.map(lettered)
    this.blocks = [truth.user, ...truth.pages].flatMap((page, at) =>
      page.blocks.map(({ text, marks = [] }) => ({ page: `p${at}`, text: lettersOnly(text), marks })),
    )
  }

  /** An answer in the shape that the request's schema asks for. */
  answer(request: GeminiRequest): object {
    const prompt = request.contents[0]?.parts[0]?.text ?? ''
    this.beginAt(prompt)
    const shown = shownIn(prompt)
    const schema = JSON.stringify(request.generationConfig.responseSchema)
    return schema.includes('"groups"') ? this.merge(shown) : this.judge(shown)
  }

  private merge(shown: readonly Shown[]): object {
    const groups = new Map<string, string[]>()
    for (const each of shown) {
      if (each.topic === undefined) continue
      const right = this.statedTopics(each) ?? [this.subjectOf(each) ?? `own ${each.topic}`]
      const chosen = this.errs() ? [this.pick(this.truth.topics)?.id ?? ''] : right
      for (const id of chosen) groups.set(id, [...(groups.get(id) ?? []), each.topic])
    }
    return {
      groups: [...groups].map(([id, topics]) => {
        return { topics, name: this.nameOf(id) }
      }),
    }
  }

  private nameOf(id: string | null): string {
    const topic = this.errs()
      ? this.pick(this.truth.topics)
      : this.truth.topics.find((each) => each.id === id)
    return topic === undefined ? '' : topic.name.replace(/[（(].*$/u, '')
  }

  /** The two subjects of a compound statement. */
  private statedTopics({ overview = [] }: Shown): readonly string[] | null {
    const [text] = overview
    const truth = this.truth.overview.find(
      (each) => text !== undefined && lettersOnly(each.text).includes(lettersOnly(text).replace(/…$/u, '')),
    )
    return truth !== undefined && truth.topics.length === 2 ? truth.topics : null
  }

  private judge(shown: readonly Shown[]): object {
    const passages = shown.filter((each) => each.n !== undefined)
    const pages = [...new Set(passages.flatMap(({ page }) => page ?? []))]
    const marks = new Map(passages.map((passage) => [passage, this.marksOf(passage)]))
    const ofPage = (page: string) => passages.filter((passage) => passage.page === page)
    const about = (page: string, mark: string) =>
      ofPage(page)
        .filter((passage) => marks.get(passage)?.has(mark))
        .map(({ n }) => n)
    return {
      topics: shown
        .filter(({ topic }) => topic !== undefined)
        .map((each) => {
          const id = this.subjectOf(each)
          return {
            topic: each.topic,
            name: this.nameOf(id),
            pages: pages.flatMap((page) => {
              const right = this.pageAbout(id, page, passages)
              if (!this.errs()) return right === null ? [] : [right]
              const others = ['covered', 'partly', 'missing'].filter(
                (other) => other !== (right?.level ?? 'missing'),
              )
              const level = this.pick(others)
              return level === undefined || level === 'missing'
                ? []
                : [{ page, level, passages: [this.pick(ofPage(page))?.n ?? 0] }]
            }),
          }
        }),
      statements: shown
        .filter(({ statement }) => statement !== undefined)
        .flatMap((each) =>
          (each.cites ?? []).flatMap((page) => {
            const truth = this.truth.overview.find(
              ({ text }) =>
                lettersOnly(text).includes(lettersOnly(each.text ?? '?')) ||
                lettersOnly(each.text ?? '').includes(lettersOnly(text)),
            )
            const cite = truth?.cites.find((one) => `p${one.page}` === page)
            const right = cite?.truth === 'yes' ? 'found' : cite?.truth === 'partly' ? 'partly' : 'missing'
            const numbers = (truth?.topics ?? []).flatMap((id) => [
              ...about(page, id),
              ...about(page, `~${id}`),
            ])
            const said = (level: string | undefined, passages: readonly (number | undefined)[]) =>
              level === 'missing' ? [] : [{ statement: each.statement, page, level, passages }]
            if (!this.errs()) return said(right, numbers.slice(0, 2))
            const level = this.pick(['found', 'partly', 'missing'].filter((other) => other !== right))
            return said(level, [this.pick(ofPage(page))?.n ?? 0])
          }),
        ),
      others: this.others(shown, passages, marks),
      figures: judgedFigures(
        this.truth.conflicts ?? [],
        [
          ...passages.map((each) => ({
            passage: each.n ?? 0,
            text: each.text ?? '',
            marks: marks.get(each) ?? new Set<string>(),
          })),
          ...shown
            .filter(({ statement }) => statement !== undefined)
            .map((each) => ({
              statement: each.statement ?? '',
              text: each.text ?? '',
              marks: new Set(this.topicsStated(each.text ?? '')),
            })),
        ],
        (id) => this.nameOf(id),
        { errs: () => this.errs(), pick: (items) => this.pick(items) },
      ),
    }
  }

  /** Whether and where a page is about a subject by the case; null where it is not. */
  pageAbout(id: string | null, page: string, passages: readonly Shown[]): JudgedPage | null {
    const about = (mark: string) =>
      passages.flatMap((each) => (each.page === page && this.marksOf(each).has(mark) ? (each.n ?? []) : []))
    if (id === null) return null
    const full = about(id)
    if (full.length > 0) return { page, level: 'covered', passages: full.slice(0, 3) }
    const part = about(`~${id}`)
    return part.length > 0 ? { page, level: 'partly', passages: part.slice(0, 3) } : null
  }

  private topicsStated(text: string): readonly string[] {
    const wanted = lettersOnly(text)
    return (
      this.truth.overview.find(
        (each) => lettersOnly(each.text).includes(wanted) || wanted.includes(lettersOnly(each.text)),
      )?.topics ?? []
    )
  }

  /** The subjects of two pages or more that the list shown lacks. Erring, it gives one's name to passages of another's. */
  private others(
    shown: readonly Shown[],
    passages: readonly Shown[],
    marks: ReadonlyMap<Shown, ReadonlySet<string>>,
  ): object[] {
    const listed = new Set(
      shown.filter(({ topic }) => topic !== undefined).map((each) => this.subjectOf(each)),
    )
    return this.truth.topics.flatMap(({ id, name }) => {
      const about = passages.filter((passage) => passage.page !== 'p0' && marks.get(passage)?.has(id))
      if (listed.has(id) || new Set(about.map(({ page }) => page)).size < 2) return []
      const cited = this.errs() ? [this.pick(passages), this.pick(passages)] : about
      return [
        { name: name.replace(/[（(].*$/u, ''), passages: cited.slice(0, 8).map((each) => each?.n ?? 0) },
      ]
    })
  }

  private marksOf({ page, text = '' }: Shown): Set<string> {
    const wanted = lettersOnly(text)
    return new Set(
      this.blocks
        .filter(
          (block) =>
            block.page === page &&
            wanted.length > 1 &&
            (block.text.includes(wanted) || (block.text.length > 7 && wanted.includes(block.text))),
        )
        .flatMap(({ marks }) => marks),
    )
  }

  /** The topic that what is shown of a subject is mostly about; null where it is about none. */
  subjectOf({ name = '', aliases = [], overview = [], questions = [], says = [] }: Shown): string | null {
    const exact = this.truth.topics.find(
      (topic) => lettersOnly(topic.name.replace(/[（(].*$/u, '')) === lettersOnly(name),
    )
    if (exact !== undefined) return exact.id
    const votes = new Map<string, number>()
    const vote = (topics: readonly string[], weight: number) => {
      for (const topic of topics) {
        const id = topic.replace(/^~/, '')
        votes.set(id, (votes.get(id) ?? 0) + weight / topics.length)
      }
    }
    /** Each text votes for what the first of some known ones is of whose letters are among its own, or the other way round. */
    const voteLike = (texts: readonly string[], known: readonly Marked[], weight: number) => {
      for (const shown of texts.map(lettersOnly).filter(({ length }) => length > 3))
        vote(known.find(({ text }) => text.includes(shown) || shown.includes(text))?.marks ?? [], weight)
    }
    voteLike(overview, this.overview, 2)
    voteLike(questions, this.questions, 2)
    voteLike(says, this.blocks, 1)
    const lower = [name, ...aliases].join('\n').toLowerCase()
    for (const { id, phrases } of this.truth.topics)
      if (phrases.some((phrase) => lower.includes(phrase.toLowerCase()))) vote([id], 0.6)
    const [best] = [...votes].sort((a, b) => b[1] - a[1])
    return best?.[0] ?? null
  }

  private errs(): boolean {
    return this.random() < this.rate
  }

  private pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.random() * items.length)]
  }

  /** Its errors depend on what it is asked, and not on which of two questions at once comes first. */
  private beginAt(prompt: string): void {
    const before = this.asked.get(prompt) ?? 0
    this.asked.set(prompt, before + 1)
    this.state = createHash('sha256').update(`${this.seed}\n${before}\n${prompt}`).digest().readInt32BE()
  }

  /** Mulberry32: the same errors at every run. */
  private random(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let value = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
