import {
  type CitedSourceAnalysis,
  EEAT_DIMENSIONS,
  type EeatSignal,
} from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { hasOverview } from '@gaplens/report/model/report-model'
import { EEAT_TEXT, CITED_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { VisuallyHidden } from '@mantine/core'
import { Check, Minus } from 'lucide-react'
import { Prose } from '../../ui/text/prose.tsx'
import { useReport } from '../report-context.ts'
import { Details } from '../shared/details.tsx'
import { Provenance } from '../shared/provenance.tsx'
import { ReferenceLink } from '../shared/reference-link.tsx'
import classes from './cited-source.module.css'

function Signals({ signals }: { signals: readonly EeatSignal[] }) {
  return (
    <ul className={classes.signals}>
      {signals.map((signal) => (
        <li key={`${signal.dimension}-${signal.name}`} data-found={signal.found}>
          {signal.found ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
          <span>
            <VisuallyHidden>{signal.found ? TEXT.found : TEXT.missing}</VisuallyHidden>
            {signal.name}
            {signal.detail === '' ? null : <span className={classes.detail}>：{signal.detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One cited page: its content, its contribution to the AI Overview (or what it tells where there is none), its E-E-A-T signals. */
export function CitedSource({ source, index }: { source: CitedSourceAnalysis; index: number }) {
  const { result, sources } = useReport()
  const page = sources.find(({ url }) => url === source.url)
  const signals = result.evidence?.sources.find(({ url }) => url === source.url)?.signals ?? []
  const markup = result.evidence?.structuredData.find(({ url }) => url === source.url)
  const path = `citedSourceAnalysis[${index}]`
  return (
    <Details
      look="row"
      summary={
        <h3 className={classes.title}>
          <span className={classes.rank}>[{page?.rank ?? index + 1}]</span>
          {source.title || page?.title || hostOf(source.url) || source.url}
        </h3>
      }
    >
      <ReferenceLink url={source.url} />
      <dl className={classes.fields}>
        <dt>
          {TEXT.summary} <Provenance path={`${path}.contentSummary`} />
        </dt>
        <dd>
          <Prose text={source.contentSummary} />
        </dd>
        <dt>
          {hasOverview(result) ? TEXT.contribution : TEXT.told} <Provenance path={`${path}.contribution`} />
        </dt>
        <dd>
          <Prose text={source.contribution} />
        </dd>
      </dl>
      {page?.state === 'failed' ? null : (
        <>
          <h4 className={classes.notesTitle}>
            {TEXT.notes} <Provenance path={`${path}.eeatAnalysis`} />
          </h4>
          <dl className={classes.notes}>
            {EEAT_DIMENSIONS.map((dimension) => (
              <div key={dimension}>
                <dt>{EEAT_TEXT[dimension]}</dt>
                <dd>{source.eeatAnalysis[dimension]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {signals.length > 0 ? (
        <Details
          summary={`${TEXT.signals}（${signals.filter(({ found }) => found).length}／${signals.length}）`}
        >
          <Signals signals={signals} />
          {markup ? (
            <p className={classes.markup}>
              {TEXT.structuredData}：{markup.types.join('、') || TEXT.noStructuredData}
              {markup.problems.length > 0 ? `（${markup.problems.join('；')}）` : null}
            </p>
          ) : null}
        </Details>
      ) : null}
    </Details>
  )
}
