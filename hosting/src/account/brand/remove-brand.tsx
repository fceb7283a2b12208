import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useRemoveBranding } from '../../api/use-branding.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { BRAND_TEXT as TEXT } from './strings.ts'

/** Deletes the saved brand after confirmation. */
export function RemoveBrand() {
  const [asks, setAsks] = useState(false)
  const remove = useRemoveBranding()

  function confirm() {
    remove.mutate(undefined, {
      onSuccess: () => toast.success(TEXT.removed),
      onError: (error) => toast.error(`${TEXT.removeFailed}：${error.message}`),
    })
  }

  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsks(true)}>
        {TEXT.remove}
      </Button>
      <Modal opened={asks} onClose={() => setAsks(false)} title={TEXT.remove} centered>
        <Text size="sm">{TEXT.removeBody}</Text>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => setAsks(false)}>
            {TEXT.cancel}
          </Button>
          <Button color="red.9" loading={remove.isPending} onClick={confirm}>
            {TEXT.removeYes}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
