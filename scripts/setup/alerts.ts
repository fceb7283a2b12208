/** Metrics that count log events. docs/operations.md describes the events. */
export const LOG_METRICS: Readonly<Record<string, string>> = {
  'analysis-started': 'jsonPayload.event="analysis-started"',
  'analysis-failed': 'jsonPayload.event="analysis-failed"',
  'analysis-completed': 'jsonPayload.event="analysis-completed"',
  'analysis-without-model': 'jsonPayload.event="analysis-completed" AND jsonPayload.ai!="completed"',
  'analyses-swept': 'jsonPayload.event="analyses-swept"',
  'api-internal': 'jsonPayload.event=("api-internal" OR "api-unavailable" OR "shared-report-failed")',
  'api-refused': 'jsonPayload.event="api-refused"',
}

/** An alert that a single log line triggers. */
interface LineAlert {
  readonly kind: 'line'
  readonly filter: string
}
/** An alert for a metric, or for its share of another metric, above a threshold. */
interface MetricAlert {
  readonly kind: 'metric'
  readonly metric: string
  readonly of?: string
  /** Whether the metric is a level that is measured again and again, and not a count of events. */
  readonly isLevel?: boolean
  /** Limits the metric to those with this label. */
  readonly where?: string
  readonly above: number
  readonly forSeconds: number
}
/** An alert for a metric without any value, which means that something does not run. */
interface AbsenceAlert {
  readonly kind: 'absence'
  readonly metric: string
  readonly where: string
  readonly forSeconds: number
}
/** Each alert names its runbook in docs/operations.md. */
export type Alert = { readonly name: string; readonly runbook: string } & (
  | LineAlert
  | MetricAlert
  | AbsenceAlert
)

/** The metric that counts an event of `LOG_METRICS`. */
export const log = (metric: string) => `logging.googleapis.com/user/gaplens/${metric}`

export const ALERTS: readonly Alert[] = [
  {
    name: 'Search quota is gone',
    runbook: 'SerpApi quota gone',
    kind: 'line',
    filter: 'jsonPayload.event="analysis-failed" AND jsonPayload.failure="search-quota"',
  },
  {
    name: 'A payment waits for an admin',
    runbook: 'A payment waits',
    kind: 'line',
    filter: 'jsonPayload.event="payment-waiting"',
  },
  {
    name: 'The ledger does not agree',
    runbook: 'Points wrong',
    kind: 'line',
    filter: 'jsonPayload.event="ledger-finding"',
  },
  {
    name: 'Upkeep fails',
    runbook: 'Upkeep fails',
    kind: 'line',
    filter:
      'jsonPayload.event=("upkeep-task-failed" OR "upkeep-item-failed" OR "upkeep-note-failed" OR "batch-row-not-started" OR "batch-dispatch-failed" OR "document-unreadable" OR "export-document-damaged")',
  },
  {
    name: 'Upkeep does not run',
    runbook: 'Upkeep does not run',
    kind: 'absence',
    metric: 'run.googleapis.com/request_count',
    // Cloud Run names the service of a function in lower case.
    where: 'resource.label.service_name="runupkeep"',
    forSeconds: 900,
  },
  {
    name: 'A setting is unusable',
    runbook: 'A setting is unusable',
    kind: 'line',
    filter:
      'jsonPayload.event=("setting-unusable" OR "address-hash-key-missing" OR "client-address-unclear")',
  },
  {
    name: 'A provider is left alone',
    runbook: 'A provider is left alone',
    kind: 'line',
    filter:
      'jsonPayload.event=("provider-paused" OR "provider-state-unread" OR "provider-state-unwritten" OR "daily-limit-unread")',
  },
  {
    name: 'Over 10 % of analyses fail',
    runbook: 'Analyses fail',
    kind: 'metric',
    metric: log('analysis-failed'),
    of: log('analysis-started'),
    above: 0.1,
    forSeconds: 900,
  },
  {
    name: 'Over 20 % of reports without the model',
    runbook: 'Gemini down',
    kind: 'metric',
    metric: log('analysis-without-model'),
    of: log('analysis-completed'),
    above: 0.2,
    forSeconds: 1_800,
  },
  {
    name: 'Jobs lose their tasks',
    runbook: 'Queue backed up',
    kind: 'metric',
    metric: log('analyses-swept'),
    above: 4,
    forSeconds: 300,
  },
  {
    name: 'The queue is long',
    runbook: 'Queue backed up',
    kind: 'metric',
    metric: 'cloudtasks.googleapis.com/queue/depth',
    isLevel: true,
    above: 200,
    forSeconds: 180,
  },
  {
    name: 'The API has errors',
    runbook: 'The API has errors',
    kind: 'metric',
    metric: log('api-internal'),
    above: 5,
    forSeconds: 600,
  },
  {
    // Instances that crash or run out of memory or time write no log line of our own.
    name: 'Functions answer with errors',
    runbook: 'The API has errors',
    kind: 'metric',
    metric: 'run.googleapis.com/request_count',
    where: 'metric.label.response_code_class="5xx"',
    above: 20,
    forSeconds: 600,
  },
  {
    name: 'Someone tries doors',
    runbook: 'Someone tries doors',
    kind: 'metric',
    metric: log('api-refused'),
    above: 200,
    forSeconds: 300,
  },
]

const RESOURCES: Readonly<Record<string, string>> = {
  cloudtasks: 'cloud_tasks_queue',
  firestore: 'firestore_instance',
  logging: 'cloud_run_revision',
  run: 'cloud_run_revision',
}
/** The filter of a metric, with the kind of resource that has it. */
export const isOf = (metric: string, where?: string) =>
  [
    `metric.type="${metric}"`,
    `resource.type="${RESOURCES[metric.split('.')[0] ?? ''] ?? 'global'}"`,
    ...(where === undefined ? [] : [where]),
  ].join(' AND ')

/** An alert in the form of Cloud Monitoring. @param channels the notification channels */
export function alertPolicy(alert: Alert, channels: readonly string[]): Record<string, unknown> {
  return {
    displayName: `GapLens: ${alert.name}`,
    combiner: 'OR',
    conditions: [{ displayName: alert.name, ...conditionOf(alert) }],
    documentation: { content: `docs/operations.md, ${alert.runbook}`, mimeType: 'text/markdown' },
    notificationChannels: channels,
    // Cloud Monitoring demands a rate limit for alerts on log lines, and refuses one for other alerts.
    ...(alert.kind === 'line' && {
      alertStrategy: { notificationRateLimit: { period: '300s' }, autoClose: '604800s' },
    }),
  }
}

function conditionOf(alert: Alert): Record<string, unknown> {
  if (alert.kind === 'line') return { conditionMatchedLog: { filter: alert.filter } }
  const sum = { alignmentPeriod: '300s', perSeriesAligner: 'ALIGN_SUM', crossSeriesReducer: 'REDUCE_SUM' }
  // The sum of a level's measurements is no level. Google measures each minute.
  const level = { ...sum, alignmentPeriod: '60s', perSeriesAligner: 'ALIGN_MAX' }
  const watched = {
    filter: isOf(alert.metric, alert.where),
    aggregations: [alert.kind === 'metric' && alert.isLevel ? level : sum],
    duration: `${alert.forSeconds}s`,
  }
  if (alert.kind === 'absence') return { conditionAbsent: watched }
  return {
    conditionThreshold: {
      ...watched,
      ...(alert.of && { denominatorFilter: isOf(alert.of), denominatorAggregations: [sum] }),
      comparison: 'COMPARISON_GT',
      thresholdValue: alert.above,
    },
  }
}
