import { HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import { useHistoryForSearch } from '../../api/use-history.ts'
import { HISTORY_TEXT as TEXT } from '../strings.ts'
import { HistoryItems } from './history-items.tsx'
import classes from './history-panel.module.css'
import { HistoryEmpty, HistoryFailed, HistorySkeleton } from './history-states.tsx'
import { searchHistory } from './search-history.ts'

export function SearchedHistory({ query, onNavigate }: { query: string; onNavigate: () => void }) {
  const { data, error, isPending, refetch } = useHistoryForSearch(true)
  if (isPending) return <HistorySkeleton />
  if (!data) return <HistoryFailed error={error} onRetry={() => void refetch()} />
  const items = searchHistory(data.data, query)
  if (items.length === 0) return <HistoryEmpty title={TEXT.noMatch} hint={TEXT.noMatchHint} />
  return (
    <>
      <p className={classes.limited} role="status">
        {items.length < HISTORY_PAGE_SIZE ? TEXT.found(items.length) : TEXT.limited(HISTORY_PAGE_SIZE)}
      </p>
      <HistoryItems items={items} among={data.data} onNavigate={onNavigate} />
    </>
  )
}
