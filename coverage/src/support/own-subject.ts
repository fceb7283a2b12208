import { figuresMeet, identicalUnit } from '@gaplens/text/figures/compare'
import { pairsOf } from './character-pairs.ts'
import type { GivenFigure } from './figure-words.ts'

const COMPARES = /比(?![例率重])/u
/** Words by which a clause tells how much more or less something is. */
const DIFFERENCE = /比(?![例率重])|[較更]|便宜|差[距異]|相差|只有|[省減增降升漲跌加少多高低貴]/u

/**
 * Whether a figure of a page may be a certain one of a statement's by what is said beside it. It is not if its clause has the words
 * of another of the statement's figures and none of its own (「大臼齒約 1 到 2 次」 for 「門牙約 1 到 2 次；大臼齒約 3 到 5 次」).
 */
export function isOfOwnSubject(own: GivenFigure, stated: GivenFigure, all: readonly GivenFigure[]): boolean {
  return subjectsIn(own, all, stated).length === 0
}

/** Of a statement's other figures in the unit of one, those whose own words a page's figure is told with, while it has none of that one's. */
function subjectsIn(
  { before, subject }: GivenFigure,
  all: readonly GivenFigure[],
  stated: GivenFigure,
): GivenFigure[] {
  const others = all.filter(
    (other) => other !== stated && isInOneWord(other, stated) && !figuresMeet(other, stated),
  )
  const mine = pairsOf(stated.subject)
  if (mine.some((pair) => subject.includes(pair) && others.every((other) => !other.subject.includes(pair))))
    return []
  return others.filter((other) =>
    pairsOf(other.subject).some((pair) => before.includes(pair) && !stated.subject.includes(pair)),
  )
}

/** The statement's figures under whose words a page gives the value of another of them, which may deny them. */
export function saidOfOthers(
  own: GivenFigure,
  stated: GivenFigure,
  all: readonly GivenFigure[],
): GivenFigure[] {
  return subjectsIn(own, all, stated).filter((other) => !figuresMeet({ ...own, per: other.per }, other))
}

/** Whether two figures are told in one unit, by the same word: not 「五天」 and 「四個月」. */
function isInOneWord(a: GivenFigure, b: GivenFigure): boolean {
  return identicalUnit(a, b) && unitWord(a) === unitWord(b)
}

function unitWord({ text }: GivenFigure): string {
  return /[^\d\s.,一二三四五六七八九十百千萬半兩至到–-]*$/u.exec(text)?.[0] ?? ''
}

/** Whether a share tells a difference, if a statement's does so: 「自負額一成」 is no 「比油車便宜約一成」. */
export function isOfSameSort(own: GivenFigure, { dimension, clause }: GivenFigure): boolean {
  return dimension !== 'share' || !COMPARES.test(clause) || DIFFERENCE.test(own.clause)
}
