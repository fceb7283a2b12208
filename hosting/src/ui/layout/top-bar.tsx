import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { COMMON_TEXT as TEXT } from '../text/strings.ts'
import { BRAND } from '../theme/brand.ts'
import { Logo } from '../theme/logo.tsx'
import { SkipLink } from './skip-link.tsx'
import classes from './top-bar.module.css'

interface TopBarProps {
  /** Target of the brand's link. */
  home: string
  /** Name of this part of the product, shown beside the brand. */
  area: string
  /** Content before the brand. */
  start?: ReactNode
  /** Content right after the brand. */
  beside?: ReactNode
  /** Content at the far end. */
  children: ReactNode
}

/** The top bar of the main screens: skip link, brand, and the user's menu. */
export function TopBar({ home, area, start, beside, children }: TopBarProps) {
  return (
    <>
      <SkipLink to="main">{TEXT.skip}</SkipLink>
      <header className={classes.bar} data-no-print>
        {start}
        <Link to={home} className={classes.brand}>
          <Logo size={26} />
          <span>{BRAND.name}</span>
          <span className={classes.area}>{area}</span>
        </Link>
        {beside}
        <div className={classes.end}>{children}</div>
      </header>
    </>
  )
}
