import { useEffect } from 'react'
import { signedInHint } from '../api/session/signed-in-hint.ts'

/**
 * Calls back when whoever was signed in here no longer is: in another tab, or while the browser kept this page to go back to.
 */
export function useOtherPerson(onOther: () => void): void {
  useEffect(() => {
    let known = signedInHint()?.uid
    function look() {
      const uid = signedInHint()?.uid
      if (known !== undefined && uid !== known) onOther()
      known = uid
    }
    window.addEventListener('storage', look)
    window.addEventListener('pageshow', look)
    return () => {
      window.removeEventListener('storage', look)
      window.removeEventListener('pageshow', look)
    }
  }, [onOther])
}
