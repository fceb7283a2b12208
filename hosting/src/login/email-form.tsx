import { zodResolver } from '@hookform/resolvers/zod'
import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { signInWithEmail, signUpWithEmail } from '../api/session/accounts.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { type Credentials, SignInSchema, SignUpSchema } from './credentials.ts'
import classes from './login-screen.module.css'
import { emailErrorText, LOGIN_TEXT as TEXT } from './strings.ts'

interface EmailFormProps {
  disabled: boolean
  email: string
  /** Whether the form is for a new account. */
  isNew: boolean
  onSwitch: () => void
  /** Called with the text of the e-mail field as it is typed. */
  onForgotten: (email: string) => void
}

/** E-mail and password, for signing in or for a new account. */
export function EmailForm({ disabled, email, isNew, onSwitch, onForgotten }: EmailFormProps) {
  const { register, handleSubmit, formState, getValues, setError, clearErrors } = useForm<Credentials>({
    resolver: zodResolver(isNew ? SignUpSchema : SignInSchema),
    defaultValues: { displayName: '', email, password: '' },
  })
  const { errors, isSubmitting } = formState

  async function submit(typed: Credentials) {
    try {
      if (isNew) await signUpWithEmail(typed.email, typed.password, typed.displayName)
      else await signInWithEmail(typed.email, typed.password)
    } catch (error) {
      setError('root', { message: emailErrorText(error) })
    }
  }

  function switchMode() {
    clearErrors()
    onSwitch()
  }

  return (
    <form noValidate aria-labelledby="login-heading" onSubmit={(event) => void handleSubmit(submit)(event)}>
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
        {isNew ? null : (
          <Anchor
            component="button"
            type="button"
            size="sm"
            className={classes.forgotten}
            disabled={disabled || isSubmitting}
            onClick={() => onForgotten(getValues('email'))}
          >
            {TEXT.forgotten}
          </Anchor>
        )}
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
