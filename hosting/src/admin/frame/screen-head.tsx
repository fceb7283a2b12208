import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './screen-head.module.css'

interface ScreenHeadProps {
  title: string
  subtitle?: string
  back: { to: string; label: string }
  children?: ReactNode
}

/** The head of a screen: back link, heading and actions. */
export function ScreenHead({ title, subtitle, back, children }: ScreenHeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <Link to={back.to} className={classes.back}>
          <ArrowLeft size={14} aria-hidden />
          {back.label}
        </Link>
        <h1>{title}</h1>
        {subtitle === undefined ? null : <p className={classes.sub}>{subtitle}</p>}
      </div>
      {children}
    </div>
  )
}
