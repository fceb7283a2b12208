import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { lazyPart } from '../loading/lazy-part.tsx'
import { PageLoader } from '../ui/feedback/page-loader.tsx'
import { SectionBoundary } from '../ui/feedback/section-boundary.tsx'
import { CurrentJobProvider } from './current-job.tsx'
import { Header } from './header/header.tsx'
import { HistoryPanel } from './history/history-panel.tsx'
import { PointsBanner } from './points-banner.tsx'
import { useShortcutSetting } from './shortcuts/use-shortcut-setting.ts'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { HISTORY_TEXT } from './strings.ts'
import classes from './workspace.module.css'

const HistoryDrawer = lazyPart(() => import('./history/history-drawer.tsx'))

const ShortcutDialog = lazyPart(() => import('./shortcuts/shortcut-dialog.tsx'))

/** The frame of the workspace: header, history (beside the page or in a drawer), and the screen of the address. */
export default function Workspace() {
  const wide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false })
  const [drawer, { open, close }] = useDisclosure(false)
  const [collapsed, { toggle, close: expand }] = useDisclosure(false)
  const [help, { open: openHelp, close: closeHelp }] = useDisclosure(false)
  // Counts search shortcuts; each focuses the search box, in the panel or in the drawer.
  const [searches, setSearches] = useState(0)
  const [shortcuts] = useShortcutSetting()
  const navigate = useNavigate()
  const showsPanel = wide && !collapsed
  useShortcuts(
    {
      n: () => void navigate('/app'),
      '/': () => {
        if (wide) expand()
        else open()
        setSearches((count) => count + 1)
      },
      '?': openHelp,
    },
    shortcuts,
  )
  return (
    <CurrentJobProvider>
      <Header onHistory={wide ? toggle : open} historyShown={wide ? !collapsed : drawer} onHelp={openHelp} />
      <div className={classes.columns} data-panel={showsPanel}>
        {showsPanel ? (
          <aside className={classes.panel} aria-label={HISTORY_TEXT.title} data-no-print>
            <SectionBoundary>
              <HistoryPanel onNavigate={close} searches={searches} />
            </SectionBoundary>
          </aside>
        ) : null}
        <main className={classes.main} id="main" tabIndex={-1}>
          <PointsBanner />
          <Suspense fallback={<PageLoader />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {wide ? null : (
        <Suspense>
          <HistoryDrawer opened={drawer} onClose={close} searches={searches} />
        </Suspense>
      )}
      {help ? (
        <Suspense>
          <ShortcutDialog onClose={closeHelp} />
        </Suspense>
      ) : null}
    </CurrentJobProvider>
  )
}
