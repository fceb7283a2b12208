import { StrictMode } from 'react'
// The edge build: with `react-dom/server` the process does not end.
import { renderToString } from 'react-dom/server.edge'
import { MemoryRouter } from 'react-router-dom'
import { Shell } from './app/shell.tsx'
import { BRAND } from './ui/theme/brand.ts'
import { UiProvider } from './ui/theme/ui-provider.tsx'

/** A document of the signed-in app with the frame of its screen built in, to be painted before any script has run. */
export interface ShellDocument {
  readonly file: string
  readonly path: string
  readonly title: string
  /** Sources that the screen loads at first: asked for with the document. */
  readonly routes: readonly string[]
}

export const SHELLS: readonly ShellDocument[] = [
  {
    file: 'login.html',
    path: '/login',
    title: `登入｜${BRAND.fullName}`,
    routes: ['src/login/login-screen.tsx'],
  },
  {
    file: 'app.html',
    path: '/app',
    title: BRAND.fullName,
    routes: ['src/workspace/workspace.tsx', 'src/workspace/start/new-analysis.tsx'],
  },
]

export function renderShell({ path }: ShellDocument): string {
  return renderToString(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <UiProvider>
          <Shell pathname={path} />
        </UiProvider>
      </MemoryRouter>
    </StrictMode>,
  )
}
