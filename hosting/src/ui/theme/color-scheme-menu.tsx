import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { ColorSchemeButton } from '../color-scheme-button.tsx'
import { COLOR_SCHEME_TEXT as TEXT } from '../text/strings.ts'

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

/** @param startsOpen whether the user opened the menu while its code was still loading */
export function ColorSchemeMenu({ startsOpen = false }: { startsOpen?: boolean }) {
  return (
    <Menu position="bottom-end" width={180} defaultOpened={startsOpen}>
      <Menu.Target>
        <ColorSchemeButton />
      </Menu.Target>
      <Menu.Dropdown>
        <ColorSchemeItems />
      </Menu.Dropdown>
    </Menu>
  )
}
