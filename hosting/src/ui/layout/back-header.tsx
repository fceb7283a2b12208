import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Logo } from '../theme/logo.tsx'
import classes from './back-header.module.css'

interface BackHeaderProps {
  /** Label of the back link. */
  back: string
  /** Target of the back link; the workspace by default. */
  to?: string
  /** Maximum width of the content below. The header has the same. */
  width: `${number}rem`
  /** Optional content at the far end. */
  children?: ReactNode
}

/** The header of a screen outside the workspace, with a back link and the logo. */
export function BackHeader({ back, to = '/app', width, children }: BackHeaderProps) {
  return (
    <header className={classes.header}>
      <div style={{ width: `min(100% - 2rem, ${width})` }}>
        <Link to={to} className={classes.back}>
          <ArrowLeft size={18} aria-hidden />
          {back}
        </Link>
        <Logo size={26} />
        {children}
      </div>
    </header>
  )
}
