import { memoize } from '@gaplens/text/memoize'
import { normalise } from '@gaplens/text/terms'
import { sourcePage, type View } from './view.ts'

/** The first position of each topic in a page or in the AI Overview, from 0 to 1, by topic id. */
export type TopicOrder = ReadonlyMap<string, number>

/** The order of topics in the AI Overview and in each source, of those that it surely covers. */
export const topicOrders: (view: View) => readonly TopicOrder[] = memoize((view) => [
  overviewOrder(view),
  ...view.othersRead.map(({ id }) => pageOrder(view, id)),
])

function pageOrder(view: View, pageId: string): TopicOrder {
  const text = sourcePage(view, pageId)?.text ?? ''
  return new Map(
    view.topics.flatMap(({ id, cells }): [string, number][] => {
      const cell = cells.find((each) => each.pageId === pageId && each.level === 'covered')
      const quote = view.passage(cell?.passageId ?? null)?.quote
      const at = quote === undefined ? -1 : text.indexOf(quote)
      return at < 0 ? [] : [[id, at / text.length]]
    }),
  )
}

function overviewOrder(view: View): TopicOrder {
  const statements = view.input.coverage.report.statements.map(({ text }) => normalise(text))
  return new Map(
    view.topics.flatMap(({ id, name, aliases, fromOverview }): [string, number][] => {
      const names = [name, ...aliases].map(normalise)
      const at = fromOverview ? statements.findIndex((text) => names.some((each) => text.includes(each))) : -1
      return at < 0 ? [] : [[id, at / statements.length]]
    }),
  )
}
