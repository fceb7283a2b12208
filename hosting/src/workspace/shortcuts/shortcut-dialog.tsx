import { Kbd, Modal, Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Kbd.css'
import '@mantine/core/styles/Switch.css'
import { useFocusReturn } from '../../ui/hooks/use-focus-return.ts'
import classes from './shortcut-dialog.module.css'
import { SHORTCUT_TEXT as TEXT } from './strings.ts'
import { useShortcutSetting } from './use-shortcut-setting.ts'

/** All keyboard shortcuts of the workspace, and a switch to turn single keys off. */
export default function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const [enabled, setEnabled] = useShortcutSetting()
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={TEXT.title} centered>
      <dl className={classes.list}>
        {TEXT.keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        label={TEXT.enabled}
        description={TEXT.enabledHint}
        checked={enabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
      />
    </Modal>
  )
}
