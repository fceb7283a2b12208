import { Button, Skeleton } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import classes from './account-drawer.module.css'
import { ACCOUNT_TEXT as TEXT } from './strings.ts'

interface PagedListProps<T> {
  query: UseInfiniteQueryResult<InfiniteData<{ data: T[] }>>
  empty: string
  failed: string
  row: (item: T) => ReactNode
}

/** A list loaded by pages, with its loading, empty and error states. */
export function PagedList<T extends { id: string }>({ query, empty, failed, row }: PagedListProps<T>) {
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  if (isPending)
    return (
      <div role="status" aria-label={COMMON_TEXT.loading}>
        <Skeleton height={44} mb="xs" />
        <Skeleton height={44} mb="xs" />
        <Skeleton height={44} />
      </div>
    )
  if (data === undefined) return <LoadFailed title={failed} error={error} onRetry={() => void refetch()} />
  const items = data.pages.flatMap((page) => page.data)
  if (items.length === 0) return <p>{empty}</p>
  return (
    <>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      {query.isFetchNextPageError ? (
        <LoadFailed title={failed} error={error} onRetry={() => void fetchNextPage()} />
      ) : hasNextPage ? (
        <Button
          variant="subtle"
          size="xs"
          mt="xs"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {TEXT.more}
        </Button>
      ) : null}
    </>
  )
}
