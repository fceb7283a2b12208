import { useEffect } from 'react'
import { finishRedirect } from '../api/session/google.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { googleErrorText, LOGIN_TEXT as TEXT } from './strings.ts'

/** On load, finishes a Google sign-in by redirect, which returns to the screen that began it. */
export function useRedirectResult() {
  useEffect(() => {
    finishRedirect()
      .then((signedIn) => {
        if (signedIn) toast.success(TEXT.googleDone)
      })
      .catch((error: unknown) => toast.error(googleErrorText(error)))
  }, [])
}
