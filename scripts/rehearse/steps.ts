import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { inRoot } from '../lib/paths.ts'

const Env = z.record(z.string(), z.coerce.string()).default({})
const DeployWorkflowSchema = z.object({
  jobs: z.object({
    deploy: z.object({
      env: Env,
      steps: z.array(z.object({ run: z.string().optional(), env: Env })),
    }),
  }),
})

export interface Step {
  readonly run: string
  readonly env: Readonly<Record<string, string>>
}

/** Installation is skipped, because the packages are already here. */
const INSTALL = /^npm ci\b/

/**
 * The commands of the deploy workflow, read from its file, with its variables filled in.
 * @param variables the variables of the GitHub environment
 * @throws Error naming a variable that is not among them, or a placeholder of another kind
 */
export function deploySteps(variables: Readonly<Record<string, string>>): Step[] {
  const text = readFileSync(inRoot('.github', 'workflows', 'deploy.yml'), 'utf8')
  const { env, steps } = DeployWorkflowSchema.parse(parse(text)).jobs.deploy
  return steps.flatMap(({ run, env: own }) => {
    if (run === undefined || INSTALL.test(run)) return []
    const all = Object.entries({ ...env, ...own }).map(([name, value]) => [name, filled(value, variables)])
    return [{ run: filled(run, variables), env: Object.fromEntries(all) as Record<string, string> }]
  })
}

function filled(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (whole, expression: string) => {
    const name = expression.match(/^vars\.(\w+)$/)?.[1]
    const value = name === undefined ? undefined : variables[name]
    if (value === undefined) throw new Error(`the rehearsal has no value for ${whole}`)
    return value
  })
}
