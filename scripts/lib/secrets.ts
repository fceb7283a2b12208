import { createEngine } from '@secretlint/node'
import { secretLintProfiler } from '@secretlint/profiler'
import { z } from 'zod'
import { SECRET_NAMES } from '../../functions/src/runtime/environment-schema.ts'

/** Names of server settings. A client that contains one was built with the wrong environment. */
const SERVER_ONLY = [...SECRET_NAMES, 'TASKS_SERVICE_ACCOUNT']
/** Shorter values are not searched for, because they occur by chance. */
const SECRET_CHARS_MIN = 12
/** The shape of Google's API keys, which secretlint's own rules leave out because the web app's key is public. */
const GOOGLE_API_KEY = 'AIza[0-9A-Za-z_-]{35}'

/**
 * Secretlint measures every rule on every file and searches all earlier measurements each time. For 1,800 files that took 40 s
 * and the scan itself one. Nobody reads these measurements, so they are switched off.
 */
secretLintProfiler.mark = () => undefined

export interface ScanOptions {
  /** Secret values of this machine. */
  readonly secrets?: readonly string[]
  /** Values that look secret and are public by design: the web app's own API key. */
  readonly allowed?: readonly string[]
  /** Server settings may not even be named: for what browsers load. */
  readonly isClient?: boolean
}

export interface Finding {
  readonly path: string
  readonly line: number
  /** Message of secretlint with the value masked, because it is printed to logs. */
  readonly message: string
}

/** The fields of secretlint's JSON output that are used. */
const AnswerSchema = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(
      z.object({ message: z.string(), loc: z.object({ start: z.object({ line: z.number() }) }) }),
    ),
  }),
)

/**
 * Finds secrets in files with secretlint's recommended rules and the project's own.
 * @param paths absolute paths
 */
export async function findSecrets(paths: readonly string[], options: ScanOptions = {}): Promise<Finding[]> {
  const engine = await createEngine({
    formatter: 'json',
    maskSecrets: true,
    configFileJSON: configOf(options),
  })
  const { output } = await engine.executeOnFiles({ filePathList: [...paths] })
  return AnswerSchema.parse(JSON.parse(output)).flatMap(({ filePath, messages }) =>
    messages.map(({ message, loc }) => ({ path: filePath, line: loc.start.line, message })),
  )
}

function configOf({ secrets = [], allowed = [], isClient = false }: ScanOptions) {
  const own = secrets.filter((secret) => secret.length >= SECRET_CHARS_MIN)
  const patterns = [
    { name: 'a Google API key', patterns: [`/${GOOGLE_API_KEY}/`] },
    { name: 'a service account', patterns: ['/"type"\\s*:\\s*"service_account"/'] },
    ...(own.length > 0 ? [{ name: 'a secret of this machine', patterns: own.map(exactly) }] : []),
    ...(isClient ? [{ name: 'a server setting', patterns: SERVER_ONLY.map(exactly) }] : []),
  ]
  return {
    rules: [
      { id: '@secretlint/secretlint-rule-preset-recommend' },
      {
        id: '@secretlint/secretlint-rule-pattern',
        options: { patterns, allows: allowed.filter((value) => value !== '').map(exactly) },
      },
    ],
  }
}

/** A pattern in secretlint's notation that matches exactly this text. */
function exactly(text: string): string {
  return `/${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}/`
}
