import { Button, Skeleton } from '@mantine/core'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { useFocusWhenLost } from '../../ui/hooks/use-focus-when-lost.ts'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { count } from '../../ui/text/numbers.ts'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { OWN_ACCOUNT_TEXT } from '../strings.ts'
import { EntriesTable } from './entries-table.tsx'
import { ExportPoints } from './export-points.tsx'
import classes from './points-screen.module.css'
import { POINTS_TEXT as TEXT } from './strings.ts'
import { useLedger } from './use-ledger.ts'

/** The user's ledger of points. */
export default function PointsScreen() {
  const { userData } = useSession()
  const ledger = useLedger()
  const entries = ledger.data?.pages.flatMap(({ data }) => data) ?? []
  // The live account document is updated first; the newest ledger entry has the same balance.
  const points = userData?.points ?? entries[0]?.balanceAfter
  return (
    <>
      <PageTitle>{TEXT.title}</PageTitle>
      <BackHeader back={OWN_ACCOUNT_TEXT.back} width="46rem" />
      <main className={classes.main}>
        <h1>{TEXT.title}</h1>
        <p className={classes.lead}>{TEXT.lead}</p>
        <div className={classes.head}>
          <p className={classes.balance}>
            {TEXT.balance}
            <strong>{points === undefined ? OWN_ACCOUNT_TEXT.none : count(points)}</strong>
          </p>
          <div className={classes.actions}>
            <ExportPoints disabled={entries.length === 0} />
            <Button component={Link} to="/purchase" variant="light">
              {TEXT.buy}
            </Button>
          </div>
        </div>
        <Card>
          <Entries ledger={ledger} />
        </Card>
      </main>
    </>
  )
}

const isEnd = (before: boolean, now: boolean) => before && !now

function Entries({ ledger }: { ledger: ReturnType<typeof useLedger> }) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = ledger
  const { isVerified } = useSession().verification
  const end = useRef<HTMLParagraphElement>(null)
  // The button goes with the last page that it fetched.
  useFocusWhenLost(hasNextPage, isEnd, end)
  if (isPending)
    return (
      <div role="status" aria-label={COMMON_TEXT.loading} className={classes.loading}>
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </div>
    )
  const failed =
    error === null ? null : <LoadFailed title={TEXT.failed} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return failed
  const entries = data.pages.flatMap((page) => page.data)
  if (entries.length === 0)
    return (
      <div className={classes.empty}>
        <h2>{TEXT.empty}</h2>
        <p>{isVerified ? TEXT.emptyHint : TEXT.unverifiedHint}</p>
      </div>
    )
  return (
    <>
      <EntriesTable entries={entries} />
      {failed}
      {hasNextPage ? (
        <Button
          variant="subtle"
          fullWidth
          mt="sm"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {TEXT.more}
        </Button>
      ) : (
        <p className={classes.end} ref={end} tabIndex={-1}>
          {TEXT.all(entries.length)}
        </p>
      )}
    </>
  )
}
