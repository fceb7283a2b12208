import { Placeholder } from '../ui/feedback/placeholder.tsx'
import { TopBar } from '../ui/layout/top-bar.tsx'
import { COMMON_TEXT } from '../ui/text/strings.ts'
import { FRAME_TEXT } from './frame-strings.ts'
import frame from './workspace.module.css'
import classes from './workspace-shell.module.css'

const ROWS = ['a', 'b', 'c', 'd']

/** The frame of the workspace before its code is loaded: header, history and page. */
export function WorkspaceShell() {
  return (
    <>
      <TopBar home="/app" area={FRAME_TEXT.area} start={<Placeholder width="2.125rem" height="2.125rem" />}>
        <Placeholder width="6rem" height="1.75rem" />
        <Placeholder width="2.125rem" height="2.125rem" />
      </TopBar>
      <div className={frame.columns} data-panel="true">
        <div className={`${frame.panel} ${classes.panel}`} data-no-print>
          <Placeholder width="6rem" height="1.5rem" />
          <Placeholder height="2.25rem" />
          <Placeholder height="2.25rem" />
          {ROWS.map((row) => (
            <Placeholder key={row} height="4.5rem" />
          ))}
        </div>
        <main className={frame.main} id="main" tabIndex={-1}>
          <div role="status" aria-label={COMMON_TEXT.loading} className={classes.content}>
            <Placeholder width="16rem" height="2.25rem" />
            <Placeholder height="1.25rem" />
            <Placeholder height="18rem" />
          </div>
        </main>
      </div>
    </>
  )
}
