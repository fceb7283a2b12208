import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DraftVerdict } from '@gaplens/contracts/draft'
import { ClaimChecker } from '@gaplens/coverage/draft/check-claims'
import { readDraft } from '@gaplens/coverage/draft/draft-text'
import { sourceStatements } from '@gaplens/coverage/draft/source-statements'
import type { FigureClaim } from '@gaplens/coverage/figures/figure-claims'
import { comparable, figuresMeet } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import {
  basisOf,
  emptyTally,
  factorAt,
  type HeldCase,
  otherUnit,
  otherValue,
  type Tally,
} from './draft-claims.ts'

/** A sentence that somebody wrote of a case by its sources, and whether a source says so. */
interface Written {
  readonly heading: string
  readonly text: string
  readonly said: boolean
}

export interface WrittenResult {
  /** Sentences that a source bears out in other words. */
  readonly said: Tally
  /** The same with another value, and with another unit. */
  readonly value: Tally
  readonly unit: Tally
  /** The same with a figure that a source gives of something else. */
  readonly swapped: Tally
  /** Sentences with figures that no source gives. */
  readonly invented: Tally
  readonly wrong: readonly string[]
}

/**
 * Checks drafts that tell what a case's sources tell in other words, and what none of them tells. A file a case: `## ` heads, `= ` is said by
 * a source, `? ` by none.
 */
export function checkWritten(folder: string, cases: readonly HeldCase[]): WrittenResult {
  const result = {
    said: emptyTally(),
    value: emptyTally(),
    unit: emptyTally(),
    swapped: emptyTally(),
    invented: emptyTally(),
  }
  const wrong: string[] = []
  for (const file of readdirSync(folder).sort()) {
    const found = cases.find(({ name }) => `${name}.txt` === file)
    if (found === undefined) throw new Error(`${file} is of no case`)
    const { name, keyword, sources } = found
    const told = sourceStatements(
      basisOf(
        keyword,
        sources.filter(({ role }) => role !== 'user'),
      ),
    )
    const checker = new ClaimChecker(told, keyword)
    const written = readWritten(readFileSync(join(folder, file), 'utf8'))
    const ask = (at: number, text: string): { verdict: DraftVerdict; quote: string } | null => {
      const lines = written.map((each, place) => (place === at ? text : each.text))
      const draft = written
        .map(
          ({ heading }, place) =>
            `${heading === written[place - 1]?.heading ? '' : `## ${heading}\n\n`}${lines[place]}`,
        )
        .join('\n\n')
      const claim = checker.check(readDraft(draft)).claims.find((each) => each.text === text)
      return claim === undefined ? null : { verdict: claim.verdict, quote: claim.quotes[0]?.quote ?? '' }
    }
    for (const [at, { text, said }] of written.entries()) {
      const answer = ask(at, text)
      // What is not marked at all is not flagged.
      if (answer === null) {
        wrong.push(`${name} no claim: ${text}`)
        result[said ? 'said' : 'invented']['borne-out'] += 1
        continue
      }
      result[said ? 'said' : 'invented'][answer.verdict] += 1
      if (said ? answer.verdict !== 'borne-out' : answer.verdict === 'borne-out')
        wrong.push(`${name} ${said ? 'said' : 'invented'}, told ${answer.verdict}: ${text} ⇔ ${answer.quote}`)
      if (!said) continue
      for (const [tally, changed] of [
        [result.value, otherValue(text, factorAt(at))],
        [result.unit, otherUnit(text)],
        ...swaps(text, told.claims).map((swap) => [result.swapped, swap] as const),
      ] as const) {
        const other = changed === null ? null : ask(at, changed)
        if (changed === null || other === null) continue
        tally[other.verdict] += 1
        if (other.verdict === 'borne-out')
          wrong.push(`${name} changed, told borne out: ${changed} ⇔ ${other.quote}`)
        if (other.verdict === 'unproven') wrong.push(`${name} changed, told unproven: ${changed}`)
      }
    }
  }
  return { ...result, wrong }
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
    return /^[=?] /.test(line) ? [{ heading, text: line.slice(2), said: line.startsWith('=') }] : []
  })
}
