import { REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { loadPart } from '../../loading/load-part.ts'
import { CopyButton } from '../../ui/text/copy-button.tsx'
import { useReport } from '../report-context.ts'

/** Copies one section, formatted. */
export function CopySection({ id, title }: { id: string; title: string }) {
  const model = useReport()
  return (
    <CopyButton
      text={async () => (await loadPart(() => import('../export-content.ts'))).richSection(model, id)}
      what={title}
      done={TEXT.copySectionDone}
      failed={TEXT.copyFailed}
      variant="subtle"
      color="gray"
      size="compact-sm"
    />
  )
}
