import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { Moon, Sun } from 'lucide-react'
import { COLOR_SCHEME_TEXT as TEXT } from './strings.ts'

const CHOICES = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[]

function isChoice(value: string): value is MantineColorScheme {
  return CHOICES.some((choice) => choice === value)
}

/** The three choices as items of a menu that is already open. */
export function ColorSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu.RadioGroup
      value={colorScheme}
      onChange={(value) => {
        if (isChoice(value)) setColorScheme(value)
      }}
    >
      {CHOICES.map((choice) => (
        <Menu.RadioItem key={choice} value={choice}>
          {TEXT[choice]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

export function ColorSchemeMenu() {
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={TEXT.label}>
          <Sun size={18} className="mantine-dark-hidden" aria-hidden />
          <Moon size={18} className="mantine-light-hidden" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ColorSchemeItems />
      </Menu.Dropdown>
    </Menu>
  )
}
