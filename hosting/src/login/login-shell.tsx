import { Placeholder } from '../ui/feedback/placeholder.tsx'
import { COMMON_TEXT } from '../ui/text/strings.ts'
import { LoginFrame } from './login-frame.tsx'
import classes from './login-screen.module.css'

/** The heights of the Google buttons, the divider, two fields with their labels, and the form's buttons. */
const FORM = ['2.625rem', '2.25rem', '1.25rem', '4.125rem', '4.125rem', '1.5rem', '2.25rem', '2.25rem']

/** The login before its form is loaded, with the same layout, so that nothing shifts. */
export function LoginShell() {
  return (
    <LoginFrame mode="signIn" tools={<Placeholder width="2.125rem" height="2.125rem" />}>
      <div role="status" aria-label={COMMON_TEXT.loading} className={classes.placeholders}>
        {FORM.map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the form never change their order
          <Placeholder key={at} height={height} />
        ))}
      </div>
    </LoginFrame>
  )
}
