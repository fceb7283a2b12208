import { useEffect, useRef, useState } from 'react'
import { EmailForm } from './email-form.tsx'
import { ResetForm } from './reset-form.tsx'

/** The current form. */
export type AccessMode = 'signIn' | 'signUp' | 'reset'

interface EmailAccessProps {
  disabled: boolean
  mode: AccessMode
  onMode: (mode: AccessMode) => void
}

/**
 * Sign-in, sign-up and password reset by e-mail. The typed address is kept when the form changes, and the focus moves to the first
 * field of the new form.
 */
export function EmailAccess({ disabled, mode, onMode }: EmailAccessProps) {
  const [email, setEmail] = useState('')
  const form = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    form.current?.querySelector('input')?.focus()
  }, [mode])
  const show = (next: AccessMode) => (typed: string) => {
    setEmail(typed)
    onMode(next)
  }
  return (
    <div ref={form}>
      {mode === 'reset' ? (
        <ResetForm email={email} onBack={show('signIn')} />
      ) : (
        <EmailForm
          disabled={disabled}
          email={email}
          isNew={mode === 'signUp'}
          onSwitch={() => onMode(mode === 'signUp' ? 'signIn' : 'signUp')}
          onForgotten={show('reset')}
        />
      )}
    </div>
  )
}
