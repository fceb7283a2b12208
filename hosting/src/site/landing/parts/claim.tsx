import classes from './claim.module.css'

/** The asterisk of a figure that is our claim; leads to what it means. */
export function ClaimMark({ label }: { label: string }) {
  return (
    <sup className={classes.mark}>
      <a href="#claims" aria-label={label}>
        ＊
      </a>
    </sup>
  )
}
