import classes from './brand.module.css'

/** Logo and name with a link to the home page. */
export function Brand({ home }: { home: string }) {
  return (
    <a className={classes.brand} href={home}>
      <img src="/favicon.svg" width={32} height={32} alt="" />
      <span>
        GapLens <span className={classes.suffix}>缺口透鏡</span>
      </span>
    </a>
  )
}
