import type { DraftFormat, SavedDraft } from '@gaplens/contracts/drafts/saved-drafts'
import { draftFileName } from '@gaplens/report/text/file-name'
import { Button, Menu } from '@mantine/core'
import { Download, Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { toast } from '../../ui/feedback/toast.tsx'
import { saveFile } from '../../ui/text/save-file.ts'
import type { DraftTextHandle } from '../saving/use-draft-text.ts'
import { TOOL_TEXT as TEXT } from '../strings.ts'
import { useDraftCalls } from '../use-drafts.ts'
import { PublishDialog } from './dialogs/publish-dialog.tsx'
import { ReadDialog } from './dialogs/read-dialog.tsx'
import { RemoveDialog } from './dialogs/remove-dialog.tsx'
import { VersionsDialog } from './dialogs/versions-dialog.tsx'
import classes from './editor.module.css'

const DIALOGS = { read: ReadDialog, versions: VersionsDialog, publish: PublishDialog, remove: RemoveDialog }
type DialogName = keyof typeof DIALOGS

interface DraftToolsProps {
  draft: SavedDraft
  handle: DraftTextHandle
}

/** The actions on a draft. */
export function DraftTools({ draft, handle }: DraftToolsProps) {
  const calls = useDraftCalls()
  const [open, setOpen] = useState<DialogName | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const Dialog = open === null ? null : DIALOGS[open]

  /** Saves first, because the server exports what it has. */
  async function save(format: DraftFormat) {
    if (!(await handle.flush())) return toast.error(TEXT.exportUnsaved)
    try {
      const file = await calls.exported(draft.id, format)
      saveFile(
        draftFileName(draft.id, new Date(), format),
        file,
        format === 'html' ? 'text/html' : 'text/markdown',
      )
      toast.success(TEXT.exported)
    } catch {
      toast.error(TEXT.exportFailed)
    }
  }

  return (
    <div className={classes.tools}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<Download size={14} aria-hidden />}>
            {TEXT.export}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save('markdown')}>{TEXT.markdown}</Menu.Item>
          <Menu.Item onClick={() => void save('html')}>{TEXT.html}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button ref={more} size="xs" variant="default" leftSection={<Ellipsis size={14} aria-hidden />}>
            {TEXT.more}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(Object.keys(DIALOGS) as DialogName[]).map((name) => (
            <Menu.Item key={name} onClick={() => setOpen(name)}>
              {TEXT[name]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {Dialog === null ? null : (
        <Dialog
          draft={draft}
          handle={handle}
          onClose={() => {
            setOpen(null)
            more.current?.focus()
          }}
        />
      )}
    </div>
  )
}
