import classes from './claim.module.css'

/** The asterisk of a figure that is our own claim, with a link to its explanation. */
export function ClaimMark({ label }: { label: string }) {
  return (
    <sup className={classes.mark}>
      <a href="#claims" aria-label={label}>
        ＊
      </a>
    </sup>
  )
}
