import { LoginShell } from '../login/login-shell.tsx'
import { PageLoader } from '../ui/feedback/page-loader.tsx'
import { WorkspaceShell } from '../workspace/workspace-shell.tsx'

/** Whether an address shows the workspace's frame: the form, an analysis or a batch. */
const IN_WORKSPACE = /^\/app(\/analyses\/|\/batch(\/|$)|\/?$)/

/** What an address shows until its code is there; the same is built into its document (`prerender.ts`). */
export function Shell({ pathname }: { pathname: string }) {
  // The mark tells what is only a frame from the screen that takes its place.
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

/** What a sign-in leads to, which a person at the login will want next. */
export function loadWhatFollowsSignIn(): void {
  // Asked for again, and then answered for failures, when it is shown.
  Promise.all([
    import('../workspace/workspace.tsx'),
    import('../workspace/new-analysis.tsx'),
    import('../api/session/live-user-document.tsx'),
  ]).catch(() => undefined)
}
