import { REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import type { ReactNode } from 'react'
import { Details } from './details.tsx'

interface ShowMoreProps<T> {
  items: readonly T[]
  /** How many items are shown before anything is opened. */
  first: number
  /** Renders some of the items; `start` is the index of the first of them. */
  children: (items: readonly T[], start: number) => ReactNode
}

/** The first items of a long list, and the others behind a disclosure that says how many they are. */
export function ShowMore<T>({ items, first, children }: ShowMoreProps<T>) {
  const rest = items.slice(first)
  return (
    <>
      {children(items.slice(0, first), 0)}
      {rest.length > 0 ? (
        <Details summary={TEXT.showRest(rest.length)}>{children(rest, first)}</Details>
      ) : null}
    </>
  )
}
