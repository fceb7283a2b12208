import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Logo } from '../theme/logo.tsx'
import classes from './back-header.module.css'

interface BackHeaderProps {
  /** What the way back is called. */
  back: string
  /** Where it leads; to the workspace unless told otherwise. */
  to?: string
  /** The page's greatest width below, which the head keeps to. */
  width: `${number}rem`
  /** At the far end, where there is something to tell. */
  children?: ReactNode
}

/** The head of a screen beside the workspace: the way back, and the mark. */
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
