import { REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Button } from '@mantine/core'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { type RefObject, useState } from 'react'

/** Opens or closes every disclosure of the report. */
export function ExpandAll({ within }: { within: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(false)

  function toggle() {
    for (const details of within.current?.querySelectorAll<HTMLDetailsElement>('details:not(nav details)') ??
      [])
      details.open = !open
    setOpen(!open)
  }

  const Icon = open ? ChevronsDownUp : ChevronsUpDown
  return (
    <Button variant="default" size="xs" leftSection={<Icon size={14} aria-hidden />} onClick={toggle}>
      {open ? TEXT.collapseAll : TEXT.expandAll}
    </Button>
  )
}
