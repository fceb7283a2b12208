import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sendPasswordReset } from '../api/session/accounts.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { type ResetRequest, ResetSchema } from './credentials.ts'
import { emailErrorText, LOGIN_TEXT as TEXT } from './strings.ts'

/** Requests the mail for a new password. It never reveals whether the account exists. */
export function ResetForm({ email, onBack }: { email: string; onBack: (email: string) => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState, getValues, setError } = useForm<ResetRequest>({
    resolver: zodResolver(ResetSchema),
    defaultValues: { email },
  })
  const { errors, isSubmitting } = formState

  async function submit(request: ResetRequest) {
    setSentTo(null)
    try {
      await sendPasswordReset(request.email)
      setSentTo(request.email)
    } catch (error) {
      setError('root', { message: emailErrorText(error) })
    }
  }

  return (
    <form noValidate aria-labelledby="login-heading" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="sm">
        <TextInput
          label={TEXT.email}
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          disabled={isSubmitting}
          error={errors.email?.message}
          {...register('email')}
        />
        {errors.root?.message ? <Notice tone="error" title={errors.root.message} urgent /> : null}
        {sentTo === null ? null : (
          <Notice tone="info" title={TEXT.resetSent(sentTo)} urgent>
            {TEXT.resetSentHint}
          </Notice>
        )}
        <Button type="submit" fullWidth mt={4} loading={isSubmitting}>
          {TEXT.resetSend}
        </Button>
        <Button variant="subtle" size="sm" disabled={isSubmitting} onClick={() => onBack(getValues('email'))}>
          {TEXT.resetBack}
        </Button>
      </Stack>
    </form>
  )
}
