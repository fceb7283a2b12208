import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCAL } from '../../scripts/lib/paths.ts'
import { portsAt } from '../../scripts/lib/ports.ts'
import type { Suite } from '../../scripts/lib/suite.ts'

/** Whether the functions have logged this event about this analysis. */
export async function hasLogged(
  suite: Pick<Suite, 'ports'>,
  event: string,
  analysisId: string,
): Promise<boolean> {
  const offset = suite.ports.hosting - portsAt(0).hosting
  const log = await readFile(join(LOCAL, `emulators-${offset}.log`), 'utf8')
  return log
    .split('\n')
    .some((line) => line.includes(`"event":"${event}"`) && line.includes(`"${analysisId}"`))
}
