import type { DraftBasis, DraftClaim, DraftVerdict } from '@gaplens/contracts/drafts/draft-score'
import { hostOf } from '@gaplens/contracts/web-address'
import { ExternalLink } from '../../../ui/text/external-link.tsx'
import { Tag, type Tone } from '../../../ui/text/tag.tsx'
import type { Range } from '../../scoring/shift-ranges.ts'
import { GAP_LIST_TEXT, CLAIM_TEXT as TEXT } from '../../strings.ts'
import classes from './results.module.css'

const TONES: Record<DraftVerdict, Tone> = { contradicted: 'poor', unproven: 'fair', supported: 'good' }
/** The order of the verdicts: those that need work come first. */
const ORDER: readonly DraftVerdict[] = ['contradicted', 'unproven', 'supported']
const QUOTES_SHOWN = 2

interface ClaimListProps {
  basis: DraftBasis
  claims: readonly DraftClaim[]
  /** Number of sentences that were not checked. */
  leftOut: number
  onGo: (place: Range) => void
}

/** The checkable sentences by verdict, with quotes from the sources. */
export default function ClaimList({ basis, claims, leftOut, onGo }: ClaimListProps) {
  return (
    <section className={classes.card} aria-labelledby="draft-claims">
      <div className={classes.cardHead}>
        <h2 id="draft-claims">{TEXT.heading}</h2>
      </div>
      <p className={classes.note}>{claims.length + leftOut === 0 ? TEXT.none : TEXT.intro}</p>
      {leftOut === 0 ? null : <p className={classes.note}>{TEXT.leftOut(leftOut)}</p>}
      {ORDER.map((verdict) => {
        const found = claims.filter((claim) => claim.verdict === verdict)
        if (found.length === 0) return null
        return (
          <div key={verdict} className={classes.group}>
            <h3>
              <Tag tone={TONES[verdict]}>{TEXT.verdicts[verdict]}</Tag> {found.length}
            </h3>
            {TEXT.hints[verdict] === '' ? null : <p className={classes.note}>{TEXT.hints[verdict]}</p>}
            <ul className={classes.items}>
              {found.map((claim) => (
                <li key={claim.start} data-verdict={verdict}>
                  <button
                    type="button"
                    className={classes.claim}
                    aria-label={GAP_LIST_TEXT.go(claim.text)}
                    onClick={() => onGo(claim)}
                  >
                    {claim.text}
                  </button>
                  <Sources basis={basis} claim={claim} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function Sources({ basis, claim }: { basis: DraftBasis; claim: DraftClaim }) {
  const shown = claim.quotes.slice(0, QUOTES_SHOWN)
  const others = claim.quotes.length - shown.length
  const nameOf = (pageId: string) => {
    const page = basis.pages.find(({ id }) => id === pageId)
    return page === undefined ? TEXT.source : hostOf(page.url)
  }
  return (
    <>
      {shown.map(({ pageId, quote, link, value }) => (
        <blockquote key={`${pageId} ${quote}`} className={classes.quote}>
          {value === null || claim.verdict !== 'contradicted' ? null : <strong>{TEXT.value(value)}</strong>}
          <p>「{quote}」</p>
          <ExternalLink href={link}>{nameOf(pageId)}</ExternalLink>
        </blockquote>
      ))}
      {others > 0 ? <p className={classes.note}>{TEXT.more(others)}</p> : null}
    </>
  )
}
