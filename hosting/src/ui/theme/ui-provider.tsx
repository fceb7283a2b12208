import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import './styles.ts'
import { cssVariables, theme } from './theme.ts'

/** Theme and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" cssVariablesResolver={cssVariables}>
      {/* Above the bar that says that there is no network, which takes two lines on a phone. */}
      <Notifications position="bottom-right" limit={4} mb={{ base: 56, sm: 32 }} />
      {children}
    </MantineProvider>
  )
}
