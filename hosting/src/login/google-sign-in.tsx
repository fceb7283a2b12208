import { Button, Loader, Stack } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { runtimeConfig } from '../api/config.ts'
import { googleScriptLoads, signInWithGoogle, signInWithGoogleRedirect } from '../api/session/google.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { GoogleMark } from './google-mark.tsx'
import classes from './login-screen.module.css'
import { googleErrorText, redirectingText, LOGIN_TEXT as TEXT } from './strings.ts'

const EmulatorDialog = lazyPart(() => import('./emulator-dialog.tsx'))

export type GoogleState = 'idle' | 'popup' | 'redirect'

interface GoogleSignInProps {
  state: GoogleState
  onState: (state: GoogleState) => void
}

/** The main button opens the popup, the other goes by redirect. Without a network, the emulators ask for a test account. */
export function GoogleSignIn({ state, onState }: GoogleSignInProps) {
  const [emulated, setEmulated] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function run(way: 'popup' | 'redirect') {
    onState(way)
    if (runtimeConfig.emulators && !(await googleScriptLoads())) {
      onState('idle')
      return setEmulated(true)
    }
    try {
      if (way === 'redirect') return await signInWithGoogleRedirect()
      const signedIn = await signInWithGoogle((error) => {
        onState('redirect')
        toast.warning(redirectingText(error))
      })
      if (signedIn) toast.success(TEXT.googleDone)
    } catch (error) {
      toast.error(googleErrorText(error))
      onState('idle')
    }
  }

  if (state !== 'idle')
    return (
      <p className={classes.waiting} role="status">
        <Loader size="sm" aria-hidden />
        {state === 'popup' ? TEXT.loadingPopup : TEXT.loadingRedirect}
      </p>
    )
  return (
    <Stack gap="xs">
      <Button
        ref={button}
        variant="default"
        size="md"
        fullWidth
        leftSection={<GoogleMark />}
        onClick={() => void run('popup')}
      >
        {TEXT.google}
      </Button>
      <Button variant="subtle" size="sm" onClick={() => void run('redirect')}>
        {TEXT.googleTrouble}
      </Button>
      {emulated ? (
        <Suspense>
          <EmulatorDialog
            onClose={() => {
              setEmulated(false)
              button.current?.focus()
            }}
          />
        </Suspense>
      ) : null}
    </Stack>
  )
}
