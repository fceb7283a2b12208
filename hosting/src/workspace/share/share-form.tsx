import {
  type CreateShareRequest,
  SHARE_PASSWORD_MAX_CHARS,
  SHARE_PASSWORD_MIN_CHARS,
} from '@gaplens/contracts/shares/share'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCreateShare } from '../../api/use-shares.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CopyButton } from '../../ui/text/copy-button.tsx'
import classes from './share.module.css'
import { SHARE_TEXT as TEXT } from './strings.ts'

const DAYS = [7, 30, 90] as const
const NEVER = ''
const EXPIRIES = [
  { value: NEVER, label: TEXT.never },
  ...DAYS.map((days) => ({ value: String(days), label: TEXT.days(days) })),
]

/**
 * Creates a link and shows it once, because its token is not stored.
 * @param props.revokedId the link that was revoked last, which is no longer shown
 */
export function ShareForm({ id, revokedId }: { id: string; revokedId: string | null }) {
  const [expiry, setExpiry] = useState(NEVER)
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const create = useCreateShare(id)
  const isShort = password !== '' && password.length < SHARE_PASSWORD_MIN_CHARS

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (isShort) return
    const wanted: CreateShareRequest = {
      expiresInDays: expiry === NEVER ? null : Number(expiry),
      password: password === '' ? null : password,
    }
    create.mutate(wanted, { onSuccess: () => setPassword('') })
  }

  return (
    <>
      <form className={classes.form} onSubmit={submit}>
        <NativeSelect
          label={TEXT.expiry}
          data={EXPIRIES}
          value={expiry}
          onChange={(event) => setExpiry(event.currentTarget.value)}
        />
        <TextInput
          label={TEXT.password}
          description={TEXT.passwordHint}
          autoComplete="off"
          maxLength={SHARE_PASSWORD_MAX_CHARS}
          value={password}
          error={asked && isShort ? TEXT.passwordShort : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={create.isPending}>
          {TEXT.create}
        </Button>
      </form>
      {create.error === null ? null : (
        <Notice urgent tone="error" title={TEXT.createFailed}>
          {create.error.message}
        </Notice>
      )}
      {create.data === undefined || create.data.share.id === revokedId ? null : (
        <MadeLink path={create.data.path} />
      )}
    </>
  )
}

function MadeLink({ path }: { path: string }) {
  const address = new URL(path, window.location.origin).href
  const field = useRef<HTMLInputElement>(null)
  // The form's button could not keep the focus while it was busy. The field is selected when it gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each new link
  useEffect(() => field.current?.focus(), [address])
  return (
    <Notice urgent tone="info" title={TEXT.made}>
      <p>{TEXT.madeOnce}</p>
      <div className={classes.made}>
        <TextInput
          ref={field}
          aria-label={TEXT.link}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={() => address} label={TEXT.copy} done={TEXT.copied} size="sm" />
      </div>
    </Notice>
  )
}
