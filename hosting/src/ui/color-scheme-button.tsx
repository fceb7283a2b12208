import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { Moon, Sun } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { COLOR_SCHEME_TEXT as TEXT } from './text/strings.ts'

/** The button that opens the choice of light and dark. Its icon shows the present choice. */
export function ColorSchemeButton(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={TEXT.label} {...props}>
      <Sun size={18} className="mantine-dark-hidden" aria-hidden />
      <Moon size={18} className="mantine-light-hidden" aria-hidden />
    </ActionIcon>
  )
}
