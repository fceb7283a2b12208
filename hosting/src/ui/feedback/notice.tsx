import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert }

interface NoticeProps {
  tone: keyof typeof ICONS
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Read out at once by screen readers; for what appears while the user is doing something else. */
  urgent?: boolean
}

/** A band that says something about what stands around it. */
export function Notice({ tone, title, children, action, urgent = false }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={classes.notice} data-tone={tone} role={urgent ? 'alert' : undefined}>
      <Icon size={18} className={classes.icon} aria-hidden />
      <div className={classes.body}>
        {title === undefined ? null : <p className={classes.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
