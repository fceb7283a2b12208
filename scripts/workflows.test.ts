import { readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { SETTING_NAMES } from '../functions/src/runtime/environment-schema.ts'
import { inRoot } from './lib/paths.ts'

const PermissionsSchema = z.record(z.string(), z.string()).optional()
const StepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
})
const WorkflowSchema = z.object({
  permissions: PermissionsSchema,
  jobs: z.record(
    z.string(),
    z.object({
      permissions: PermissionsSchema,
      environment: z.string().optional(),
      steps: z.array(StepSchema),
    }),
  ),
})

const FOLDER = inRoot('.github', 'workflows')
const workflows = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(inRoot('.github', 'workflows', name), 'utf8')
  return { name, text, workflow: WorkflowSchema.parse(parse(text)) }
})
const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([job, content]) => ({ where: `${name}: ${job}`, ...content })),
)
const authOf = (job: (typeof jobs)[number]) =>
  job.steps.find(({ uses }) => uses?.startsWith('google-github-actions/auth@'))

describe('the workflows', () => {
  it('pin every action to a commit, and name its release beside it', () => {
    const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses: *(.+)/g)].map((match) => match[1]))
    expect(used.length).toBeGreaterThan(5)
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('grant an identity token only to jobs that deploy, and those run no test', () => {
    for (const { workflow } of workflows) expect(workflow.permissions).toEqual({ contents: 'read' })
    const mayAsk = jobs.filter(({ permissions }) => permissions?.['id-token'] === 'write')
    expect(mayAsk.map(({ where }) => where)).toEqual(['ci.yml: preview', 'deploy.yml: deploy'])
    for (const job of mayAsk) {
      expect(authOf(job)).toBeDefined()
      expect(job.steps.map(({ run }) => run ?? '').join('\n')).not.toMatch(/\.ci\/run|npm test/)
    }
    for (const job of jobs) if (!mayAsk.includes(job)) expect(authOf(job)).toBeUndefined()
  })

  it('pass on every setting that a deployment has', () => {
    const { text } = workflows.find(({ name }) => name === 'deploy.yml') ?? { text: '' }
    const env = z
      .object({ jobs: z.object({ deploy: z.object({ env: z.record(z.string(), z.unknown()) }) }) })
      .parse(parse(text)).jobs.deploy.env
    const inFile = parseEnv(readFileSync(inRoot('deploy.env.example'), 'utf8'))
    for (const name of [...SETTING_NAMES, ...Object.keys(inFile)]) expect(env, name).toHaveProperty(name)
  })

  it('deploy a preview and the product as different accounts, from different environments', () => {
    const accounts = jobs.flatMap((job) => {
      const account = authOf(job)?.with?.service_account
      return account === undefined ? [] : [{ environment: job.environment, account }]
    })
    expect(accounts).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own placeholder, as it stands in the file.
      { environment: 'preview', account: '${{ vars.PREVIEW_SERVICE_ACCOUNT }}' },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: likewise.
      { environment: 'production', account: '${{ vars.DEPLOY_SERVICE_ACCOUNT }}' },
    ])
  })
})
