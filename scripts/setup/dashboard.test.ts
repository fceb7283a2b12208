import { describe, expect, it } from 'vitest'
import { LOG_METRICS } from './alerts.ts'
import { CHARTS, dashboard } from './dashboard.ts'

const metrics = CHARTS.flatMap(({ lines }) => lines.map(({ metric }) => metric))

describe('the dashboard', () => {
  it('shows every event that the setup counts', () => {
    const counted = Object.keys(LOG_METRICS).map((event) => `logging.googleapis.com/user/gaplens/${event}`)
    const shown = metrics.filter((metric) => metric.startsWith('logging.'))
    expect(shown.toSorted()).toEqual(counted.toSorted())
  })

  it('asks for each metric of a resource that has it', () => {
    const text = JSON.stringify(dashboard())
    for (const metric of metrics) expect(text).toContain(metric)
    expect(text).not.toContain('resource.type=\\"global\\"')
  })

  it('has no number that the API answers as a text, which would look changed at each run', () => {
    expect(JSON.stringify(dashboard())).not.toMatch(/":\d/)
  })
})
