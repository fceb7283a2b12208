import { ActionIcon, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Keyboard, PanelLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useSession } from '../../api/session/session-context.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import { FRAME_TEXT } from '../frame-strings.ts'
import { WORKSPACE_TEXT as TEXT } from '../strings.ts'
import { AccountBar } from './account-bar.tsx'

// On wide screens nothing else needs the code of menus at first.
const AccountMenu = lazyPart(() => import('./account-menu.tsx'))

interface HeaderProps {
  onHistory: () => void
  historyShown: boolean
  onHelp: () => void
}

export function Header({ onHistory, historyShown, onHelp }: HeaderProps) {
  const { isAdmin } = useSession()
  const wide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false })
  return (
    <TopBar
      home="/app"
      area={FRAME_TEXT.area}
      start={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={TEXT.openHistory}
          aria-expanded={historyShown}
          onClick={onHistory}
        >
          <PanelLeft size={20} aria-hidden />
        </ActionIcon>
      }
      beside={isAdmin && wide ? <Tag tone="brand">{TEXT.adminBadge}</Tag> : null}
    >
      {wide ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={TEXT.shortcuts}
          title={`${TEXT.shortcuts}（?）`}
          onClick={onHelp}
        >
          <Keyboard size={18} aria-hidden />
        </ActionIcon>
      ) : null}
      {wide ? (
        <AccountBar />
      ) : (
        <Suspense fallback={<Skeleton circle height={36} width={36} />}>
          <AccountMenu />
        </Suspense>
      )}
    </TopBar>
  )
}
