import { HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import { useHistoryForSearch } from '../../api/use-history.ts'
import { searchHistory } from '../search-history.ts'
import { HISTORY_TEXT as TEXT } from '../strings.ts'
import { HistoryItem } from './history-item.tsx'
import classes from './history-panel.module.css'
import { HistoryEmpty, HistoryFailed, HistorySkeleton } from './history-states.tsx'
import { scoreChanges } from './score-changes.ts'

export function SearchedHistory({ query, onNavigate }: { query: string; onNavigate: () => void }) {
  const { data, error, isPending, refetch } = useHistoryForSearch(true)
  if (isPending) return <HistorySkeleton />
  if (!data) return <HistoryFailed error={error} onRetry={() => void refetch()} />
  const items = searchHistory(data.data, query)
  const changes = scoreChanges(data.data)
  if (items.length === 0) return <HistoryEmpty title={TEXT.noMatch} hint={TEXT.noMatchHint} />
  return (
    <>
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
      {items.length === HISTORY_PAGE_SIZE ? (
        <p className={classes.limited}>{TEXT.limited(HISTORY_PAGE_SIZE)}</p>
      ) : null}
    </>
  )
}
