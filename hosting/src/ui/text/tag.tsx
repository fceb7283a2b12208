import type { ReactNode } from 'react'
import classes from './tag.module.css'

/** The colour of a tag: green, amber and red for states, shades of the brand's colour for priorities. */
export type Tone = 'good' | 'fair' | 'poor' | 'calm' | 'brand' | 'own' | 'p1' | 'p2' | 'p3'

interface TagProps {
  tone?: Tone
  children: ReactNode
  title?: string
}

/** A small label whose colours keep their contrast in both themes. */
export function Tag({ tone = 'calm', children, title }: TagProps) {
  return (
    <span className={classes.tag} data-tone={tone} title={title}>
      {children}
    </span>
  )
}
