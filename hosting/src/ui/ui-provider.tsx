import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import './styles.ts'
import { cssVariables, theme } from './theme.ts'

const MODAL_LABELS = { confirm: '確定', cancel: '取消' }

/** Theme, dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" cssVariablesResolver={cssVariables}>
      <Notifications position="bottom-right" limit={4} />
      <ModalsProvider labels={MODAL_LABELS}>{children}</ModalsProvider>
    </MantineProvider>
  )
}
