import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert }

interface NoticeProps {
  tone: keyof typeof ICONS
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Makes screen readers read it at once, for notices that appear while the user is doing something else. */
  urgent?: boolean
}

/** A highlighted notice about the content around it. */
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
