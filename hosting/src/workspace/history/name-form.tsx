import type { HistoryItem } from '@gaplens/contracts/analysis/requests'
import { ANALYSIS_NAME_MAX_CHARS } from '@gaplens/contracts/limits'
import { TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useRenameAnalysis } from '../../api/use-rename-analysis.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { NAME_TEXT as TEXT } from './name-text.ts'

interface NameFormProps {
  item: HistoryItem
  /** @param byKeyboard whether the field had the focus to the end, so that the focus must be moved */
  onDone: (byKeyboard: boolean) => void
}

/** Edits the name of an analysis in place. Enter or leaving the field saves, Escape cancels. */
export default function NameForm({ item, onDone }: NameFormProps) {
  const rename = useRenameAnalysis(item.id)
  const before = item.name ?? item.targetKeyword
  const [text, setText] = useState(before)
  const isOver = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function save(byKeyboard: boolean) {
    const name = text.trim()
    // Without a name the keyword is shown.
    const wanted = name === item.targetKeyword ? '' : name
    if (isOver.current) return
    isOver.current = true
    if (wanted === (item.name ?? '')) {
      onDone(byKeyboard)
      return
    }
    try {
      await rename.mutateAsync(wanted)
      toast.success(wanted === '' ? TEXT.nameCleared : TEXT.renamed(wanted))
      onDone(byKeyboard)
    } catch {
      isOver.current = false
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(true)
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Escape ends the naming, not the drawer around it.
    event.stopPropagation()
    isOver.current = true
    onDone(true)
  }

  return (
    <form onSubmit={submit}>
      <TextInput
        size="sm"
        aria-label={TEXT.name(item.targetKeyword)}
        description={TEXT.nameHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={rename.error === null ? undefined : `${TEXT.renameFailed}${rename.error.message}`}
        maxLength={ANALYSIS_NAME_MAX_CHARS}
        autoComplete="off"
        ref={field}
        readOnly={rename.isPending}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={leave}
        onBlur={() => void save(false)}
      />
    </form>
  )
}
