import { Loader } from '@mantine/core'
import classes from './page-loader.module.css'
import { COMMON_TEXT } from './strings.ts'

export function PageLoader() {
  return (
    <div className={classes.page} role="status">
      <Loader size="md" aria-hidden />
      <span className={classes.text}>{COMMON_TEXT.loading}</span>
    </div>
  )
}
