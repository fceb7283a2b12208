import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { signInWithEmulatedGoogle } from '../api/session/google.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { EMULATOR_TEXT } from './emulator-text.ts'
import { googleErrorText, LOGIN_TEXT as TEXT } from './strings.ts'

/** Asks which test account to sign in. Loaded, and of use, against the Auth emulator only. */
export default function EmulatorDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState(EMULATOR_TEXT.email)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await signInWithEmulatedGoogle(email.trim())
      toast.success(TEXT.googleDone)
    } catch (error) {
      toast.error(googleErrorText(error))
      setBusy(false)
    }
  }

  return (
    <Modal opened onClose={onClose} title={EMULATOR_TEXT.title} centered>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text size="sm">{EMULATOR_TEXT.body}</Text>
          <TextInput
            label={TEXT.email}
            type="email"
            required
            withAsterisk={false}
            data-autofocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" loading={busy}>
            {EMULATOR_TEXT.submit}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
