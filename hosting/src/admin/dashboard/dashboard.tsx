import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession, useUid } from '../../api/session/session-context.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { PageLoader } from '../../ui/feedback/page-loader.tsx'
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { StatCards } from '../frame/stat-cards.tsx'
import { ADMIN_TEXT as TEXT } from '../strings.ts'
import { ActivityPanel } from './activity-panel.tsx'
import { isPanel, type Panel, Tiles } from './tiles.tsx'

const PANELS = {
  statistics: lazyPart(() => import('../statistics/statistics-panel.tsx')),
  settings: lazyPart(() => import('../settings/settings-panel.tsx')),
  database: lazyPart(() => import('../database/database-panel.tsx')),
}

/** /admin: the figures, the four tiles with their panels, and the latest activity. */
export default function Dashboard() {
  const { user, userData } = useSession()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('panel')
  const open = isPanel(asked) ? asked : null
  const Opened = open === null ? null : PANELS[open]
  const name = userData?.displayName || user?.displayName || ''

  function toggle(panel: Panel) {
    setSearch(panel === open ? {} : { panel }, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageTitle>{TEXT.title}</PageTitle>
      <ScreenHead
        title={TEXT.welcome(name.trim().split(/\s+/)[0] ?? '')}
        subtitle={TEXT.subtitle}
        back={{ to: '/app', label: TEXT.backToApp }}
      >
        <ReloadButton />
      </ScreenHead>
      <StatCards figures={['totalUsers', 'analysesToday', 'adminUsers', 'totalPoints']} />
      <Tiles open={open} onToggle={toggle} />
      {Opened === null ? null : (
        <SectionBoundary key={open}>
          <Suspense fallback={<PageLoader />}>
            <Opened />
          </Suspense>
        </SectionBoundary>
      )}
      <SectionBoundary>
        <ActivityPanel />
      </SectionBoundary>
    </>
  )
}

/** Reloads everything on the screen. */
function ReloadButton() {
  const uid = useUid()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function reload() {
    setBusy(true)
    await client.refetchQueries({ queryKey: adminKeys.all(uid), type: 'active' })
    setBusy(false)
    // A failure has its own toast.
    if (client.getQueryState(adminKeys.userStats(uid))?.status === 'success') toast.success(TEXT.updated)
  }

  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<RefreshCw size={15} aria-hidden />}
      loading={busy}
      onClick={() => void reload()}
    >
      {TEXT.reload}
    </Button>
  )
}
