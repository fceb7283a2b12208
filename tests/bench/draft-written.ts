import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DraftClaim, DraftVerdict } from '@gaplens/contracts/drafts/draft-score'
import { ClaimChecker } from '@gaplens/coverage/draft/claims/check-claims'
import { sourceStatements } from '@gaplens/coverage/draft/sources/source-statements'
import { readDraft } from '@gaplens/coverage/draft/text/draft-text'
import type { FigureClaim } from '@gaplens/coverage/figures/figure-claims'
import { comparable, figuresMeet } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { basisOf } from '../cases/draft-basis.ts'
import { emptyTally, factorAt, type HeldCase, otherUnit, otherValue, type Tally } from './draft-claims.ts'

const MARKS = ['=', '!', '?', '~', ':'] as const
/** The pages of the case that say what a line says, by their places in its file. */
const PAGES = / \[([\d,]+)\]$/u
const WORST_FIRST: readonly DraftVerdict[] = ['contradicted', 'unproven', 'supported']

/**
 * What a line of a draft is: said by a source, said so but for a figure that its writer changed, said by none, of the writer's own
 * experience or offer, or there for its neighbours only.
 */
type Mark = (typeof MARKS)[number]

/** A line of Markdown that somebody wrote of a case by its sources. */
interface Written {
  readonly heading: string
  readonly text: string
  readonly mark: Mark
  /** Which pages say it, by their places in the case; empty where the writer did not note them. */
  readonly pages: readonly number[]
}

export interface WrittenResult {
  /** The case's. */
  readonly name: string
  /** Sentences that a source supports in other words. */
  readonly said: Tally
  /** The same with another value, and with another unit. */
  readonly value: Tally
  readonly unit: Tally
  /** The same with a figure that a source gives of something else. */
  readonly swapped: Tally
  /** Sentences with figures that no source gives. */
  readonly invented: Tally
  /** Sentences of the sources in which the writer changed a figure to one that could be right. */
  readonly planted: Tally
  /** Of the sentences supported whose pages the writer noted: how many, and how many with a quote from one of those. */
  readonly noted: { readonly all: number; readonly quoted: number }
  /** What the writer tells of their own prices and work, which no source can support and none may contradict. */
  readonly own: Tally
  readonly wrong: readonly string[]
}

/**
 * Checks drafts that tell what a case's sources tell in other words, and what none of them tells. A file a case: `## ` heads, `= ` is said by
 * a source, `? ` by none, `~ ` is the writer's own, `: ` the head of a table.
 * @param names the beginnings of the files that are checked; all are without it
 */
export function checkWritten(
  folder: string,
  cases: readonly HeldCase[],
  names: readonly string[] = [''],
): WrittenResult[] {
  return readdirSync(folder)
    .filter((file) => names.some((name) => file.startsWith(name)))
    .sort()
    .map((file) => {
      const found = cases.find(({ name }) => `${name}.txt` === file)
      if (found === undefined) throw new Error(`${file} is of no case`)
      return checkDraft(found, readWritten(readFileSync(join(folder, file), 'utf8')))
    })
}

