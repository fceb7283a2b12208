import { Loader } from '@mantine/core'
import { COMMON_TEXT } from '../text/strings.ts'
import classes from './page-loader.module.css'

export function PageLoader() {
  return (
    <div className={classes.page} role="status">
      <Loader size="md" aria-hidden />
      <span className={classes.text}>{COMMON_TEXT.loading}</span>
    </div>
  )
}
