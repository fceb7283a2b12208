import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.ts'
import { ALERTS, alertPolicy, LOG_METRICS } from './alerts.ts'

const runbooks = readFileSync(inRoot('docs', 'operations.md'), 'utf8')
const source = readdirSync(inRoot('functions', 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(inRoot('functions', 'src', path), 'utf8'))
  .join('\n')

describe.each(ALERTS)('the alert “$name”', (alert) => {
  it('names a runbook that exists', () => {
    expect(runbooks).toContain(`### ${alert.runbook}\n`)
  })

  it('watches events that the code logs', () => {
    const metric = alert.kind === 'metric' ? [alert.metric, alert.of] : []
    const filters =
      alert.kind === 'line'
        ? [alert.filter]
        : metric.map((name) => LOG_METRICS[name?.split('/gaplens/')[1] ?? ''] ?? '')
    const events = filters.flatMap((filter) => {
      const named = filter.match(/jsonPayload\.event=(\([^)]*\)|"[^"]*")/)?.[1] ?? ''
      return [...named.matchAll(/"([^"]+)"/g)].map(([, event]) => event ?? '')
    })
    for (const event of events) {
      // `api-…` is put together of the error's code.
      expect(source.includes(`'${event}'`) || event.startsWith('api-'), event).toBe(true)
    }
    expect(
      alert.kind === 'metric' && !alert.metric.startsWith('logging.') ? 1 : events.length,
    ).toBeGreaterThan(0)
  })

  it('notifies the given channels', () => {
    expect(alertPolicy(alert, ['channels/1'])).toMatchObject({ notificationChannels: ['channels/1'] })
  })
})
