import { ArrowLeft, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { BRAND } from '../ui/theme/brand.ts'
import { Logo } from '../ui/theme/logo.tsx'
import { FRAME_TEXT as TEXT } from './frame-strings.ts'
import classes from './login-screen.module.css'

interface LoginFrameProps {
  mode: keyof typeof TEXT.modes
  /** Shown at the far end of the header. */
  tools: ReactNode
  children: ReactNode
}

/** The frame around the login form. It is painted before the form and needs nothing that has to be loaded. */
export function LoginFrame({ mode, tools, children }: LoginFrameProps) {
  const { heading, subtitle, agree } = TEXT.modes[mode]
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        {/* The public page is another document: a full load, not a route. */}
        <a className={classes.home} href="/">
          <ArrowLeft size={16} aria-hidden />
          {TEXT.home}
        </a>
        {tools}
      </header>
      <main className={classes.main}>
        <section className={classes.form} aria-labelledby="login-heading">
          <p className={classes.brand}>
            <Logo />
            {BRAND.fullName}
          </p>
          <h1 id="login-heading" className={classes.heading}>
            {heading}
          </h1>
          <p className={classes.subtitle}>{subtitle}</p>
          {children}
          {agree === null ? null : (
            <p className={classes.terms}>
              {agree}
              <a href="/terms">{TEXT.terms.terms}</a>
              {TEXT.terms.and}
              <a href="/privacy">{TEXT.terms.privacy}</a>
              {TEXT.terms.after}
            </p>
          )}
        </section>
        <aside className={classes.benefits} aria-labelledby="benefits-heading">
          <h2 id="benefits-heading">{TEXT.benefitsHeading}</h2>
          <ul>
            {TEXT.benefits.map(({ title, body }) => (
              <li key={title}>
                <Check size={18} className={classes.tick} aria-hidden />
                <div>
                  <h3>{title}</h3>
                  <p>{body}</p>
                </div>
              </li>
            ))}
          </ul>
        </aside>
      </main>
    </div>
  )
}
