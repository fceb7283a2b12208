import { longTime } from '@gaplens/report/text/taiwan-time'
import { Button, Loader, Menu } from '@mantine/core'
import { ChevronDown, GitCompareArrows } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useHistoryForSearch } from '../../api/use-history.ts'
import { useFocusWhenLost } from '../../ui/hooks/use-focus-when-lost.ts'
import { COMPARE_TEXT as TEXT } from './strings.ts'
import { useComparedRun } from './use-compared-run.ts'

interface CompareMenuProps {
  id: string
  keyword: string
  pageUrl: string
}

const isClosed = (before: string | null, now: string | null) => before !== null && now === null

/** Chooses another finished run of the same keyword and address to compare this one with. */
export function CompareMenu({ id, keyword, pageUrl }: CompareMenuProps) {
  const [asked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const { data, isPending } = useHistoryForSearch(asked)
  const { comparedId, compare } = useComparedRun()
  const runs = (data?.data ?? []).filter(
    (item) =>
      item.id !== id &&
      item.targetKeyword === keyword &&
      item.userPageUrl === pageUrl &&
      item.qualityScore !== null,
  )
  // The menu went to its first entry when it opened; where that came later, go now.
  useEffect(() => {
    if (!isPending && document.activeElement === button.current) first.current?.focus()
  }, [isPending])
  // The button that closes the comparison goes with it.
  useFocusWhenLost(comparedId, isClosed, button)
  return (
    <Menu position="bottom-start" width={260} onOpen={() => setAsked(true)}>
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          size="xs"
          leftSection={<GitCompareArrows size={14} aria-hidden />}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          {TEXT.choose}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isPending && asked ? (
          <Menu.Item disabled leftSection={<Loader size={14} aria-hidden />}>
            {TEXT.loading}
          </Menu.Item>
        ) : null}
        {!isPending && runs.length === 0 ? <Menu.Item disabled>{TEXT.none}</Menu.Item> : null}
        {runs.map((run, index) => (
          <Menu.Item key={run.id} ref={index === 0 ? first : null} onClick={() => compare(run.id)}>
            {longTime(run.createdAt)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
