import { zodResolver } from '@hookform/resolvers/zod'
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { signInWithEmail, signUpWithEmail } from '../api/session/accounts.ts'
import { Notice } from '../ui/notice.tsx'
import { type Credentials, SignInSchema, SignUpSchema } from './credentials.ts'
import { emailErrorText, LOGIN_TEXT as TEXT } from './strings.ts'

/** E-mail and password, for signing in or for a new account. */
export function EmailForm({ disabled }: { disabled: boolean }) {
  const [mode, setMode] = useState<'signIn' | 'signUp'>('signIn')
  const isNew = mode === 'signUp'
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<Credentials>({
    resolver: zodResolver(isNew ? SignUpSchema : SignInSchema),
    defaultValues: { displayName: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  async function submit({ email, password, displayName }: Credentials) {
    try {
      if (isNew) await signUpWithEmail(email, password, displayName)
      else await signInWithEmail(email, password)
    } catch (error) {
      setError('root', { message: emailErrorText(error) })
    }
  }

  function switchMode() {
    clearErrors()
    setMode(isNew ? 'signIn' : 'signUp')
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="sm">
        {isNew ? (
          <TextInput
            label={TEXT.displayName}
            autoComplete="name"
            required
            withAsterisk={false}
            disabled={disabled || isSubmitting}
            error={errors.displayName?.message}
            {...register('displayName')}
          />
        ) : null}
        <TextInput
          label={TEXT.email}
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          disabled={disabled || isSubmitting}
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordInput
          label={TEXT.password}
          {...(isNew ? { description: TEXT.passwordHint } : {})}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          withAsterisk={false}
          disabled={disabled || isSubmitting}
          error={errors.password?.message}
          visibilityToggleButtonProps={{ 'aria-label': TEXT.showPassword, tabIndex: 0 }}
          {...register('password')}
        />
        {errors.root?.message ? <Notice tone="error" title={errors.root.message} urgent /> : null}
        <Button type="submit" fullWidth mt={4} disabled={disabled} loading={isSubmitting}>
          {isNew ? TEXT.signUp : TEXT.signIn}
        </Button>
        <Button variant="subtle" size="sm" disabled={disabled || isSubmitting} onClick={switchMode}>
          {isNew ? TEXT.toSignIn : TEXT.toSignUp}
        </Button>
      </Stack>
    </form>
  )
}
