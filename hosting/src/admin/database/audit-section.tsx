import { Button, Group } from '@mantine/core'
import { Notice } from '../../ui/feedback/notice.tsx'
import classes from './database-panel.module.css'
import { FindingList } from './finding-list.tsx'
import { DATABASE_TEXT as TEXT } from './strings.ts'
import { type Sum, useAudit } from './use-audit.ts'

/** Audits every account against its ledger and lists the differences. */
export function AuditSection() {
  const { state, sum, start, stop } = useAudit()
  const isRunning = state === 'running'
  return (
    <section className={classes.section} aria-labelledby="audit">
      <h3 id="audit">{TEXT.audit}</h3>
      <p className={classes.intro}>{TEXT.auditIntro}</p>
      <Group>
        <Button variant="light" size="sm" loading={isRunning} onClick={() => void start()}>
          {state === 'idle' ? TEXT.auditStart : TEXT.auditAgain}
        </Button>
        {isRunning ? (
          <Button variant="subtle" size="sm" onClick={stop}>
            {TEXT.auditStop}
          </Button>
        ) : null}
      </Group>
      <div role="status" className={classes.wide}>
        {isRunning ? <p className={classes.intro}>{TEXT.auditRunning(sum.users)}</p> : null}
        {state === 'done' ? <Result sum={sum} /> : null}
        {state === 'failed' ? <Notice tone="error" title={TEXT.auditFailed} /> : null}
      </div>
      {sum.findings.length === 0 ? null : <FindingList findings={sum.findings} />}
    </section>
  )
}

function Result({ sum }: { sum: Sum }) {
  const found = sum.findings.length
  return (
    <Notice
      tone={found === 0 ? 'info' : 'error'}
      title={found === 0 ? TEXT.auditClean(sum.users, sum.entries) : TEXT.auditFound(found, sum.users)}
    >
      {sum.unopened === 0 ? null : <p>{TEXT.auditUnopened(sum.unopened)}</p>}
    </Notice>
  )
}
