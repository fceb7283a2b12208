import { Button, Group } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { authErrorCode } from '../api/session/auth-error.ts'
import { useSession } from '../api/session/session-context.ts'
import { onVerificationSent, RESEND_AFTER_MS, verificationSentAt } from '../api/session/verification.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { VERIFY_TEXT as TEXT } from './verify-text.ts'

/** Seconds until another mail may be sent; counts down. */
function useCooldown(sentAt: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = sentAt === null ? 0 : Math.max(0, Math.ceil((sentAt + RESEND_AFTER_MS - now) / 1_000))
  useEffect(() => {
    setNow(Date.now())
    if (sentAt === null) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= sentAt + RESEND_AFTER_MS) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [sentAt])
  return left
}

/** Asks the user to verify the e-mail address before points can be used, resends the mail, and disappears after verification. */
export default function VerifyBanner() {
  const { user, verification } = useSession()
  // After a sign-up the mail is sent while this banner is already shown.
  const sentAt = useSyncExternalStore(onVerificationSent, () => verificationSentAt(user?.uid ?? ''))
  const [busy, setBusy] = useState<'sending' | 'asking' | null>(null)
  const left = useCooldown(sentAt)

  async function send() {
    setBusy('sending')
    try {
      await verification.resend()
      toast.success(TEXT.sent(user?.email ?? ''))
    } catch (error) {
      toast.error(authErrorCode(error) === 'too-many-requests' ? TEXT.tooMany : TEXT.sendFailed)
    } finally {
      setBusy(null)
    }
  }

  async function ask() {
    setBusy('asking')
    try {
      if (!(await verification.recheck())) toast.warning(TEXT.notYet)
    } catch {
      toast.error(TEXT.askFailed)
    } finally {
      setBusy(null)
    }
  }

  return (
    <Notice tone="warning" title={TEXT.title}>
      <p>
        {sentAt === null ? TEXT.unsent(user?.email ?? '') : TEXT.body(user?.email ?? '')}
        {TEXT.why}
      </p>
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="default"
          disabled={left > 0}
          loading={busy === 'sending'}
          onClick={() => void send()}
        >
          {left > 0 ? TEXT.wait(left) : TEXT.send}
        </Button>
        <Button size="xs" variant="subtle" loading={busy === 'asking'} onClick={() => void ask()}>
          {TEXT.done}
        </Button>
      </Group>
    </Notice>
  )
}
