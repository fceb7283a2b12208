import { exportFileName } from '@gaplens/report/text/file-name'
import { REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Button, Menu } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { loadPart } from '../../loading/load-part.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { CopyButton } from '../../ui/text/copy-button.tsx'
import { saveFile } from '../../ui/text/save-file.ts'
import { printReport } from '../print.ts'
import { useReport } from '../report-context.ts'
import type { ReportViewProps } from '../report-view-props.ts'

type ReportToolsProps = Pick<ReportViewProps, 'status' | 'pageUrl' | 'createdAt' | 'warnings'>

/** What takes the report elsewhere: the clipboard, a file, paper. */
export function ReportTools(props: ReportToolsProps) {
  const model = useReport()
  const input = { model, ...props }
  const nameOf = (extension: 'md' | 'json') => exportFileName(model.result.analysisId, new Date(), extension)

  async function saveMarkdown() {
    try {
      const { markdownReport } = await loadPart(() => import('../export-content.ts'))
      saveFile(nameOf('md'), markdownReport(input), 'text/markdown')
    } catch {
      toast.error(TEXT.saveFailed)
    }
  }

  return (
    <>
      <CopyButton
        text={async () => (await loadPart(() => import('../export-content.ts'))).richReport(input)}
        label={TEXT.copy}
        done={TEXT.copyDone}
        failed={TEXT.copyFailed}
      />
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <Button variant="default" size="xs" rightSection={<ChevronDown size={14} aria-hidden />}>
            {TEXT.more}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => printReport('all')}>{TEXT.printAll}</Menu.Item>
          <Menu.Item onClick={() => printReport('summary')}>{TEXT.printSummary}</Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => void saveMarkdown()}>{TEXT.saveMarkdown}</Menu.Item>
          <Menu.Item
            onClick={() =>
              saveFile(nameOf('json'), JSON.stringify(model.result, null, 2), 'application/json')
            }
          >
            {TEXT.saveJson}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
