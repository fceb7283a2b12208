import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Keyboard, PanelLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSession } from '../../api/session/session-context.ts'
import { Logo } from '../../ui/logo.tsx'
import { Tag } from '../../ui/tag.tsx'
import { SHORTCUT_TEXT, WORKSPACE_TEXT as TEXT } from '../strings.ts'
import { AccountBar } from './account-bar.tsx'
import { AccountMenu } from './account-menu.tsx'
import classes from './header.module.css'

interface HeaderProps {
  onHistory: () => void
  historyShown: boolean
  onHelp: () => void
}

export function Header({ onHistory, historyShown, onHelp }: HeaderProps) {
  const { isAdmin } = useSession()
  const wide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false })
  return (
    <header className={classes.header} data-no-print>
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
      <Link to="/app" className={classes.brand}>
        <Logo size={26} />
        <span>{TEXT.product}</span>
        <span className={classes.suffix}>{TEXT.productSuffix}</span>
      </Link>
      {isAdmin && wide ? <Tag tone="brand">{TEXT.adminBadge}</Tag> : null}
      <div className={classes.end}>
        {wide ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={SHORTCUT_TEXT.open}
            title={`${SHORTCUT_TEXT.open}（?）`}
            onClick={onHelp}
          >
            <Keyboard size={18} aria-hidden />
          </ActionIcon>
        ) : null}
        {wide ? <AccountBar /> : <AccountMenu />}
      </div>
    </header>
  )
}
