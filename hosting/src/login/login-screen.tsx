import { API_ERRORS } from '@gaplens/contracts/errors'
import { Divider } from '@mantine/core'
import { ArrowLeft, Check } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SESSION_ENDED, SIGNED_OUT_ELSEWHERE } from '../api/session/login-reasons.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { PageTitle } from '../ui/layout/page-title.tsx'
import { BRAND } from '../ui/theme/brand.ts'
import { ColorSchemeMenu } from '../ui/theme/color-scheme-menu.tsx'
import { Logo } from '../ui/theme/logo.tsx'
import { type AccessMode, EmailAccess } from './email-access.tsx'
import { GoogleSignIn, type GoogleState } from './google-sign-in.tsx'
import classes from './login-screen.module.css'
import { LOGIN_TEXT as TEXT } from './strings.ts'
import { useRedirectResult } from './use-redirect-result.ts'

/** Why one stands here without having asked for it. */
const REASONS: Readonly<Record<string, string>> = {
  [SESSION_ENDED]: API_ERRORS['session-ended'].message,
  [SIGNED_OUT_ELSEWHERE]: TEXT.signedOutElsewhere,
}

export default function LoginScreen() {
  useRedirectResult()
  const [search] = useSearchParams()
  const reason = REASONS[search.get('reason') ?? '']
  const [google, setGoogle] = useState<GoogleState>('idle')
  const [mode, setMode] = useState<AccessMode>('signIn')
  const words = TEXT.modes[mode]
  return (
    <div className={classes.page}>
      <PageTitle>{words.title}</PageTitle>
      <header className={classes.header}>
        {/* The public page is another document: a full load, not a route. */}
        <a className={classes.home} href="/">
          <ArrowLeft size={16} aria-hidden />
          {TEXT.home}
        </a>
        <ColorSchemeMenu />
      </header>
      <main className={classes.main}>
        <section className={classes.form} aria-labelledby="login-heading">
          <p className={classes.brand}>
            <Logo />
            {BRAND.fullName}
          </p>
          <h1 id="login-heading" className={classes.heading}>
            {words.heading}
          </h1>
          <p className={classes.subtitle}>{words.subtitle}</p>
          {reason === undefined ? null : <Notice tone="warning" title={reason} urgent />}
          {mode === 'reset' ? null : (
            <>
              <GoogleSignIn state={google} onState={setGoogle} />
              <Divider my="md" label={TEXT.or} />
            </>
          )}
          <EmailAccess disabled={google !== 'idle'} mode={mode} onMode={setMode} />
          <p className={classes.terms}>
            {TEXT.terms.before}
            <a href="/terms">{TEXT.terms.terms}</a>
            {TEXT.terms.and}
            <a href="/privacy">{TEXT.terms.privacy}</a>
            {TEXT.terms.after}
          </p>
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
