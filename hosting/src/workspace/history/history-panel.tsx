import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Plus, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHistory } from '../../api/use-history.ts'
import { useFocusWhenLost } from '../../ui/hooks/use-focus-when-lost.ts'
import { HISTORY_TEXT as TEXT } from '../strings.ts'
import classes from './history-panel.module.css'
import { PagedHistory } from './paged-history.tsx'
import { SearchedHistory } from './searched-history.tsx'
import { usePullToRefresh } from './use-pull-to-refresh.ts'

const TYPING_PAUSE_MS = 200

interface HistoryPanelProps {
  /** Called when an item was chosen, to close the drawer. */
  onNavigate: () => void
  /** Closes the panel; only set in the drawer. */
  onClose?: () => void
  /** Increases with each search shortcut; then the search box is focused. */
  searches: number
}

const isFewer = (before: number | undefined, now: number | undefined) =>
  now !== undefined && now < (before ?? 0)

export function HistoryPanel({ onNavigate, onClose, searches }: HistoryPanelProps) {
  const navigate = useNavigate()
  const history = useHistory()
  const search = useRef<HTMLInputElement>(null)
  const answered = useRef(onClose ? 0 : searches)
  useEffect(() => {
    if (searches === answered.current) return
    answered.current = searches
    search.current?.focus()
  }, [searches])
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS)
  const { bind, distance, state } = usePullToRefresh(() => history.refetch())
  const total = history.data?.pages[0]?.pagination.total
  // A deleted row takes its focused button away, so the focus moves to the head of the list.
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusWhenLost(total, isFewer, heading)

  return (
    <div className={classes.panel}>
      <div className={classes.top}>
        <div className={classes.head}>
          <h2 ref={heading} tabIndex={-1}>
            {TEXT.title}
          </h2>
          {onClose ? (
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={TEXT.close} onClick={onClose}>
              <X size={18} aria-hidden />
            </ActionIcon>
          ) : null}
        </div>
        <Button
          fullWidth
          variant="light"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => {
            onNavigate()
            void navigate('/app')
          }}
        >
          {TEXT.fresh}
        </Button>
        <TextInput
          ref={search}
          type="search"
          data-autofocus={onClose && searches > 0 ? true : undefined}
          aria-label={TEXT.search}
          placeholder={TEXT.searchPlaceholder}
          leftSection={<Search size={16} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <div className={classes.scroll} {...bind}>
        {state === 'idle' ? null : (
          <p className={classes.pull} style={{ height: distance }} role="status">
            {state === 'refreshing' ? TEXT.refreshing : state === 'ready' ? TEXT.release : TEXT.pull}
          </p>
        )}
        {query === '' ? (
          <PagedHistory history={history} onNavigate={onNavigate} />
        ) : (
          <SearchedHistory query={query} onNavigate={onNavigate} />
        )}
      </div>
      <p className={classes.total}>{total === undefined ? ' ' : TEXT.total(total)}</p>
    </div>
  )
}
