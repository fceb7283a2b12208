import { useMediaQuery } from '@mantine/hooks'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { DraftTextHandle } from '../saving/use-draft-text.ts'
import type { Range } from '../scoring/shift-ranges.ts'
import type { useScore } from '../scoring/use-score.ts'
import { DRAFT_TEXT as TEXT } from '../strings.ts'
import type { useBasis } from '../use-drafts.ts'
import classes from './editor.module.css'
import { ResultsPane } from './results/results-pane.tsx'
import { marksOf } from './text-marks.ts'
import { TextPane, type TextPaneHandle } from './text-pane.tsx'

const TABS = ['text', 'check'] as const
type Tab = (typeof TABS)[number]

interface PanesProps {
  handle: DraftTextHandle
  /** Largest number of characters of the draft. */
  most: number
  basis: ReturnType<typeof useBasis>
  score: ReturnType<typeof useScore>
}

/** The text beside its results. On narrow screens each has a tab. */
export function Panes({ handle, most, basis, score }: PanesProps) {
  const isWide = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false })
  const [tab, setTab] = useState<Tab>('text')
  const text = useRef<TextPaneHandle>(null)
  const { scored } = score
  const marks = useMemo(() => marksOf(scored, handle.text), [scored, handle.text])

  function goTo(place: Range) {
    setTab('text')
    // The text must be visible before it can be focused.
    requestAnimationFrame(() => text.current?.goTo(place))
  }

  const panel = (name: Tab) =>
    isWide
      ? name === 'check'
        ? // It scrolls by itself, so the keyboard must reach it also where it has no link yet.
          { role: 'region', tabIndex: 0, 'aria-label': TEXT.tabs.check }
        : {}
      : {
          role: 'tabpanel' as const,
          id: `draft-${name}`,
          'aria-labelledby': `draft-tab-${name}`,
          hidden: tab !== name,
        }
  return (
    <>
      {isWide ? null : <Tabs tab={tab} onChange={setTab} />}
      <div className={classes.columns}>
        <div className={classes.left} {...panel('text')}>
          <TextPane ref={text} handle={handle} marks={marks} most={most} />
        </div>
        <div className={classes.right} {...panel('check')}>
          <ResultsPane basis={basis} score={score} text={handle.text} onGo={goTo} />
        </div>
      </div>
    </>
  )
}

function Tabs({ tab, onChange }: { tab: Tab; onChange: (tab: Tab) => void }) {
  const buttons = useRef(new Map<Tab, HTMLButtonElement>())

  function move(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    const next = tab === 'text' ? 'check' : 'text'
    onChange(next)
    buttons.current.get(next)?.focus()
  }

  return (
    <div role="tablist" aria-label={TEXT.tabsLabel} className={classes.tabs}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`draft-tab-${name}`}
          aria-selected={tab === name}
          aria-controls={`draft-${name}`}
          tabIndex={tab === name ? 0 : -1}
          ref={(button) => {
            if (button !== null) buttons.current.set(name, button)
          }}
          onClick={() => onChange(name)}
          onKeyDown={move}
        >
          {TEXT.tabs[name]}
        </button>
      ))}
    </div>
  )
}
