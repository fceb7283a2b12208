import { API_ERRORS } from '@gaplens/contracts/errors'
import { Divider } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  ACCOUNT_DELETED,
  ACCOUNT_DISABLED,
  SESSION_ENDED,
  SIGNED_OUT_ELSEWHERE,
} from '../api/session/login-reasons.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { PageTitle } from '../ui/layout/page-title.tsx'
import { BRAND } from '../ui/theme/brand.ts'
import { ColorSchemeMenu } from '../ui/theme/color-scheme-menu.tsx'
import { type AccessMode, EmailAccess } from './email-access.tsx'
import { FRAME_TEXT } from './frame-strings.ts'
import { GoogleSignIn, type GoogleState } from './google-sign-in.tsx'
import { LoginFrame } from './login-frame.tsx'
import { LOGIN_TEXT as TEXT } from './strings.ts'
import { useRedirectResult } from './use-redirect-result.ts'

/** Messages that say why the user was sent to the login. */
const REASONS: Readonly<Record<string, string>> = {
  [SESSION_ENDED]: API_ERRORS['session-ended'].message,
  [ACCOUNT_DISABLED]: API_ERRORS['account-disabled'].message,
  [ACCOUNT_DELETED]: TEXT.accountDeleted,
  [SIGNED_OUT_ELSEWHERE]: TEXT.signedOutElsewhere,
}
/** Those that only the support can help with. */
const NEEDS_SUPPORT: ReadonlySet<string> = new Set([ACCOUNT_DISABLED, ACCOUNT_DELETED])

/** @param onBegin called when a visitor begins to sign in, possibly several times */
export default function LoginScreen({ onBegin }: { onBegin: () => void }) {
  useRedirectResult()
  const [search] = useSearchParams()
  const why = search.get('reason') ?? ''
  const reason = REASONS[why]
  const [google, setGoogle] = useState<GoogleState>('idle')
  const [mode, setMode] = useState<AccessMode>('signIn')
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = form.current
    // The next screen is loaded while the visitor types.
    const events = ['focusin', 'pointerenter'] as const
    for (const event of events) place?.addEventListener(event, onBegin, { once: true })
    return () => {
      for (const event of events) place?.removeEventListener(event, onBegin)
    }
  }, [onBegin])
  return (
    <LoginFrame mode={mode} tools={<ColorSchemeMenu />}>
      <PageTitle>{FRAME_TEXT.modes[mode].title}</PageTitle>
      {reason === undefined ? null : (
        <Notice tone="warning" title={reason} urgent>
          {NEEDS_SUPPORT.has(why) ? <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> : null}
        </Notice>
      )}
      <div ref={form}>
        {mode === 'reset' ? null : (
          <>
            <GoogleSignIn state={google} onState={setGoogle} />
            <Divider my="md" label={TEXT.or} />
          </>
        )}
        <EmailAccess disabled={google !== 'idle'} mode={mode} onMode={setMode} />
      </div>
    </LoginFrame>
  )
}
