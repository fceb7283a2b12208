import { shortDate } from '@gaplens/report/text/taiwan-time'
import { Link } from 'react-router-dom'
import { useSession } from '../api/session/session-context.ts'
import { BackHeader } from '../ui/layout/back-header.tsx'
import { Card } from '../ui/layout/card.tsx'
import { PageTitle } from '../ui/layout/page-title.tsx'
import classes from './account-screen.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { OWN_ACCOUNT_TEXT as TEXT } from './strings.ts'

/** The user's own data: to view, to export, to delete. */
export default function AccountScreen() {
  const { user, userData } = useSession()
  const created = userData && shortDate(new Date(userData.createdAt.toMillis()).toISOString())
  const facts = [
    [TEXT.name, userData?.displayName || user?.displayName],
    [TEXT.email, user?.email],
    [TEXT.points, userData?.points.toLocaleString('zh-TW')],
    [TEXT.since, created],
  ] as const
  return (
    <>
      <PageTitle>{TEXT.title}</PageTitle>
      <BackHeader back={TEXT.back} width="42rem" />
      <main className={classes.main}>
        <h1>{TEXT.title}</h1>
        <Card as="section" aria-labelledby="profile">
          <h2 id="profile">{TEXT.profile}</h2>
          <dl className={classes.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || TEXT.none}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.more}>
            <Link to="/app/account/points">{TEXT.pointsLink}</Link>
          </p>
        </Card>
        <Card as="section" aria-labelledby="brand">
          <h2 id="brand">{TEXT.brand}</h2>
          <p>{TEXT.brandBody}</p>
          <p className={classes.more}>
            <Link to="/app/account/brand">{TEXT.brandLink}</Link>
          </p>
        </Card>
        <ExportData />
        <DeleteAccount />
        <p className={classes.note}>
          {TEXT.privacy}
          <a href="/privacy">{TEXT.privacyLink}</a>。
        </p>
      </main>
    </>
  )
}
