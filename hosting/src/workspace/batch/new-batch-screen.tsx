import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import classes from './batch.module.css'
import { BatchForm } from './batch-form.tsx'
import { EarlierBatches } from './earlier-batches.tsx'
import { NEW_BATCH_TEXT as TEXT } from './strings.ts'
import { useBatches } from './use-batches.ts'

/** `/app/batch`: a new batch, and earlier ones. */
export default function NewBatchScreen() {
  const batches = useBatches()
  const maxRows = batches.data?.maxRows
  return (
    <div className={classes.page}>
      <PageTitle>{TEXT.title}</PageTitle>
      <div className={classes.intro}>
        <h1>{TEXT.title}</h1>
        <p>{maxRows ? TEXT.lead(maxRows) : TEXT.leadUnknown}</p>
      </div>
      {maxRows === 0 ? (
        <Notice
          tone="info"
          title={TEXT.off}
          action={
            <Button component={Link} to="/app" size="xs" variant="default">
              {TEXT.single}
            </Button>
          }
        >
          {TEXT.offHint}
        </Notice>
      ) : (
        <BatchForm maxRows={maxRows ?? null} />
      )}
      <EarlierBatches batches={batches} />
    </div>
  )
}
