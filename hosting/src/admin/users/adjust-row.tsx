import {
  AdjustPointsRequestSchema,
  type AdminUser,
  POINTS_CHANGE_MAX,
} from '@gaplens/contracts/admin/requests'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { undoToast } from '../../ui/feedback/undo-toast.tsx'
import { useAdjustPoints } from '../api/use-adjust-points.ts'
import { COLUMNS } from './columns.ts'
import { ADJUST_TEXT as TEXT } from './strings.ts'
import classes from './users-screen.module.css'

/** How long a change can be undone by its message. */
const UNDO_MS = 10_000
const PointsSchema = AdjustPointsRequestSchema.shape.pointsToAdd

/** The number that a text stands for, 0 if none, and whether no points can be changed by it. */
function readPoints(text: string): { readonly pointsToAdd: number; readonly isWrong: boolean } {
  const typed = Number(text) || 0
  const isWrong = typed !== 0 && !PointsSchema.safeParse(typed).success
  return { pointsToAdd: isWrong ? 0 : typed, isWrong }
}

/** The form for one account's points. Enter confirms, Escape cancels. */
export function AdjustRow({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  const [points, setPoints] = useState('')
  const [reason, setReason] = useState('')
  const adjust = useAdjustPoints()
  const undo = useAdjustPoints()
  const field = useRef<HTMLInputElement>(null)
  const { pointsToAdd, isWrong } = readPoints(points)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (adjust.isPending) return
    if (isWrong) {
      field.current?.focus()
      return
    }
    if (pointsToAdd === 0 || reason.trim() === '') {
      toast.error(TEXT.required)
      return
    }
    try {
      const { applied } = await adjust.mutateAsync({ uid: user.uid, pointsToAdd, reason: reason.trim() })
      onDone()
      const message = TEXT.done(applied, pointsToAdd)
      if (applied === 0) toast.info(message)
      else undoToast(message, TEXT.undo, UNDO_MS, () => void takeBack(-applied))
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
          <PointsField
            ref={field}
            value={points}
            isWrong={isWrong}
            disabled={adjust.isPending}
            onChange={setPoints}
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

interface PointsFieldProps {
  ref: RefObject<HTMLInputElement | null>
  value: string
  isWrong: boolean
  disabled: boolean
  onChange: (text: string) => void
}

function PointsField({ ref, value, isWrong, disabled, onChange }: PointsFieldProps) {
  return (
    <TextInput
      ref={ref}
      label={TEXT.points}
      description={TEXT.pointsHint}
      error={isWrong ? TEXT.pointsInvalid(POINTS_CHANGE_MAX) : undefined}
      // The error stands above the field, so that the fields of the row stay aligned.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      type="number"
      step={1}
      inputMode="numeric"
      className={classes.pointsField ?? ''}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoFocus
    />
  )
}
