import { logoAddress } from '@gaplens/report/brand/report-brand'
import { brandVariables, shadesOf } from '@gaplens/report/brand/shades'
import type { ReportModel } from '@gaplens/report/model/report-model'
import type { Edition } from '@gaplens/report/text/report-text'
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { brandOf, documentOf } from '../export-content.ts'
import type { ReportViewProps } from '../report-view-props.ts'
import classes from './paper.module.css'
import { PaperBlocks } from './paper-blocks.tsx'
import { PaperLine } from './paper-line.tsx'

/** Class of the root element while an edition is printed; it hides the screen on paper. */
const PRINTED = 'data-print'

export type PaperProps = Pick<
  ReportViewProps,
  'status' | 'pageUrl' | 'createdAt' | 'warnings' | 'branding'
> & {
  model: ReportModel
  edition: Edition
  /** Whether to open the print dialog; false if the browser's own command prints. */
  opensDialog: boolean
  onDone: () => void
}

/** An edition of the report for print. It is visible only on paper and removed after the print dialog. */
export default function Paper({ edition, opensDialog, onDone, ...report }: PaperProps) {
  const { model, status, pageUrl, createdAt, warnings, branding } = report
  const document_ = useMemo(
    () => documentOf({ model, status, pageUrl, createdAt, warnings, branding }, edition),
    [model, status, pageUrl, createdAt, warnings, branding, edition],
  )
  const done = useRef(onDone)
  done.current = onDone
  useLayoutEffect(() => {
    const root = document.documentElement
    const after = () => done.current()
    root.setAttribute(PRINTED, edition)
    window.addEventListener('afterprint', after)
    return () => {
      root.removeAttribute(PRINTED)
      window.removeEventListener('afterprint', after)
    }
  }, [edition])
  useEffect(() => {
    if (opensDialog) window.print()
  }, [opensDialog])
  const { fullName, logo, colour } = brandOf(branding)
  const { title, lead, blocks, annex, footer } = document_
  return createPortal(
    <article className={classes.paper} data-paper={edition} style={colour === null ? {} : inkOf(colour)}>
      <header className={classes.cover}>
        <p className={classes.brand}>
          {logo === null ? null : (
            <img src={logoAddress(logo)} alt="" width={logo.width / 2} height={logo.height / 2} />
          )}
          {fullName}
        </p>
        <h1>{title}</h1>
        {lead.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document never change their order
          <p key={index} className={classes.lead}>
            <PaperLine line={line} />
          </p>
        ))}
      </header>
      {/* The one disclosure outside the sections is for support, not for who reads the paper. */}
      <PaperBlocks blocks={[...blocks, ...annex].filter(({ kind }) => kind !== 'disclosure')} />
      <footer className={classes.footer}>
        {footer.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </footer>
    </article>,
    document.body,
  )
}

/** Replaces the product's colour by the brand's. */
function inkOf(colour: string): CSSProperties {
  const { light } = shadesOf(colour)
  return brandVariables(light, light.ink) as CSSProperties
}
