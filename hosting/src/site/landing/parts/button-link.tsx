import type { ReactNode } from 'react'
import classes from './button-link.module.css'

interface ButtonLinkProps {
  href: string
  look?: 'filled' | 'outline' | 'gold' | 'ghost'
  size?: 'small'
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'filled', size, children }: ButtonLinkProps) {
  return (
    <a className={classes.link} data-look={look} data-size={size} href={href}>
      {children}
    </a>
  )
}
