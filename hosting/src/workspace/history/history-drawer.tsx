import { Drawer } from '@mantine/core'
import { escapeCloses } from '../../ui/feedback/escape-closes.ts'
import { HISTORY_TEXT as TEXT } from '../strings.ts'
import classes from '../workspace.module.css'
import { HistoryPanel } from './history-panel.tsx'

interface HistoryDrawerProps {
  opened: boolean
  onClose: () => void
  /** Increases with each search shortcut. */
  searches: number
}

/** The history as a drawer, for narrow screens. */
export default function HistoryDrawer({ opened, onClose, searches }: HistoryDrawerProps) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size="min(22rem, 88vw)"
      padding={0}
      {...escapeCloses(onClose)}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={TEXT.title}>
        <div className={classes.drawer}>
          <HistoryPanel onNavigate={onClose} onClose={onClose} searches={searches} />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
