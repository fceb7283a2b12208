import type { AdminUser } from '@gaplens/contracts/admin'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useAdjustPoints } from '../api/use-adjust-points.ts'
import { COLUMNS } from './columns.ts'
import { ADJUST_TEXT as TEXT } from './strings.ts'
import { showUndo } from './undo-toast.tsx'
import classes from './users-screen.module.css'

/** The integer at the beginning of a text; 0 if there is none. */
function toPoints(text: string): number {
  const points = Number.parseInt(text, 10)
  return Number.isSafeInteger(points) ? points : 0
}

/** The form for one account's points. Enter confirms, Escape cancels. */
export function AdjustRow({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  const [points, setPoints] = useState('')
  const [reason, setReason] = useState('')
  const adjust = useAdjustPoints()
  const undo = useAdjustPoints()
  const pointsToAdd = toPoints(points)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (adjust.isPending) return
    if (pointsToAdd === 0 || reason.trim() === '') {
      toast.error(TEXT.required)
      return
    }
    try {
      const { applied } = await adjust.mutateAsync({ uid: user.uid, pointsToAdd, reason: reason.trim() })
      onDone()
      showUndo(TEXT.done(applied, pointsToAdd), applied === 0 ? null : () => void takeBack(-applied))
    } catch (error) {
      toast.error(error instanceof ApiError ? `${TEXT.failed}：${error.message}` : TEXT.failed)
    }
  }

  async function takeBack(change: number) {
    try {
      await undo.mutateAsync({ uid: user.uid, pointsToAdd: change, reason: TEXT.undoReason })
      toast.success(TEXT.undone)
    } catch {
      toast.error(TEXT.failed)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone()
  }

  return (
    <tr className={classes.editRow}>
      <td colSpan={COLUMNS}>
        <form
          className={classes.edit}
          noValidate
          onSubmit={(event) => void submit(event)}
          onKeyDown={onKeyDown}
        >
          <TextInput
            label={TEXT.points}
            description={TEXT.pointsHint}
            type="number"
            step={1}
            inputMode="numeric"
            className={classes.pointsField ?? ''}
            value={points}
            disabled={adjust.isPending}
            onChange={(event) => setPoints(event.currentTarget.value)}
            autoFocus
          />
          <TextInput
            label={TEXT.reason}
            description={
              pointsToAdd === 0 ? ' ' : TEXT.preview(user.points, Math.max(0, user.points + pointsToAdd))
            }
            placeholder={TEXT.reasonPlaceholder}
            maxLength={200}
            className={classes.reasonField ?? ''}
            value={reason}
            disabled={adjust.isPending}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <span className={classes.editActions}>
            <Button type="submit" size="sm" loading={adjust.isPending}>
              {TEXT.confirm}
            </Button>
            <Button variant="default" size="sm" onClick={onDone}>
              {TEXT.cancel}
            </Button>
          </span>
        </form>
      </td>
    </tr>
  )
}
