import classes from './placeholder.module.css'

/** A grey placeholder, without the component library, for frames that are painted before it is loaded. */
export function Placeholder({ width = '100%', height }: { width?: string; height: string }) {
  return <span className={classes.place} style={{ width, height }} aria-hidden />
}