function checkDraft({ name, keyword, sources, urls }: HeldCase, written: readonly Written[]): WrittenResult {
  const result = {
    name,
    said: emptyTally(),
    value: emptyTally(),
    unit: emptyTally(),
    swapped: emptyTally(),
    invented: emptyTally(),
    planted: emptyTally(),
    own: emptyTally(),
  }
  const noted = { all: 0, quoted: 0 }
  const wrong: string[] = []
  const others = sources.filter(({ role }) => role !== 'user')
  const told = sourceStatements(basisOf(keyword, others))
  const checker = new ClaimChecker(told, keyword)
  const idsOf = (pages: readonly number[]) =>
    others.filter(({ url }) => pages.some((page) => urls[page - 1] === url)).map(({ id }) => id)
  for (const [at, { text, mark, pages }] of written.entries()) {
    if (mark === ':') continue
    const answer = answerFor(checker, written, at, text)
    const tell = (what: string) => wrong.push(`${name} ${what}: ${text} ⇔ ${answer?.quotes[0]?.quote ?? ''}`)
    if (mark === '~') {
      result.own[answer?.verdict ?? 'unproven'] += 1
      if (answer?.verdict === 'contradicted') tell('own, told contradicted')
      continue
    }
    const said = mark === '='
    // What is not marked at all is not flagged.
    const verdict = answer?.verdict ?? 'supported'
    const kind = said ? 'said' : mark === '!' ? 'planted' : 'invented'
    result[kind][verdict] += 1
    if (answer === null) tell('no claim')
    else if (said ? verdict !== 'supported' : verdict === 'supported') tell(`${kind}, told ${verdict}`)
    if (!said) continue
    if (pages.length > 0 && answer?.verdict === 'supported') {
      noted.all += 1
      if (answer.quotes.some(({ pageId }) => idsOf(pages).includes(pageId))) noted.quoted += 1
      else tell('said, by another page')
    }
    for (const [tally, changed] of [
      [result.value, otherValue(text, factorAt(at))],
      [result.unit, otherUnit(text)],
      ...swaps(text, told.claims).map((swap) => [result.swapped, swap] as const),
    ] as const) {
      const other = changed === null ? null : answerFor(checker, written, at, changed)
      if (other === null) continue
      tally[other.verdict] += 1
      if (other.verdict !== 'contradicted')
        wrong.push(`${name} changed, told ${other.verdict}: ${changed} ⇔ ${other.quotes[0]?.quote ?? ''}`)
    }
  }
  return { ...result, noted, wrong }
}

/** What is told of a line of a draft with this text in its place; null where it claims nothing. A line is flagged if one of its sentences is. */
function answerFor(
  checker: ClaimChecker,
  written: readonly Written[],
  at: number,
  text: string,
): Pick<DraftClaim, 'verdict' | 'quotes'> | null {
  let draft = ''
  let [start, end] = [0, 0]
  for (const [place, each] of written.entries()) {
    // A claim is checked by its sentence and what stands under the same heading.
    if (each.heading !== written[at]?.heading) continue
    if (each.heading !== written[place - 1]?.heading) draft += `## ${each.heading}\n\n`
    if (place === at) start = draft.length
    draft += place === at ? text : each.text
    if (place === at) end = draft.length
    draft += '\n\n'
  }
  const claims = checker
    .check(readDraft(draft))
    .claims.filter((claim) => claim.start >= start && claim.end <= end)
  const [worst] = WORST_FIRST.flatMap((verdict) => claims.find((claim) => claim.verdict === verdict) ?? [])
  const quotes = claims.flatMap((claim) => claim.quotes)
  return worst === undefined ? null : { verdict: worst.verdict, quotes }
}

/** A text with one of its figures in the place of which stands another of the same kind that a source gives: three at most. */
function swaps(text: string, told: readonly FigureClaim[]): string[] {
  const figures = readFigures(text)
  const others = figures.flatMap((figure) =>
    told
      .filter(
        ({ figure: other }) =>
          comparable(other, figure) && other.bound === 'exact' && !figuresMeet(other, figure),
      )
      .map(({ figure: other }) => text.slice(0, figure.start) + other.text + text.slice(figure.end)),
  )
  const each = Math.max(1, Math.floor(others.length / 3))
  return [...new Set(others)].filter((_, at) => at % each === 0).slice(0, 3)
}

function readWritten(text: string): Written[] {
  let heading = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) heading = line.slice(3)
    const mark = MARKS.find((each) => line.startsWith(`${each} `))
    if (mark === undefined) return []
    const pages = PAGES.exec(line)?.[1]?.split(',').map(Number) ?? []
    return [{ heading, text: line.slice(2).replace(PAGES, ''), mark, pages }]
  })
}
