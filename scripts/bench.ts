import { parseArgs } from 'node:util'
import { benchNames } from './lib/bench-names.ts'
import { run } from './lib/child.ts'
import { runMain, Stop, say } from './lib/say.ts'
import { SMALLEST } from './lib/smallest-benches.ts'

/**
 * `npm run bench -- NAME…`: runs benchmarks (the scripts `bench:NAME`) one after the other; without a name it lists them.
 * `npm run bench -- --smallest` runs each one's smallest case, to see that all of them still run; CI does.
 */
await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { smallest: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const names = await benchNames()
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Stop(`No such benchmark: ${unknown.join(', ')}. There are: ${names.join(', ')}`, 2)
  const wanted = values.smallest && positionals.length === 0 ? names : positionals
  if (wanted.length === 0) say(`Benchmarks: ${names.join(', ')}. Run one with npm run bench -- ${names[0]}`)
  for (const name of wanted) {
    const smallest = values.smallest ? ((await SMALLEST[name]?.()) ?? []) : []
    say(`bench:${name} ${smallest.join(' ')}`)
    await run('npm', ['run', '--silent', `bench:${name}`, '--', ...smallest])
  }
})
