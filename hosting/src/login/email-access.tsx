import { useState } from 'react'
import { EmailForm } from './email-form.tsx'
import { ResetForm } from './reset-form.tsx'

/** Everything by e-mail: signing in and up, and a forgotten password. What was typed as address goes along. */
export function EmailAccess({ disabled }: { disabled: boolean }) {
  const [email, setEmail] = useState('')
  const [forgotten, setForgotten] = useState(false)
  const show = (isForgotten: boolean) => (typed: string) => {
    setEmail(typed)
    setForgotten(isForgotten)
  }
  if (forgotten) return <ResetForm email={email} onBack={show(false)} />
  return <EmailForm disabled={disabled} email={email} onForgotten={show(true)} />
}
