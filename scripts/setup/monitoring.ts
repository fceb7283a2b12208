import { ALERTS, alertPolicy, LOG_METRICS } from './alerts.ts'
import { dashboard } from './dashboard.ts'
import { type GoogleApi, isAsWanted, listOf } from './google-api.ts'
import type { SetupOptions } from './setup-options.ts'

const monitoring = (project: string) => `https://monitoring.googleapis.com/v3/projects/${project}`

export async function makeChannel(api: GoogleApi, { project, alertsTo }: SetupOptions): Promise<string> {
  const url = `${monitoring(project)}/notificationChannels`
  const wanted = { type: 'email', displayName: 'GapLens', labels: { email_address: alertsTo } }
  const there = listOf(await api.call('GET', url), 'notificationChannels').find((each) =>
    isAsWanted(each, wanted),
  )
  return String((there ?? (await api.call('POST', url, wanted)))?.name ?? 'the new channel')
}

export async function makeMetrics(api: GoogleApi, { project, site }: SetupOptions): Promise<void> {
  const metrics = `https://logging.googleapis.com/v2/projects/${project}/metrics`
  for (const [event, filter] of Object.entries(LOG_METRICS)) {
    const name = `gaplens/${event}`
    const wanted = { name, filter, metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' } }
    const there = await api.call('GET', `${metrics}/${encodeURIComponent(name)}`)
    if (there === null) await api.call('POST', metrics, wanted)
    else if (!isAsWanted(there, wanted))
      await api.call('PUT', `${metrics}/${encodeURIComponent(name)}`, wanted)
  }
  const checks = `${monitoring(project)}/uptimeCheckConfigs`
  const uptime = {
    displayName: 'GapLens: health',
    monitoredResource: { type: 'uptime_url', labels: { project_id: project, host: site } },
    httpCheck: { path: '/api/health', port: 443, useSsl: true, validateSsl: true },
    period: '60s',
    timeout: '10s',
  }
  const there = listOf(await api.call('GET', checks), 'uptimeCheckConfigs')
  if (!there.some((each) => isAsWanted(each, uptime))) await api.call('POST', checks, uptime)
}

export async function makeAlerts(
  api: GoogleApi,
  { project, site }: SetupOptions,
  channel: string,
): Promise<void> {
  const url = `${monitoring(project)}/alertPolicies`
  const there = listOf(await api.call('GET', `${url}?pageSize=500`), 'alertPolicies')
  const wanted = [...ALERTS.map((alert) => alertPolicy(alert, [channel])), uptimeAlert(site, channel)]
  for (const policy of wanted) {
    const old = there.find(({ displayName }) => displayName === policy.displayName)
    if (old === undefined) await api.call('POST', url, policy)
    else if (!isAsWanted(old, policy))
      await api.call('PATCH', `https://monitoring.googleapis.com/v3/${String(old.name)}`, policy)
  }
}

export async function makeDashboard(api: GoogleApi, { project }: SetupOptions): Promise<void> {
  const url = `https://monitoring.googleapis.com/v1/projects/${project}/dashboards`
  const wanted = dashboard()
  const old = listOf(await api.call('GET', url), 'dashboards').find(
    ({ displayName }) => displayName === wanted.displayName,
  )
  if (old === undefined) await api.call('POST', url, wanted)
  else if (!isAsWanted(old, wanted))
    await api.call('PATCH', `https://monitoring.googleapis.com/v1/${String(old.name)}`, wanted)
}

/** An alert for when two locations cannot reach the site for three minutes. */
function uptimeAlert(site: string, channel: string): Record<string, unknown> {
  return {
    displayName: 'GapLens: the site does not answer',
    combiner: 'OR',
    conditions: [
      {
        displayName: 'health',
        conditionThreshold: {
          filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.labels.host="${site}"`,
          aggregations: [
            {
              alignmentPeriod: '60s',
              perSeriesAligner: 'ALIGN_NEXT_OLDER',
              crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            },
          ],
          comparison: 'COMPARISON_GT',
          thresholdValue: 1,
          duration: '180s',
        },
      },
    ],
    notificationChannels: [channel],
  }
}
