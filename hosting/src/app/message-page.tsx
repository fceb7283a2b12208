import type { ReactNode } from 'react'
import { PageTitle } from '../ui/layout/page-title.tsx'
import classes from './message-page.module.css'

/** A page with one message and links to other pages. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
