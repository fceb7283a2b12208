import { onlineManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import classes from './offline-bar.module.css'
import { COMMON_TEXT } from './text/strings.ts'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Says at the foot of every screen that there is no network. The live region is always present, so that screen readers notice its text. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, isOnline)
  return (
    <div role="status" className={classes.place} data-no-print>
      {online ? null : (
        <div className={classes.bar}>
          <WifiOff size={16} style={{ flex: 'none' }} aria-hidden />
          {COMMON_TEXT.offline}
        </div>
      )}
    </div>
  )
}
