import classes from './placeholder.module.css'

/** A grey place for what is still to come; plain, for frames that are painted before the component library is there. */
export function Placeholder({ width = '100%', height }: { width?: string; height: string }) {
  return <span className={classes.place} style={{ width, height }} aria-hidden />
}
