import type { ComparedPage } from '@gaplens/contracts/analysis/report'
import { PAGE_FAILURES } from '@gaplens/contracts/errors'
import { REFERENCE_LIST_COLLAPSED } from '@gaplens/contracts/limits'
import { SECTION } from '@gaplens/report/model/sections'
import { REFERENCE_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Tag } from '../../ui/text/tag.tsx'
import { useReport } from '../report-context.ts'
import { Band } from '../shared/band.tsx'
import { Intro } from '../shared/intro.tsx'
import { ReferenceLink } from '../shared/reference-link.tsx'
import classes from './reference-list.module.css'

function PageState({ page }: { page: ComparedPage }) {
  if (page.state === 'read') return <Tag tone="good">{TEXT.read}</Tag>
  return (
    <Tag tone="poor">
      {page.failure === null ? TEXT.failed : `${TEXT.failed}：${PAGE_FAILURES[page.failure]}`}
    </Tag>
  )
}

export function ReferenceBand() {
  const { result, sources } = useReport()
  const read = sources.filter(({ state }) => state === 'read').length
  const total = result.competitorUrls.length
  return (
    <Band
      id={SECTION.references}
      gist={sources.length === 0 ? TEXT.count(total) : TEXT.gist(read, sources.length)}
    >
      <ReferenceList />
    </Band>
  )
}

/** Every source of the comparison, whether it could be read or not; the first five, then all. */
function ReferenceList() {
  const { result, sources } = useReport()
  const [all, setAll] = useState(false)
  const urls = result.competitorUrls
  const shown = all ? urls : urls.slice(0, REFERENCE_LIST_COLLAPSED)
  return (
    <div>
      <Intro>{TEXT.intro}</Intro>
      <ol className={classes.list}>
        {shown.map((url, index) => {
          const page = sources.find((source) => source.url === url)
          return (
            <li key={url}>
              <span className={classes.rank}>[{page?.rank ?? index + 1}]</span>
              <ReferenceLink url={url} title={page?.title} />
              {page ? <PageState page={page} /> : null}
            </li>
          )
        })}
      </ol>
      {urls.length > REFERENCE_LIST_COLLAPSED ? (
        <Button variant="subtle" size="xs" mt="xs" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? TEXT.showLess : TEXT.showAll(urls.length)}
        </Button>
      ) : null}
      <ExcludedList urls={result.excludedUrls ?? []} />
    </div>
  )
}

/** Pages that the user excluded. Google shows them, but the report does not use them. */
function ExcludedList({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null
  return (
    <>
      <h3 className={classes.excluded}>{TEXT.excluded(urls.length)}</h3>
      <ul className={classes.list}>
        {urls.map((url) => (
          <li key={url}>
            <span aria-hidden className={classes.rank}>
              –
            </span>
            <ReferenceLink url={url} title={undefined} />
          </li>
        ))}
      </ul>
    </>
  )
}
