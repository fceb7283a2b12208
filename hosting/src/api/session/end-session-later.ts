import { loadPart } from '../../loading/load-part.ts'
import type { EndReason } from './end-session.ts'

/**
 * Ends the session by code that is loaded then, because hardly any session ends so. It may be called for several refused requests,
 * because signing out twice does nothing; if the code cannot be loaded, the next refused request tries again.
 */
export function endSessionLater(reason: EndReason): void {
  loadPart(() => import('./end-session.ts'))
    .then(({ endSession }) => endSession(reason))
    .catch(() => undefined)
}
