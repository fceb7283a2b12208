import classes from './skip-link.module.css'

export function SkipLink({ children }: { children: string }) {
  return (
    <a className={classes.skip} href="#main">
      {children}
    </a>
  )
}
