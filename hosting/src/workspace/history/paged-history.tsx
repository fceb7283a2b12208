import { Button } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect } from 'react'
import type { useHistory } from '../../api/use-history.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { HISTORY_TEXT as TEXT } from '../strings.ts'
import { HistoryItems } from './history-items.tsx'
import classes from './history-panel.module.css'
import { HistoryEmpty, HistoryFailed, HistorySkeleton } from './history-states.tsx'

interface PagedHistoryProps {
  history: ReturnType<typeof useHistory>
  onNavigate: () => void
}

/** All analyses, newest first. The next page loads when the end comes into view. */
export function PagedHistory({ history, onNavigate }: PagedHistoryProps) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = history
  const { ref, entry } = useIntersection({ rootMargin: '200px' })
  const atEnd = entry?.isIntersecting === true

  useEffect(() => {
    if (atEnd && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
  }, [atEnd, hasNextPage, isFetchingNextPage, error, fetchNextPage])

  if (isPending) return <HistorySkeleton />
  if (!data) return <HistoryFailed error={error} onRetry={() => void refetch()} />
  const items = data.pages.flatMap((page) => page.data)
  const unreadable = data.pages.reduce((sum, page) => sum + page.pagination.unreadable, 0)
  if (items.length === 0 && unreadable === 0)
    return (
      <HistoryEmpty title={TEXT.empty} hint={TEXT.emptyHint}>
        {/* A public page is another document, so this is a full page load and not a route. */}
        <Button component="a" href="/sample" variant="light" size="xs" mt="xs">
          {TEXT.sample}
        </Button>
      </HistoryEmpty>
    )
  return (
    <>
      <HistoryItems items={items} onNavigate={onNavigate} />
      {unreadable > 0 ? (
        <div className={classes.unreadable}>
          <Notice tone="warning">{TEXT.unreadable(unreadable)}</Notice>
        </div>
      ) : null}
      {history.isFetchNextPageError ? (
        <HistoryFailed error={error} onRetry={() => void fetchNextPage()} />
      ) : hasNextPage ? (
        <div className={classes.more} ref={ref}>
          <Button
            variant="subtle"
            size="xs"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {TEXT.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
