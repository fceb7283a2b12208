import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { LayoutDashboard, LogOut, ShoppingCart, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PersonMark } from '../../ui/text/person-mark.tsx'
import { ColorSchemeItems } from '../../ui/theme/color-scheme-menu.tsx'
import { WORKSPACE_TEXT as TEXT } from '../strings.ts'
import classes from './header.module.css'
import { PointsLink } from './points-link.tsx'
import { useAccount } from './use-account.ts'

/** The account bar as a dropdown, on small screens. The points stay in view. */
export default function AccountMenu() {
  const { name, photo, role, points, isAdmin, leave } = useAccount()
  return (
    <>
      <PointsLink points={points} />
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UnstyledButton className={classes.avatar ?? ''}>
            <VisuallyHidden>{TEXT.accountMenu}</VisuallyHidden>
            <PersonMark name={name} photo={photo} size={36} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={classes.menuWho ?? ''}>
            <span className={classes.name}>{name}</span>
            <span className={classes.role}>{role}</span>
          </Menu.Label>
          <Menu.Item component={Link} to="/purchase" leftSection={<ShoppingCart size={16} aria-hidden />}>
            {TEXT.buy}
          </Menu.Item>
          <Menu.Item component={Link} to="/app/account" leftSection={<UserRound size={16} aria-hidden />}>
            {TEXT.account}
          </Menu.Item>
          {isAdmin ? (
            <Menu.Item component={Link} to="/admin" leftSection={<LayoutDashboard size={16} aria-hidden />}>
              {TEXT.admin}
            </Menu.Item>
          ) : null}
          <Menu.Divider />
          <ColorSchemeItems />
          <Menu.Divider />
          <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={() => void leave()}>
            {TEXT.signOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
