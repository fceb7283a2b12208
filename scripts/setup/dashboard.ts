import { isOf, log } from './alerts.ts'

/** One line of a chart: a metric, how its values are aggregated, and the label that splits it into several lines. */
interface Line {
  readonly metric: string
  /** `sum` is for counts of events; the others are for distributions and states. */
  readonly as: 'sum' | 'p95' | 'highest'
  readonly by?: string
}
interface Chart {
  readonly title: string
  readonly lines: readonly Line[]
}

/** The charts of the dashboard, from effects on users to their causes. */
export const CHARTS: readonly Chart[] = [
  {
    title: 'Analyses: started, completed, failed',
    lines: ['analysis-started', 'analysis-completed', 'analysis-failed'].map((event) => sumOf(event)),
  },
  { title: 'Reports without the model', lines: [sumOf('analysis-without-model')] },
  {
    title: 'Jobs that wait in the queue',
    lines: [{ metric: 'cloudtasks.googleapis.com/queue/depth', as: 'highest' }],
  },
  { title: 'Jobs that had lost their task', lines: [sumOf('analyses-swept')] },
  {
    title: 'Requests, by kind of answer',
    lines: [
      { metric: 'run.googleapis.com/request_count', as: 'sum', by: 'metric.label.response_code_class' },
    ],
  },
  {
    title: 'Milliseconds to an answer (95th percentile), by function',
    lines: [{ metric: 'run.googleapis.com/request_latencies', as: 'p95', by: 'resource.label.service_name' }],
  },
  { title: 'Errors and refusals of the API', lines: [sumOf('api-internal'), sumOf('api-refused')] },
  {
    title: 'Memory in use (95th percentile), by function',
    lines: [
      {
        metric: 'run.googleapis.com/container/memory/utilizations',
        as: 'p95',
        by: 'resource.label.service_name',
      },
    ],
  },
  {
    title: 'Instances, by function',
    lines: [
      {
        metric: 'run.googleapis.com/container/instance_count',
        as: 'highest',
        by: 'resource.label.service_name',
      },
    ],
  },
  {
    title: 'Documents of Firestore: read, written',
    lines: ['read_count', 'write_count'].map((count) => ({
      metric: `firestore.googleapis.com/document/${count}`,
      as: 'sum' as const,
    })),
  },
]

function sumOf(event: string): Line {
  return { metric: log(event), as: 'sum' }
}

const PERIOD = '300s'
const AGGREGATIONS = {
  sum: { perSeriesAligner: 'ALIGN_SUM', crossSeriesReducer: 'REDUCE_SUM' },
  p95: { perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_PERCENTILE_95' },
  highest: { perSeriesAligner: 'ALIGN_MAX', crossSeriesReducer: 'REDUCE_SUM' },
} as const

/** The dashboard in the format of Cloud Monitoring. Numbers are strings, because the API returns 64-bit integers as strings. */
export function dashboard(): Record<string, unknown> {
  return {
    displayName: 'GapLens',
    gridLayout: { columns: '2', widgets: CHARTS.map(widget) },
  }
}

function widget({ title, lines }: Chart): Record<string, unknown> {
  return {
    title,
    xyChart: {
      dataSets: lines.map(({ metric, as, by }) => ({
        plotType: 'LINE',
        legendTemplate: by === undefined ? metric.split('/').at(-1) : `\${${by.replace('label', 'labels')}}`,
        timeSeriesQuery: {
          timeSeriesFilter: {
            filter: isOf(metric),
            aggregation: {
              alignmentPeriod: PERIOD,
              ...AGGREGATIONS[as],
              ...(by !== undefined && { groupByFields: [by] }),
            },
          },
        },
      })),
    },
  }
}
