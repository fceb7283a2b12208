import { Anchor } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { CircleCheck } from 'lucide-react'
import { ADJUST_TEXT as TEXT } from './strings.ts'

const SHOWN_MS = 10_000

/** A success message with an undo button for ten seconds. @param undo null if it cannot be undone */
export function showUndo(message: string, undo: (() => void) | null): void {
  const id = `undo-${crypto.getRandomValues(new Uint32Array(1))[0]}`
  notifications.show({
    id,
    color: 'lens',
    icon: <CircleCheck size={18} aria-hidden />,
    autoClose: SHOWN_MS,
    closeButtonProps: { 'aria-label': '關閉通知' },
    message:
      undo === null ? (
        message
      ) : (
        <>
          {message}{' '}
          <Anchor
            component="button"
            type="button"
            size="sm"
            fw={600}
            onClick={() => {
              notifications.hide(id)
              undo()
            }}
          >
            {TEXT.undo}
          </Anchor>
        </>
      ),
  })
}
