import { useLocalStorage } from '@mantine/hooks'

/** Whether single-key shortcuts are on (WCAG 2.1.4: speech users can turn them off). Stored in this browser. */
export function useShortcutSetting() {
  return useLocalStorage<boolean>({
    key: 'gaplens-shortcuts',
    defaultValue: true,
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (value) => value !== 'false',
  })
}
