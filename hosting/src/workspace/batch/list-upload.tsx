import { Button, FileButton } from '@mantine/core'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import classes from './batch.module.css'
import { textOfCells } from './list/cells.ts'
import { ListProblem } from './list/list-problem.ts'
import { readListFile } from './list/read-list-file.ts'
import { NEW_BATCH_TEXT as TEXT } from './strings.ts'

interface ListUploadProps {
  disabled: boolean
  /** Called with the file's rows, which are put into the field for correction. */
  onRead: (list: string) => void
}

type Outcome = { kind: 'reading' } | { kind: 'read'; text: string } | { kind: 'failed'; text: string }

export function ListUpload({ disabled, onRead }: ListUploadProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const reset = useRef<() => void>(null)

  async function read(file: File | null) {
    if (file === null) return
    // Otherwise the browser ignores the same file when it is chosen again, corrected.
    reset.current?.()
    setOutcome({ kind: 'reading' })
    try {
      const rows = await readListFile(file)
      onRead(textOfCells(rows))
      setOutcome({ kind: 'read', text: TEXT.read(file.name) })
    } catch (error) {
      // Otherwise the file was moved since it was chosen, or the code for workbooks could not be loaded.
      setOutcome({ kind: 'failed', text: error instanceof ListProblem ? error.message : TEXT.notOpened })
    }
  }

  return (
    <div className={classes.upload}>
      <FileButton
        accept=".csv,.tsv,.txt,.xlsx"
        resetRef={reset}
        onChange={(file) => void read(file)}
        disabled={disabled}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<FileUp size={16} aria-hidden />}
            loading={outcome?.kind === 'reading'}
          >
            {TEXT.upload}
          </Button>
        )}
      </FileButton>
      <span className={classes.dimmed}>{TEXT.uploadHint}</span>
      <span role="status" className={classes.uploaded}>
        {outcome?.kind === 'reading' ? TEXT.reading : outcome?.kind === 'read' ? outcome.text : null}
      </span>
      {outcome?.kind === 'failed' ? (
        <Notice tone="error" title={TEXT.readFailed} urgent>
          {outcome.text}
        </Notice>
      ) : null}
    </div>
  )
}
