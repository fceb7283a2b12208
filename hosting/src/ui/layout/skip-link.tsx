import type { MouseEvent, ReactNode } from 'react'
import classes from './skip-link.module.css'

/**
 * Takes the keyboard to a place further down. The address stays as it is: it may name the section that is being read.
 * @param to the id of the place
 */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  function skip(event: MouseEvent) {
    const target = document.getElementById(to)
    if (target === null) return
    event.preventDefault()
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
    target.scrollIntoView()
  }
  return (
    <a className={classes.skip} href={`#${to}`} onClick={skip} data-no-print>
      {children}
    </a>
  )
}
