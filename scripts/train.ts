import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exitCodeOf, run } from './lib/child.ts'
import { inRoot, LOCAL } from './lib/paths.ts'
import { runMain, Stop, say } from './lib/say.ts'

const USAGE = `usage: npm run train -- --pages DIR [--curve]

  --pages DIR  folder that holds pages/*.html.gz and truth.json.gz
  --curve      instead of new models, how the figures grow with the number of pages

Python 3 with scripts/train/requirements.txt does the learning; PYTHON names another than python3.`

const REQUIREMENTS = 'scripts/train/requirements.txt'

/**
 * `npm run train`: trains the reader's models on labelled pages and writes them, with their provenance, to
 * functions/src/reading/main-text/model/models.json. Intermediate results are kept in .local/reading, so that an
 * interrupted run continues.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, curve: { type: 'boolean', default: false } },
  })
  if (values.pages === undefined || !existsSync(join(values.pages, 'truth.json.gz'))) throw new Stop(USAGE, 2)
  const python = process.env.PYTHON ?? 'python3'
  if ((await exitCodeOf(python, ['-c', 'import lightgbm, numpy'], { quiet: true })) !== 0)
    throw new Stop(`${python} lacks what it learns with: ${python} -m pip install -r ${REQUIREMENTS}`)
  const data = join(LOCAL, 'reading')
  await run(process.execPath, [inRoot('scripts/train/dump.ts'), '--pages', values.pages, '--out', data])
  const models = inRoot('functions/src/reading/main-text/model/models.json')
  await run(python, [
    inRoot('scripts/train/train.py'),
    '--data',
    data,
    ...(values.curve ? ['--curve'] : ['--out', models]),
  ])
  if (values.curve) return
  await run('node_modules/.bin/vitest', ['run', 'scripts/train/golden.test.ts'], {
    hint: 'The models changed what golden pages read as: look at the difference, then run vitest with -u.',
  })
  say(`Written: ${models}`)
})
