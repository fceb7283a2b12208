import { Modal } from '@mantine/core'
import { useState } from 'react'
import classes from './share.module.css'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { SHARE_TEXT as TEXT } from './strings.ts'

/** Creates and revokes links to a report for people without an account. */
export default function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [revokedId, setRevokedId] = useState<string | null>(null)
  return (
    <Modal opened onClose={onClose} title={TEXT.title} size="lg" centered>
      <p className={classes.intro}>{TEXT.intro}</p>
      <ShareForm id={id} revokedId={revokedId} />
      <ShareList id={id} onRevoked={setRevokedId} />
    </Modal>
  )
}
