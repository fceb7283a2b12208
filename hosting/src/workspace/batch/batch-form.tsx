import { ANALYSIS_NAME_MAX_CHARS, BATCH_MAX_ROWS, POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useSession, useUid } from '../../api/session/session-context.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FORM_TEXT } from '../strings.ts'
import classes from './batch.module.css'
import { cellsOf } from './list/cells.ts'
import { checkRows } from './list/check-rows.ts'
import { CheckedTable } from './list/checked-table.tsx'
import { keptList } from './list/kept-list.ts'
import { ListUpload } from './list-upload.tsx'
import { NEW_BATCH_TEXT as TEXT } from './strings.ts'
import { useStartBatch } from './use-batches.ts'

/**
 * The form for a new batch: a list that is checked row by row while typing, its cost, and the start button.
 * @param maxRows largest number of rows of a batch; null while not known
 */
export function BatchForm({ maxRows }: { maxRows: number | null }) {
  const navigate = useNavigate()
  const { userData, verification } = useSession()
  const start = useStartBatch()
  const uid = useUid()
  const [kept] = useState(() => keptList.read(uid))
  const [name, setName] = useState(kept.name)
  const [list, setList] = useState(kept.list)
  const deferred = useDeferredValue(list)
  const rows = useMemo(() => checkRows(cellsOf(deferred), maxRows ?? BATCH_MAX_ROWS), [deferred, maxRows])
  const requests = rows.flatMap(({ request }) => request ?? [])
  const cost = requests.length * POINTS_PER_ANALYSIS
  const points = userData?.points ?? null
  const lacks = points !== null && cost > points
  // The form stays busy after the start, because it is shown until the next screen has loaded.
  const busy = start.isPending || start.isSuccess
  // A second click may come before the first has disabled the button.
  const sending = useRef(false)
  const { isSuccess } = start
  useEffect(() => keptList.keep(uid, isSuccess ? {} : { name, list }), [uid, isSuccess, name, list])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.current || requests.length === 0 || lacks || list !== deferred) return
    sending.current = true
    try {
      const { batchId } = await start.mutateAsync({ name: name.trim(), rows: requests })
      await navigate(`/app/batch/${batchId}`)
    } catch {
      // The error is shown above the button.
    } finally {
      sending.current = false
    }
  }

  return (
    <Card>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={TEXT.name}
          placeholder={TEXT.namePlaceholder}
          maxLength={ANALYSIS_NAME_MAX_CHARS}
          autoComplete="off"
          disabled={busy}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={TEXT.list}
          description={TEXT.listHint}
          placeholder={TEXT.listPlaceholder}
          rows={8}
          spellCheck={false}
          classNames={{ input: classes.list ?? '' }}
          disabled={busy}
          value={list}
          onChange={(event) => setList(event.currentTarget.value)}
        />
        <ListUpload disabled={busy} onRead={setList} />
        {rows.length > 0 ? <CheckedTable rows={rows} /> : null}
        {rows.length === 0 && deferred.trim() !== '' ? <p role="status">{TEXT.noRows}</p> : null}
        {start.error === null ? null : (
          <Notice tone="error" title={TEXT.failed} urgent>
            {start.error.message}
          </Notice>
        )}
        {lacks ? <Lacking cost={cost} points={points} /> : null}
        <Button
          type="submit"
          size="md"
          disabled={requests.length === 0 || lacks || !verification.isVerified}
          loading={busy}
        >
          {busy ? TEXT.submitting : requests.length === 0 ? TEXT.submitNone : TEXT.submit(requests.length)}
        </Button>
        <CostNote cost={lacks ? 0 : cost} points={points} isVerified={verification.isVerified} />
      </form>
    </Card>
  )
}

interface CostNoteProps {
  cost: number
  points: number | null
  isVerified: boolean
}

/** What the batch takes, or why it cannot be started yet. */
function CostNote({ cost, points, isVerified }: CostNoteProps) {
  return (
    <p className={classes.cost}>
      {isVerified ? null : FORM_TEXT.unverified}
      {points === null || cost === 0 ? null : TEXT.cost(cost, points - cost)}
      {TEXT.settled}
    </p>
  )
}

function Lacking({ cost, points }: { cost: number; points: number }) {
  const buy = (
    <Button component={Link} to="/purchase" size="xs" variant="default">
      {TEXT.buy}
    </Button>
  )
  return (
    <Notice tone="warning" action={buy}>
      {TEXT.insufficient(cost, points)}
    </Notice>
  )
}
