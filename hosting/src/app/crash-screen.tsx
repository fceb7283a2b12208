import '../ui/theme/tokens.css'
import classes from './crash-screen.module.css'
import { CRASH_TEXT } from './strings.ts'

/** Uses plain elements, because the component library may be what failed. */
export function CrashScreen() {
  return (
    <main className={classes.screen}>
      <div className={classes.card} role="alert">
        <h1>{CRASH_TEXT.title}</h1>
        <p>{CRASH_TEXT.body}</p>
      </div>
      <div className={classes.actions}>
        <button type="button" className={classes.reload} onClick={() => window.location.reload()}>
          {CRASH_TEXT.reload}
        </button>
        <button type="button" onClick={() => window.alert(CRASH_TEXT.detailsNotice)}>
          {CRASH_TEXT.details}
        </button>
      </div>
    </main>
  )
}
