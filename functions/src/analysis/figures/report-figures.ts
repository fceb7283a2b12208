import type { FigureMatter, Passage, Topic } from '@gaplens/contracts/report'
import type { Serp } from '@gaplens/contracts/serp'
import type { Coverage } from '@gaplens/coverage/build'
import { type FigureClaim, figureClaims, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { knownOf } from '@gaplens/coverage/figures/known-of'
import { findMatters, type Matter } from '@gaplens/coverage/figures/matters'
import { sharedWords, wordsOf } from '@gaplens/coverage/figures/shared-words'
import { showFigure, splitFigure } from '@gaplens/coverage/figures/show-figure'
import type { Source } from '@gaplens/coverage/source'
import { passageLink } from '@gaplens/coverage/text-fragment'
import { figuresMeet, sameFigure } from '@gaplens/text/figures/compare'
import { outdatedBeside } from '@gaplens/text/figures/outdated'
import { outdatedLast } from './outdated-last.ts'

/** Matters that a report tells: those that disagree first, then those that most give. */
const MATTERS_MAX = 12

/**
 * Adds to the comparison what the pages and the overview say by figures of one thing: who says what, when, in which words,
 * whether they agree, which is newer and which is out of date. The user's own figures stand among them.
 */
export function withFigures(
  coverage: Coverage,
  { keyword, sources, serp }: { keyword: string; sources: readonly Source[]; serp: Serp },
): Coverage {
  const userId = sources.find(({ role }) => role === 'user')?.id
  const claims = figureClaims(sources, serp)
  const isReplaced = replacedIn(claims, keyword)
  const found = findMatters(claims, keyword, userId, knownOf(coverage.table))
    .filter(({ claims }) => claims.some(({ giver }) => giver !== OVERVIEW))
    .sort((a, b) => Number(b.disagree) - Number(a.disagree) || b.claims.length - a.claims.length)
    .slice(0, MATTERS_MAX)
  const book = new FigureBook(sources)
  const matters = found.map((matter, at) =>
    describe(matter, `f${at + 1}`, topicOf(matter, coverage), { book, sources, isReplaced }),
  )
  const { report } = coverage
  const passages = [...coverage.passages, ...book.passages]
  return {
    ...coverage,
    report: {
      ...report,
      gaps: outdatedLast(report.gaps, { passages, matters, sources }),
      figures: matters,
      topics: report.topics.map((topic) => withTopicFigures(topic, matters)),
    },
    passages,
  }
}

/** Writes out each sentence that gives a figure once, as a passage. */
class FigureBook {
  readonly passages: Passage[] = []
  readonly #ids = new Map<string, string>()
  readonly #sources: ReadonlyMap<string, Source>

  constructor(sources: readonly Source[]) {
    this.#sources = new Map(sources.map((source) => [source.id, source]))
  }

  /** @returns the passage's id; null for the overview's */
  use({ giver, start, end, heading }: FigureClaim): string | null {
    const source = this.#sources.get(giver)
    if (!source?.page) return null
    const key = `${giver} ${start}`
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = `${giver}-f${this.#ids.size + 1}`
    const { url, text } = source.page
    this.#ids.set(key, id)
    this.passages.push({
      id,
      pageId: giver,
      url: source.url,
      heading,
      quote: text.slice(start, end),
      link: passageLink({ pageUrl: url, text, start, end }),
    })
    return id
  }
}

function describe(
  matter: Matter,
  id: string,
  topicId: string | null,
  {
    book,
    sources,
    isReplaced,
  }: {
    book: FigureBook
    sources: readonly Source[]
    isReplaced: (claim: FigureClaim) => boolean
  },
): FigureMatter {
  const dates = new Map(sources.map(({ id, page }) => [id, page?.modifiedAt ?? page?.publishedAt ?? null]))
  const userId = sources.find(({ role }) => role === 'user')?.id
  const dated = (claim: FigureClaim) => ({
    figures: [claim.figure],
    spokenYear: claim.spokenYear,
    pageYear: Number((dates.get(claim.giver) ?? '').slice(0, 4)) || null,
  })
  const others = matter.claims.filter(({ giver }) => giver !== userId)
  return {
    id,
    topicId,
    about: [...matter.about],
    disagree: matter.disagree,
    userDiffers:
      matter.claims.some(({ giver }) => giver === userId) &&
      others.length > 0 &&
      matter.claims
        .filter(({ giver }) => giver === userId)
        .every((own) => !others.some((other) => figuresMeet(own.figure, other.figure))),
    figures: matter.claims.map((claim) => ({
      giver: claim.giver === OVERVIEW ? 'overview' : 'page',
      pageId: claim.giver === OVERVIEW ? null : claim.giver,
      passageId: book.use(claim),
      ...splitFigure(claim.figure),
      shown: showFigure(claim.figure),
      date: dates.get(claim.giver) ?? null,
      outdated:
        isReplaced(claim) ||
        matter.claims.some(
          (other) => other.giver !== claim.giver && outdatedBeside(dated(claim), dated(other)),
        ),
    })),
  }
}

/** Tells whether a figure is one that some page says was replaced by another, of a thing that both name. */
function replacedIn(claims: readonly FigureClaim[], keyword: string): (claim: FigureClaim) => boolean {
  const wordsAround = ({ heading, bare }: FigureClaim) => wordsOf(`${heading} ${bare}`)
  const replaced = claims.filter(({ superseded }) => superseded)
  return (claim) =>
    replaced.some(
      (old) =>
        old === claim ||
        (sameFigure({ ...old.figure, per: claim.figure.per }, claim.figure) &&
          sharedWords(wordsAround(old), wordsAround(claim), keyword).length > 0),
    )
}

/** The topic whose passages most of the figures stand in or beside; null where none does. */
function topicOf(matter: Matter, { report, passages }: Coverage): string | null {
  const quoted = new Map(passages.map((passage) => [passage.id, passage]))
  const rated = report.topics.map((topic) => {
    const own = topic.cells.flatMap(({ passageId }) => quoted.get(passageId ?? '') ?? [])
    const names = wordsOf([topic.name, ...topic.aliases].join(' '))
    const rate = matter.claims.reduce((sum, claim) => {
      const inside = own.some(
        ({ pageId, quote, heading }) =>
          pageId === claim.giver &&
          (quote.includes(claim.sentence) || (heading !== '' && heading === claim.heading)),
      )
      const named = sharedWords(names, wordsOf(`${claim.heading} ${claim.bare}`), '').length > 0
      return sum + (inside ? 1 : 0) + (named ? 0.5 : 0)
    }, 0)
    return { topic, rate }
  })
  const best = rated.sort((a, b) => b.rate - a.rate)[0]
  return best && best.rate >= matter.claims.length / 2 ? best.topic.id : null
}

function withTopicFigures(topic: Topic, matters: readonly FigureMatter[]): Topic {
  const own = matters.filter(({ topicId }) => topicId === topic.id)
  return {
    ...topic,
    figures: own.flatMap(({ figures }) =>
      figures.flatMap(({ pageId, passageId, value, unit, date }) =>
        pageId === null || passageId === null ? [] : [{ pageId, passageId, value, unit, date }],
      ),
    ),
    figuresDisagree: own.some(({ disagree }) => disagree),
  }
}
