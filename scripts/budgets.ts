import { BUDGETS, CHUNK_BUDGETS, kB, measure, measureChunk } from './lib/budgets.ts'
import { buildAll } from './lib/build.ts'
import { inRoot } from './lib/paths.ts'
import { runMain, Stop } from './lib/say.ts'

/**
 * `npm run budgets`: compares the bytes that each page loads at first with its budget. Exit code 1 when one exceeds it.
 * Sizes are those after gzip, which a deploy uploads. Browsers that accept brotli load less.
 */
await runMain(async () => {
  await buildAll()
  const dist = inRoot('hosting', 'dist')
  const rows: Record<string, Record<string, string>> = {}
  const problems: string[] = []
  for (const budget of BUDGETS) {
    const measured = await measure(budget, dist)
    rows[budget.page] = {
      script: kB(measured.script.gzip),
      'at most': kB(budget.script),
      'script, brotli': kB(measured.script.brotli),
      style: kB(measured.style.gzip),
      'style at most': kB(budget.style),
    }
    problems.push(...measured.problems.map((problem) => `${budget.page}: ${problem}`))
  }
  for (const chunk of CHUNK_BUDGETS) {
    const { gzip, problem } = await measureChunk(chunk, dist)
    rows[chunk.name] = { script: kB(gzip), 'at most': kB(chunk.script) }
    if (problem !== null) problems.push(`${chunk.name}: ${problem}`)
  }
  console.table(rows)
  if (problems.length > 0) throw new Stop(`Over budget.\n${problems.join('\n')}`)
})
