import { DEBUG_TEXT } from '@gaplens/report/text/report-text'
import { toast } from '../../ui/feedback/toast.tsx'

/** Writes everything known about an analysis to the browser's console, and says where to look. */
export function dumpToConsole(data: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what the button is for (specification, section 2)
  console.log('GapLens analysis', data)
  toast.info(DEBUG_TEXT.dumped)
}
