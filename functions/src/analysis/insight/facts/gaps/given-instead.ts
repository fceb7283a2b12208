import type { Passage, Statement } from '@gaplens/contracts/analysis/report'
import { isAnecdote } from '@gaplens/coverage/figures/anecdotes'
import { comparable, figuresMeet, isRange, sameValue, supportsFigure } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { sharedTerms } from '../mention.ts'
import { sourcePage, type View } from '../view.ts'

/** So many terms of a statement stand beside its figure where a page gives it of the same thing. */
const BESIDE = 2
const SENTENCES = /[^。！？\n]+/gu
/** A name in Latin letters says what is measured: the page's figure of another measure has not got it. */
const NAME = /\p{Script=Latin}{2,}/gu
const CLAUSES = /[，。；：]/u

/** The cited pages that give a statement's figures in a sentence on the same. */
export function pagesGiving(view: View, statement: Statement, figures: readonly Figure[]): string[] {
  if (figures.length === 0) return []
  const terms = new Set(termsOf(statement.text))
  const givesIn = (sentence: string) => {
    if (sharedTerms(sentence, terms) < BESIDE) return false
    const given = readFigures(sentence)
    return figures.every((figure) => given.some((own) => sameValue(own, figure)))
  }
  return statement.citedPageIds.filter(
    (id) =>
      id !== view.user?.id &&
      (sourcePage(view, id)?.text.match(SENTENCES) ?? []).some((each) => givesIn(each)),
  )
}

/**
 * The figures of a statement instead of which a sentence of a passage has another of the same kind. What befell the writer is none, nor what lacks the
 * name of what is measured.
 */
export function otherFigures(statement: string, { pageId, heading, quote }: Passage): Figure[] {
  const place = { sourceId: pageId, title: '', heading }
  const sentences = quote.match(SENTENCES) ?? []
  const said = sentences.map((text) => ({
    figures: readFigures(text),
    named: `${heading} ${text}`,
    isOwn: isAnecdote(place, text, text.length),
  }))
  return readFigures(statement).filter((figure) => {
    if (figure.dimension === 'year') return false
    const alike = said.flatMap(({ figures }) => figures.filter((own) => comparable(own, figure)))
    // Many things are counted; one number of its kind is left where a page gives another.
    if (figure.dimension === 'count' && alike.length > 1) return false
    const names = clauseOf(statement, figure).match(NAME) ?? []
    return (
      !alike.some((own) => isSaid(own, figure)) &&
      said.some(
        ({ figures, named, isOwn }) =>
          !isOwn &&
          figures.some((own) => comparable(own, figure)) &&
          names.every((name) => named.includes(name)),
      )
    )
  })
}

/** Whether a page's value is the statement's: of ranges both ends, of two limits on one side the limit itself. */
function isSaid(own: Figure, stated: Figure): boolean {
  if (own.bound === 'exact' && stated.bound === 'exact' && isRange(own) && isRange(stated))
    return supportsFigure(own, stated)
  if (own.bound !== 'exact' && own.bound === stated.bound) return own.value === stated.value
  return figuresMeet(own, stated)
}

function clauseOf(text: string, { start, end }: Figure): string {
  const before = text.slice(0, start).split(CLAUSES).at(-1) ?? ''
  return `${before}${text.slice(start, end)}${text.slice(end).split(CLAUSES)[0] ?? ''}`
}
