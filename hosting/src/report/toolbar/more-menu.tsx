import { REPORT_TEXT, EXPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { ActionIcon, Menu } from '@mantine/core'
import { ChevronsDownUp, ChevronsUpDown, Ellipsis } from 'lucide-react'
import { type ReactNode, type Ref, type RefObject, useState } from 'react'

interface MoreMenuProps {
  /** The report's body, whose disclosures the menu opens and closes. */
  within: RefObject<HTMLElement | null>
  buttonRef?: Ref<HTMLButtonElement> | undefined
  /** Entries of the screen around the report. */
  children?: ReactNode
}

/** The menu with all actions but exporting. */
export function MoreMenu({ within, buttonRef, children }: MoreMenuProps) {
  const [open, setOpen] = useState(false)

  function toggle() {
    for (const details of within.current?.querySelectorAll('details') ?? []) details.open = !open
    setOpen(!open)
  }

  const Icon = open ? ChevronsDownUp : ChevronsUpDown
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon ref={buttonRef} variant="default" size={30} aria-label={TEXT.more}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        <Menu.Item leftSection={<Icon size={14} aria-hidden />} onClick={toggle}>
          {open ? REPORT_TEXT.collapseAll : REPORT_TEXT.expandAll}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
