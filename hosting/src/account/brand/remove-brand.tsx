import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useRemoveBranding } from '../../api/use-branding.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { BRAND_TEXT as TEXT } from './strings.ts'

interface RemoveBrandProps {
  /** Called when the removal begins, which also discards unsaved changes. */
  onRemove: () => void
  onFailed: () => void
}

/** Deletes the saved brand after confirmation. */
export function RemoveBrand({ onRemove, onFailed }: RemoveBrandProps) {
  const [asks, setAsks] = useState(false)
  const remove = useRemoveBranding()

  function confirm() {
    onRemove()
    remove.mutate(undefined, {
      onSuccess: () => toast.success(TEXT.removed),
      onError: (error) => {
        onFailed()
        toast.error(`${TEXT.removeFailed}：${error.message}`)
      },
    })
  }

  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsks(true)}>
        {TEXT.remove}
      </Button>
      {asks ? (
        <ConfirmDialog
          title={TEXT.remove}
          yes={TEXT.removeYes}
          no={TEXT.cancel}
          pending={remove.isPending}
          onYes={confirm}
          onClose={() => setAsks(false)}
        >
          <Text size="sm">{TEXT.removeBody}</Text>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
