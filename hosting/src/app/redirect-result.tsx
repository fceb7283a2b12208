import { useEffect } from 'react'
import { finishRedirect } from '../api/session/google.ts'
import { googleErrorText, LOGIN_TEXT } from '../login/strings.ts'
import { toast } from '../ui/toast.tsx'

/** On load, says how a Google sign-in by redirect ended. The session itself follows the auth state. */
export function RedirectResult() {
  useEffect(() => {
    finishRedirect()
      .then((signedIn) => {
        if (signedIn) toast.success(LOGIN_TEXT.googleDone)
      })
      .catch((error: unknown) => toast.error(googleErrorText(error)))
  }, [])
  return null
}
