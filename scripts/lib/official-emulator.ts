import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Service, startService } from './child.ts'
import { LOCAL } from './paths.ts'

const RELATIVE = join('platform', 'cloud-firestore-emulator', 'cloud_firestore_emulator')

/** Finds the start script of the official emulator in the Google Cloud SDK, if this machine has it. */
export function findOfficialEmulator(): string | null {
  const beside = (process.env.PATH ?? '').split(delimiter).map((folder) => join(dirname(folder), RELATIVE))
  const usual = ['/usr/lib/google-cloud-sdk', '/opt/google-cloud-sdk', '/usr/share/google-cloud-sdk']
  return (
    [...beside, ...usual.map((folder) => join(folder, RELATIVE))].find((file) => existsSync(file)) ?? null
  )
}

/** For a program that lives two minutes: the optimising compiler and a concurrent collector cost it more than they save. */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

/** Starts the official emulator on a port, to test the rules on a second implementation. @returns null when it does not start */
export async function startOfficialEmulator(script: string, port: number): Promise<Service | null> {
  const service = await startService(
    'The official Firestore emulator',
    script,
    ['--host=127.0.0.1', `--port=${port}`],
    {
      logFile: join(LOCAL, 'official-emulator.log'),
      env: { JAVA_TOOL_OPTIONS: `${process.env.JAVA_TOOL_OPTIONS ?? ''} ${SHORT_LIVED}`.trim() },
    },
  )
  for (let tries = 0; tries < 60; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return service
    await sleep(500)
  }
  await service.stop()
  return null
}
