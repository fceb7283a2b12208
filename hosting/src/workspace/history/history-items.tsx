import type { HistoryItem as Item } from '@gaplens/contracts/analysis/requests'
import { HistoryItem } from './history-item.tsx'
import classes from './history-panel.module.css'
import { scoreChanges } from './score-changes.ts'

interface HistoryItemsProps {
  readonly items: readonly Item[]
  /** The items within which scores are compared; by default the shown ones. */
  readonly among?: readonly Item[]
  readonly onNavigate: () => void
}

export function HistoryItems({ items, among = items, onNavigate }: HistoryItemsProps) {
  const changes = scoreChanges(among)
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <HistoryItem
          key={item.id}
          item={item}
          change={changes.get(item.id) ?? null}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  )
}
