import { Link } from 'react-router-dom'
import { BackHeader } from '../ui/layout/back-header.tsx'
import { Card } from '../ui/layout/card.tsx'
import { PageTitle } from '../ui/layout/page-title.tsx'
import classes from './account-screen.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { Profile } from './profile.tsx'
import { OWN_ACCOUNT_TEXT as TEXT } from './strings.ts'

/** The user's own data: to view, to change, to export, to delete. */
export default function AccountScreen() {
  return (
    <>
      <PageTitle>{TEXT.title}</PageTitle>
      <BackHeader back={TEXT.back} width="42rem" />
      <main className={classes.main}>
        <h1>{TEXT.title}</h1>
        <Profile />
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
