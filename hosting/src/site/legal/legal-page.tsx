import { Fragment } from 'react'
import { BRAND } from '../../ui/theme/brand.ts'
import '../landing/base.css'
import { Brand } from '../landing/parts/brand.tsx'
import { SiteFooter } from '../landing/parts/site-footer.tsx'
import { SkipLink } from '../landing/parts/skip-link.tsx'
import { ZH } from '../landing/text/zh.ts'
import './legal.css'

export interface LegalText {
  readonly title: string
  readonly updated: string
  readonly lead: string
  readonly sections: readonly {
    readonly title: string
    readonly paragraphs?: readonly string[]
    readonly items?: readonly string[]
  }[]
}

/** A text in which the contact address is a link. */
function Linked({ text }: { text: string }) {
  const [before, ...rest] = text.split(BRAND.supportEmail)
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
          {after}
        </Fragment>
      ))}
    </>
  )
}

/** A page of plain text. Prerendered and without script. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <>
      <SkipLink>{ZH.skip}</SkipLink>
      <header className="legal-header">
        <div>
          <Brand home="/" />
          <a href="/login">{ZH.header.start}</a>
        </div>
      </header>
      <main id="main" className="legal" tabIndex={-1}>
        <h1>{text.title}</h1>
        <p className="legal-updated">{text.updated}</p>
        <p>{text.lead}</p>
        {text.sections.map(({ title, paragraphs = [], items = [] }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Linked text={paragraph} />
              </p>
            ))}
            {items.length === 0 ? null : (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </main>
      <SiteFooter text={ZH.footer} />
    </>
  )
}
