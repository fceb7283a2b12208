import { Tooltip } from '@mantine/core'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../../api/session/session-context.ts'
import { PageLoader } from '../../ui/feedback/page-loader.tsx'
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { PersonMark } from '../../ui/text/person-mark.tsx'
import { ColorSchemeMenu } from '../../ui/theme/color-scheme-menu.tsx'
import { ADMIN_TEXT as TEXT } from '../strings.ts'
import classes from './admin-frame.module.css'

/** The frame of the admin screens: the header with the user, and the screen of the address. */
export function AdminFrame() {
  const { user, userData } = useSession()
  const { pathname } = useLocation()
  const name = userData?.displayName || user?.displayName || user?.email || ''
  const photo = userData?.photoURL ?? user?.photoURL ?? null
  return (
    <>
      <TopBar home="/admin" area={TEXT.title}>
        <ColorSchemeMenu />
        <Tooltip label={name} openDelay={400}>
          <span className={classes.who}>
            <PersonMark name={name} photo={photo} size={34} />
            <span className={classes.name}>{name}</span>
          </span>
        </Tooltip>
      </TopBar>
      <div className={classes.page}>
        <main className={classes.main} id="main" tabIndex={-1}>
          <SectionBoundary key={pathname}>
            <Suspense fallback={<PageLoader />}>
              <Outlet />
            </Suspense>
          </SectionBoundary>
        </main>
      </div>
    </>
  )
}
