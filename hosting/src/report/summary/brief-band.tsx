import type { Brief } from '@gaplens/contracts/analysis/report-brief'
import { briefBlocks } from '@gaplens/report/document/brief'
import { SECTION } from '@gaplens/report/model/sections'
import { BRIEF_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { useReport } from '../report-context.ts'
import { Band } from '../shared/band.tsx'
import { Blocks } from '../shared/blocks.tsx'
import classes from './key-summary.module.css'

/** The writing brief: outline, what to decide, and what only the page's owner can supply. */
export function BriefBand() {
  const model = useReport()
  const { brief } = model.result
  if (!brief) return null
  const count = (kind: Brief['outline'][number]['kind']) =>
    brief.outline.filter((part) => part.kind === kind).length
  return (
    <Band
      id={SECTION.brief}
      gist={brief.outline.length === 0 ? TEXT.noOutline : TEXT.gist(count('new'), count('extend'))}
    >
      <div className={classes.summary}>
        <Blocks blocks={briefBlocks(model, brief)} />
      </div>
    </Band>
  )
}
