import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { PageLoader } from '../ui/page-loader.tsx'
import { SectionBoundary } from '../ui/section-boundary.tsx'
import { CurrentJobProvider } from './current-job.tsx'
import { Header } from './header/header.tsx'
import { HistoryPanel } from './history/history-panel.tsx'
import { PointsBanner } from './points-banner.tsx'
import { HISTORY_TEXT, WORKSPACE_TEXT as TEXT } from './strings.ts'
import { usePageChange } from './use-page-change.ts'
import classes from './workspace.module.css'

const HistoryDrawer = lazy(() => import('./history/history-drawer.tsx'))

/** The signed-in frame: header, history beside or in a drawer, and the screen of the address. */
export default function Workspace() {
  const wide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false })
  const [drawer, { open, close }] = useDisclosure(false)
  const [collapsed, { toggle }] = useDisclosure(false)
  const showsPanel = wide && !collapsed
  const main = useRef<HTMLElement>(null)
  usePageChange(main)
  return (
    <CurrentJobProvider>
      <a className={classes.skip} href="#main">
        {TEXT.skip}
      </a>
      <Header onHistory={wide ? toggle : open} historyShown={wide ? !collapsed : drawer} />
      <div className={classes.columns} data-panel={showsPanel}>
        {showsPanel ? (
          <aside className={classes.panel} aria-label={HISTORY_TEXT.title}>
            <SectionBoundary>
              <HistoryPanel onNavigate={close} />
            </SectionBoundary>
          </aside>
        ) : null}
        <main className={classes.main} id="main" tabIndex={-1} ref={main}>
          <PointsBanner />
          <Suspense fallback={<PageLoader />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {wide ? null : (
        <Suspense>
          <HistoryDrawer opened={drawer} onClose={close} />
        </Suspense>
      )}
    </CurrentJobProvider>
  )
}
