import { goldenPages } from './golden-pages.ts'

/** The smallest case of each benchmark. It takes about a minute and only shows that the benchmark still runs. */
export const SMALLEST: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  reading: async () => ['--pages', await goldenPages()],
  insight: async () => ['--only=sandbox company', '--sizes=5', '--chars=5000'],
  model: async () => [],
  draft: async () => ['--pages=1', '--changes=3'],
  lighthouse: async () => ['--page', '/terms', '--runs', '1'],
  load: async () => ['--jobs', '2', '--users', '4', '--seconds', '4'],
  'api-memory': async () => ['--rounds', '1'],
  memory: async () => ['--batches', '1', '--jobs', '2'],
  start: async () => ['--rounds', '1'],
  overhead: async () => ['--rounds', '1'],
}
