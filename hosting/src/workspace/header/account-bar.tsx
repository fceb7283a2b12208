import { Button, VisuallyHidden } from '@mantine/core'
import { LogOut } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx'
import { PersonMark } from '../../ui/text/person-mark.tsx'
import { WORKSPACE_TEXT as TEXT } from '../strings.ts'
import classes from './header.module.css'
import { PointsLink } from './points-link.tsx'
import { useAccount } from './use-account.ts'

const ColorSchemeMenu = lazyPart(async () => ({
  default: (await import('../../ui/theme/color-scheme-menu.tsx')).ColorSchemeMenu,
}))

/** Points, links, account and sign-out in one line, for wide screens. */
export function AccountBar() {
  // The menu is loaded when it is first opened.
  const [isMenuWanted, setMenuWanted] = useState(false)
  const { name, photo, role, points, isAdmin, leave } = useAccount()
  return (
    <>
      <PointsLink points={points} />
      <Button component={Link} to="/purchase" variant="subtle" size="compact-sm">
        {TEXT.buy}
      </Button>
      {isAdmin ? (
        <Button component={Link} to="/admin" variant="subtle" size="compact-sm">
          {TEXT.admin}
        </Button>
      ) : null}
      {isMenuWanted ? (
        <Suspense fallback={<ColorSchemeButton loading />}>
          <ColorSchemeMenu startsOpen />
        </Suspense>
      ) : (
        <ColorSchemeButton aria-haspopup="menu" onClick={() => setMenuWanted(true)} />
      )}
      <PersonMark name={name} photo={photo} size={34} />
      <Link to="/app/account" className={classes.who} title={TEXT.account}>
        <VisuallyHidden>{TEXT.account}</VisuallyHidden>
        <span className={classes.name}>{name}</span>
        <span className={classes.role}>{role}</span>
      </Link>
      <Button
        variant="default"
        size="xs"
        leftSection={<LogOut size={14} aria-hidden />}
        onClick={() => void leave()}
      >
        {TEXT.signOut}
      </Button>
    </>
  )
}
