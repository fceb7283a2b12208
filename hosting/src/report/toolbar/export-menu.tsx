import { exportFileName } from '@gaplens/report/text/file-name'
import { type Edition, REPORT_TEXT, EXPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Button, Menu } from '@mantine/core'
import { Share } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { loadPart } from '../../loading/load-part.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useCopy } from '../../ui/hooks/use-copy.ts'
import { saveFile } from '../../ui/text/save-file.ts'
import { useReport } from '../report-context.ts'
import type { ReportViewProps } from '../report-view-props.ts'

type ExportMenuProps = Pick<
  ReportViewProps,
  'status' | 'pageUrl' | 'createdAt' | 'warnings' | 'branding' | 'onSaveHtml' | 'onSaveArchive' | 'onShare'
> & {
  onPrint: (edition: Edition) => void
}

const EDITIONS: readonly Edition[] = ['client', 'full']
const content = () => loadPart(() => import('../export-content.ts'))
const word = () => loadPart(() => import('../docx/docx-file.ts'))

/** The export menu with both editions: print, clipboard, files and share links. */
export function ExportMenu({ onPrint, onSaveHtml, onSaveArchive, onShare, ...props }: ExportMenuProps) {
  const model = useReport()
  const { copy } = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  const input = { model, ...props }
  const nameOf = (extension: 'md' | 'json' | 'docx', edition?: Edition) =>
    exportFileName(model.result.analysisId, new Date(), extension, edition)

  async function saveMarkdown(edition: Edition) {
    try {
      const { markdownReport } = await content()
      saveFile(nameOf('md', edition), markdownReport(input, edition), 'text/markdown')
    } catch {
      toast.error(TEXT.failed)
    }
  }

  /** The client edition for Word and Google Docs. */
  async function saveDocx() {
    try {
      const [{ brandOf, documentOf }, { docxFile }] = await Promise.all([content(), word()])
      const file = await docxFile(documentOf(input, 'client'), brandOf(props.branding))
      saveFile(nameOf('docx', 'client'), file, file.type)
    } catch {
      toast.error(TEXT.failed)
    }
  }

  function actionsOf(edition: Edition): [string, () => void][] {
    return [
      [TEXT.print, () => onPrint(edition)],
      [
        TEXT.copy,
        () =>
          void copy(
            async () => (await content()).richReport(input, edition),
            REPORT_TEXT.copyDone,
            REPORT_TEXT.copyFailed,
          ),
      ],
      ...(onSaveHtml ? [[TEXT.saveHtml, () => onSaveHtml(edition)] satisfies [string, () => void]] : []),
      ...(edition === 'client'
        ? [[TEXT.saveDocx, () => void saveDocx()] satisfies [string, () => void]]
        : []),
      [TEXT.saveMarkdown, () => void saveMarkdown(edition)],
    ]
  }

  return (
    <Menu position="bottom-end" width={248}>
      <Menu.Target>
        <Button ref={button} size="xs" leftSection={<Share size={14} aria-hidden />}>
          {TEXT.open}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        {EDITIONS.map((edition) => {
          const { name, note } = TEXT.editions[edition]
          return (
            <Fragment key={edition}>
              <Menu.Label>
                {name}・{note}
              </Menu.Label>
              {actionsOf(edition).map(([label, act]) => (
                <Menu.Item key={label} aria-label={`${name}：${label}`} onClick={act}>
                  {label}
                </Menu.Item>
              ))}
            </Fragment>
          )
        })}
        <Menu.Divider />
        {onShare ? (
          <Menu.Item onClick={() => onShare(() => button.current?.focus())}>{TEXT.share}</Menu.Item>
        ) : null}
        <Menu.Item
          onClick={() => saveFile(nameOf('json'), JSON.stringify(model.result, null, 2), 'application/json')}
        >
          {TEXT.saveJson}
        </Menu.Item>
        {onSaveArchive ? <Menu.Item onClick={onSaveArchive}>{TEXT.saveArchive}</Menu.Item> : null}
      </Menu.Dropdown>
    </Menu>
  )
}
