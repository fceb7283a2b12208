import type { MouseEvent, ReactNode } from 'react'
import classes from './skip-link.module.css'

/**
 * Moves the focus to an element further down. It does not change the address, which may name the section being read.
 * @param to id of the element
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
