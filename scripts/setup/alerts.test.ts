import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.ts'
import { ALERTS, type Alert, alertPolicy, LOG_METRICS } from './alerts.ts'

const runbooks = readFileSync(inRoot('docs', 'operations.md'), 'utf8')
const source = readdirSync(inRoot('functions', 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(inRoot('functions', 'src', path), 'utf8'))
  .join('\n')

/** The events that an alert watches, itself or by a metric that counts them. */
function eventsOf(alert: Alert): string[] {
  const counted = alert.kind === 'metric' ? [alert.metric, alert.of] : []
  const filters =
    alert.kind === 'line'
      ? [alert.filter]
      : counted.map((name) => LOG_METRICS[name?.split('/gaplens/')[1] ?? ''] ?? '')
  return filters.flatMap((filter) => {
    const named = filter.match(/jsonPayload\.event=(\([^)]*\)|"[^"]*")/)?.[1] ?? ''
    return [...named.matchAll(/"([^"]+)"/g)].map(([, event]) => event ?? '')
  })
}

it('every error that the code logs has an alert', () => {
  const logged = [...source.matchAll(/\blog\('ERROR', '([a-z-]+)'/g)].map(([, event]) => event ?? '')
  expect(logged.length).toBeGreaterThan(15)
  const watched = new Set(ALERTS.flatMap(eventsOf))
  expect(logged.filter((event) => !watched.has(event))).toEqual([])
})

describe('an alert’s condition', () => {
  const conditionOf = (name: string) =>
    alertPolicy(ALERTS.find((alert) => alert.name === name) ?? failTo(name), []).conditions

  it('is that nothing came, where what should run does not', () => {
    expect(conditionOf('Upkeep does not run')).toMatchObject([
      {
        conditionAbsent: {
          filter: expect.stringMatching(
            /^metric\.type="run\.googleapis\.com\/request_count" AND resource\.type="cloud_run_revision" AND resource\.label\.service_name="runupkeep"$/,
          ),
          duration: '900s',
        },
      },
    ])
  })

  it('is a level that stays high, and not the sum of its measurements', () => {
    expect(conditionOf('The queue is long')).toMatchObject([
      {
        conditionThreshold: {
          aggregations: [{ alignmentPeriod: '60s', perSeriesAligner: 'ALIGN_MAX' }],
          thresholdValue: 200,
          duration: '180s',
        },
      },
    ])
    expect(conditionOf('Jobs lose their tasks')).toMatchObject([
      { conditionThreshold: { aggregations: [{ alignmentPeriod: '300s', perSeriesAligner: 'ALIGN_SUM' }] } },
    ])
  })

  it('is a share of another metric, or a count of one kind alone', () => {
    expect(conditionOf('Over 10 % of analyses fail')).toMatchObject([
      { conditionThreshold: { denominatorFilter: expect.stringContaining('analysis-started') } },
    ])
    expect(conditionOf('Functions answer with errors')).toMatchObject([
      { conditionThreshold: { filter: expect.stringContaining('response_code_class="5xx"') } },
    ])
  })
})

function failTo(name: string): never {
  throw new Error(`no alert ${name}`)
}

describe.each(ALERTS)('the alert “$name”', (alert) => {
  it('names a runbook that exists', () => {
    expect(runbooks).toContain(`### ${alert.runbook}\n`)
  })

  it('watches events that the code logs', () => {
    const events = eventsOf(alert)
    for (const event of events) {
      // `api-…` is put together of the error's code.
      expect(source.includes(`'${event}'`) || event.startsWith('api-'), event).toBe(true)
    }
    expect(alert.kind !== 'line' && !alert.metric.startsWith('logging.') ? 1 : events.length).toBeGreaterThan(
      0,
    )
  })

  it('notifies the given channels', () => {
    expect(alertPolicy(alert, ['channels/1'])).toMatchObject({ notificationChannels: ['channels/1'] })
  })
})
