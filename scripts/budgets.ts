import { BUDGETS, measure } from './lib/budgets.ts'
import { buildAll } from './lib/build.ts'
import { inRoot } from './lib/paths.ts'
import { runMain, Stop } from './lib/say.ts'

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`

/** `npm run budgets`: what each page loads at first, against what it may. Exit code 1 when one is over. */
await runMain(async () => {
  await buildAll()
  const dist = inRoot('hosting', 'dist')
  const rows: Record<string, Record<string, string>> = {}
  const problems: string[] = []
  for (const budget of BUDGETS) {
    const measured = await measure(budget, dist)
    rows[budget.page] = {
      script: kB(measured.script),
      'script at most': kB(budget.script),
      style: kB(measured.style),
      'style at most': kB(budget.style),
    }
    problems.push(...measured.problems.map((problem) => `${budget.page}: ${problem}`))
  }
  console.table(rows)
  if (problems.length > 0) throw new Stop(`Over budget.\n${problems.join('\n')}`)
})
