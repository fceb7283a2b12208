import { notifications } from '@mantine/notifications'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'

export const CLOSE_LABEL = '關閉通知'

function show(color: string, icon: React.ReactNode, message: string, autoClose: number) {
  notifications.show({ color, icon, message, autoClose, closeButtonProps: { 'aria-label': CLOSE_LABEL } })
}

/** Short messages in the corner. Errors stay longer. */
export const toast = {
  success: (message: string) => show('lens', <CircleCheck size={18} aria-hidden />, message, 4_000),
  info: (message: string) => show('gray', <Info size={18} aria-hidden />, message, 5_000),
  warning: (message: string) => show('yellow', <CircleAlert size={18} aria-hidden />, message, 6_000),
  error: (message: string) => show('red', <CircleAlert size={18} aria-hidden />, message, 8_000),
}
