import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildAll } from '../../scripts/lib/build.ts'
import { runMain, Stop, say } from '../../scripts/lib/say.ts'

const LoadedSchema = z.object({
  names: z.array(z.string()),
  milliseconds: z.number(),
  processor: z.number(),
  megabytes: z.number(),
})
type Loaded = z.infer<typeof LoadedSchema>

/**
 * `npm run bench:start`: what a cold start of each function costs on this machine: milliseconds until its code is loaded
 * (and those of the processor, which other work on the machine changes less), and memory then; beside them what one bundle of all functions would cost. Medians. Exit code 1 when a process loads
 * another function than its own.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
  const rounds = Number(values.rounds)
  await buildAll()
  const { names } = await load(undefined)
  const rows: Record<string, { 'load ms': number; 'of it processor': number; 'memory MB': number }> = {}
  for (const name of [...names, undefined]) {
    const runs: Loaded[] = []
    for (let round = 0; round < rounds; round += 1) runs.push(await load(name))
    const others = runs.flatMap((run) => run.names).filter((found) => found !== name)
    if (name !== undefined && others.length > 0)
      throw new Stop(`A process of ${name} loads ${[...new Set(others)].join(', ')} as well.`)
    rows[name ?? 'all in one'] = {
      'load ms': Math.round(median(runs.map(({ milliseconds }) => milliseconds))),
      'of it processor': Math.round(median(runs.map(({ processor }) => processor))),
      'memory MB': Math.round(median(runs.map(({ megabytes }) => megabytes))),
    }
  }
  console.table(rows)
  say(`Medians of ${rounds}.`)
})

/** Loads the functions in a process of its own. @param target the function it serves; undefined for all of them */
async function load(target: string | undefined): Promise<Loaded> {
  const child = fork(fileURLToPath(new URL('./start-host.ts', import.meta.url)), {
    env: {
      PATH: process.env.PATH ?? '',
      GCLOUD_PROJECT: 'demo-start',
      ...(target !== undefined && { FUNCTION_TARGET: target }),
    },
  })
  const ended = once(child, 'exit')
  const [message] = await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Stop(`The process of ${target ?? 'all functions'} ended before its code was loaded.`)
    }),
  ])
  await ended
  return LoadedSchema.parse(message)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
