import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSession } from '../../api/session/session-context.ts'
import { useBranding } from '../../api/use-branding.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BrandForm } from './brand-form.tsx'
import classes from './brand-screen.module.css'
import { BRAND_TEXT as TEXT } from './strings.ts'

/** Settings of the user's own brand (white label) for reports. */
export default function BrandScreen() {
  const { userData } = useSession()
  return (
    <>
      <PageTitle>{TEXT.title}</PageTitle>
      <BackHeader back={TEXT.back} to="/app/account" width="46rem" />
      <main className={classes.main}>
        <h1>{TEXT.title}</h1>
        <p className={classes.lead}>{TEXT.lead}</p>
        {userData === null ? <Waiting /> : userData.whiteLabel === true ? <Saved /> : <Locked />}
      </main>
    </>
  )
}

function Waiting() {
  return <Skeleton height={320} role="status" aria-label={TEXT.loading} />
}

function Locked() {
  return (
    <Notice
      tone="info"
      title={TEXT.locked}
      action={
        <Button component={Link} to="/purchase" size="xs" variant="default">
          {TEXT.plans}
        </Button>
      }
    >
      {TEXT.lockedBody}
    </Notice>
  )
}

function Saved() {
  const { data, error, refetch } = useBranding()
  if (data !== undefined) {
    // After removal the form is empty.
    const { branding, isUnreadable } = data
    return (
      <>
        {isUnreadable === true ? (
          <Notice tone="warning" title={TEXT.unreadable}>
            {TEXT.unreadableBody}
          </Notice>
        ) : null}
        <BrandForm key={branding === null ? 'empty' : 'saved'} saved={branding} />
      </>
    )
  }
  if (error === null) return <Waiting />
  return <LoadFailed title={TEXT.loadFailed} error={error} onRetry={() => void refetch()} />
}
