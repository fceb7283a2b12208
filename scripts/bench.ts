import { readFile } from 'node:fs/promises'
import { run } from './lib/child.ts'
import { inRoot } from './lib/paths.ts'
import { runMain, Stop, say } from './lib/say.ts'

/** `npm run bench -- NAME…`: runs benchmarks (the scripts `bench:NAME`) one after the other; without a name it lists them. */
await runMain(async () => {
  const { scripts } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const names = Object.keys(scripts).flatMap((name) =>
    name.startsWith('bench:') ? [name.slice('bench:'.length)] : [],
  )
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Stop(`No such benchmark: ${unknown.join(', ')}. There are: ${names.join(', ')}`, 2)
  if (wanted.length === 0) say(`Benchmarks: ${names.join(', ')}. Run one with npm run bench -- ${names[0]}`)
  for (const name of wanted) await run('npm', ['run', `bench:${name}`])
})
