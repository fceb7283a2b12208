import { LoginShell } from '../login/login-shell.tsx'
import { PageLoader } from '../ui/feedback/page-loader.tsx'
import { WorkspaceShell } from '../workspace/workspace-shell.tsx'

/** Whether an address shows the workspace's frame: the form, an analysis or a batch. */
const IN_WORKSPACE = /^\/app(\/analyses\/|\/batch(\/|$)|\/?$)/

/** The frame that an address shows until its code is loaded. `prerender.ts` builds the same into its document. */
export function Shell({ pathname }: { pathname: string }) {
  // The attribute distinguishes the frame from the screen that replaces it.
  if (pathname === '/login')
    return (
      <div data-shell>
        <LoginShell />
      </div>
    )
  if (IN_WORKSPACE.test(pathname))
    return (
      <div data-shell>
        <WorkspaceShell />
      </div>
    )
  return <PageLoader />
}

/** Preloads the screen that follows a sign-in. */
export function loadWhatFollowsSignIn(): void {
  // A failure is handled when the screen is shown and loaded again.
  Promise.all([
    import('../workspace/workspace.tsx'),
    import('../workspace/start/new-analysis.tsx'),
    import('../api/session/live-user-document.tsx'),
  ]).catch(() => undefined)
}
