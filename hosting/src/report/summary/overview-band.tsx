import { SECTION } from '@gaplens/report/model/sections'
import { OVERVIEW_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { useReport } from '../report-context.ts'
import { Band } from '../shared/band.tsx'
import { OverviewCard } from './overview-card.tsx'

export function OverviewBand() {
  const { aiOverviewData: data } = useReport().result
  return (
    <Band
      id={SECTION.overview}
      gist={data.summaryText === '' ? TEXT.none : TEXT.gist(data.references.length)}
    >
      <OverviewCard data={data} />
    </Band>
  )
}
