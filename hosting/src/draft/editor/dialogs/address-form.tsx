import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import classes from '../editor.module.css'

interface AddressFormProps {
  label: string
  initial: string
  submit: string
  busy: boolean
  error: string | undefined
  onSubmit: (url: string) => void
  children?: ReactNode
}

/** A form with one address and a button. */
export function AddressForm({ label, initial, submit, busy, error, onSubmit, children }: AddressFormProps) {
  const [url, setUrl] = useState(initial)

  function send(event: FormEvent) {
    event.preventDefault()
    onSubmit(url.trim())
  }

  return (
    <form className={classes.dialog} onSubmit={send} noValidate>
      <TextInput
        type="url"
        label={label}
        placeholder="https://"
        value={url}
        error={error}
        data-autofocus
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <div className={classes.tools}>
        <Button type="submit" loading={busy} disabled={url.trim() === ''}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
