import { Avatar, Tooltip } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../../api/session/session-context.ts'
import { ColorSchemeMenu } from '../../ui/color-scheme-menu.tsx'
import { Logo } from '../../ui/logo.tsx'
import { PageLoader } from '../../ui/page-loader.tsx'
import { SectionBoundary } from '../../ui/section-boundary.tsx'
import { ADMIN_TEXT as TEXT } from '../strings.ts'
import classes from './admin-frame.module.css'

/** The frame of the admin's screens: who is here, and the screen of the address. */
export function AdminFrame() {
  const { user, userData } = useSession()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // As a page load would: from the top, with the keyboard in the content.
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])

  const name = userData?.displayName || user?.displayName || user?.email || ''
  const photo = userData?.photoURL ?? user?.photoURL ?? null
  return (
    <>
      <a className={classes.skip} href="#main">
        {TEXT.skip}
      </a>
      <header className={classes.header}>
        <Link to="/admin" className={classes.brand}>
          <Logo size={26} />
          <span>GapLens</span>
          <span className={classes.area}>{TEXT.title}</span>
        </Link>
        <div className={classes.end}>
          <ColorSchemeMenu />
          <Tooltip label={name} openDelay={400}>
            <span className={classes.who}>
              <Avatar color="lens" src={photo} name={name} size={34} alt="" aria-hidden />
              <span className={classes.name}>{name}</span>
            </span>
          </Tooltip>
        </div>
      </header>
      <div className={classes.page}>
        <main className={classes.main} id="main" tabIndex={-1} ref={main}>
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
