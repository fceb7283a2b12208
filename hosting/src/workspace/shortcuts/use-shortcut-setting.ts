import { useLocalStorage } from '@mantine/hooks'

/** Whether single keys act (WCAG 2.1.4: people who dictate can turn them off). Kept in this browser. */
export function useShortcutSetting() {
  return useLocalStorage<boolean>({
    key: 'gaplens-shortcuts',
    defaultValue: true,
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (value) => value !== 'false',
  })
}
