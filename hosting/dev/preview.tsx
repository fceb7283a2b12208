import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../src/api/query-client.ts'
import { AppRoutes } from '../src/app/app-routes.tsx'
import { CrashScreen } from '../src/app/crash-screen.tsx'
import { createFakeFetch } from './fake-api.ts'
import { fakeSession } from './fake-session.ts'
import { SCENES } from './scenes.ts'
import { Stage } from './stage.tsx'

const name = new URLSearchParams(window.location.search).get('scene') ?? 'form'
const scene = SCENES[name]
const root = createRoot(document.getElementById('root') ?? document.body)

if (name === 'crash') root.render(<CrashScreen />)
else if (!scene) root.render(Object.keys(SCENES).join(' '))
else {
  const session = fakeSession(scene.user)
  root.render(
    <Stage
      session={scene.signedOut ? { ...session, user: null, userData: null } : session}
      fetch={createFakeFetch(scene.api).fetch}
      queryClient={createQueryClient()}
      path={scene.path}
    >
      <AppRoutes />
    </Stage>,
  )
}
