import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { COLOR_SCHEME_TEXT as TEXT } from './strings.ts'

const CHOICES = [
  { value: 'auto', label: TEXT.auto, Icon: Monitor },
  { value: 'light', label: TEXT.light, Icon: Sun },
  { value: 'dark', label: TEXT.dark, Icon: Moon },
] as const satisfies readonly { value: MantineColorScheme; label: string; Icon: typeof Sun }[]

/** The three choices as items of a menu that is already open. */
export function ColorSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return CHOICES.map(({ value, label, Icon }) => (
    <Menu.Item
      key={value}
      role="menuitemradio"
      aria-checked={colorScheme === value}
      leftSection={<Icon size={16} aria-hidden />}
      rightSection={colorScheme === value ? <Check size={16} aria-hidden /> : null}
      onClick={() => setColorScheme(value)}
    >
      {label}
    </Menu.Item>
  ))
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
