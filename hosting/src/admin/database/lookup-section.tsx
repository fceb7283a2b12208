import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { AccountDrawer } from '../account/account-drawer.tsx'
import { useLookup } from '../api/use-lookup.ts'
import classes from './database-panel.module.css'
import { DATABASE_TEXT as TEXT } from './strings.ts'

/** Finds one account, for exports and deletions on request. */
export function LookupSection() {
  const [text, setText] = useState('')
  const [open, setOpen] = useState<AdminUser | null>(null)
  const lookup = useLookup()
  const { accounts = [], registration = null } = lookup.data ?? {}

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') lookup.mutate(text.trim())
  }

  return (
    <section className={classes.section} aria-labelledby="personal">
      <h3 id="personal">{TEXT.personal}</h3>
      <p className={classes.intro}>{TEXT.personalIntro}</p>
      <form className={classes.lookup} onSubmit={submit}>
        <TextInput
          label={TEXT.lookup}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="light" disabled={text.trim() === ''} loading={lookup.isPending}>
          {TEXT.find}
        </Button>
      </form>
      <div role="status" className={classes.wide}>
        {lookup.isError ? <p>{TEXT.lookupFailed}</p> : null}
        {lookup.isSuccess && accounts.length === 0 ? (
          <p>{registration === null ? TEXT.notFound : TEXT.registered(registration)}</p>
        ) : null}
        {accounts.length > 0 ? (
          <ul className={classes.list}>
            {accounts.map((user) => (
              <li key={user.uid}>
                <span>
                  <b>{user.displayName || user.email}</b>
                  <span className={classes.small}>
                    {user.email}（{user.uid}）
                  </span>
                </span>
                <Button size="xs" variant="default" onClick={() => setOpen(user)}>
                  {TEXT.open}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <AccountDrawer
        user={open}
        tab="manage"
        onClose={() => setOpen(null)}
        onGone={() => {
          setOpen(null)
          lookup.reset()
        }}
      />
    </section>
  )
}
