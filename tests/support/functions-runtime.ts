import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from '../../functions/src/providers/testing/listen.ts'
import { inRoot } from '../../scripts/lib/paths.ts'

export interface FunctionsRuntime {
  /** Address of the function itself, without Hosting in front of it. */
  readonly address: string
  /** Peak memory of the process in MiB. */
  peakMiB(): Promise<number>
  isRunning(): boolean
  stop(): Promise<void>
}

/** Memory of an instance in MiB, the same as `memory` in `functions/src/entries/api.ts`. */
export const INSTANCE_MIB = 1_024

/**
 * Starts the built API as a deployment runs it: in the Functions runtime, in a process with the memory of an instance. The
 * Auth emulator is not used, so that tokens are verified as in production.
 */
export async function startFunctionsRuntime(environment: Record<string, string>): Promise<FunctionsRuntime> {
  const probe = await listen(() => undefined)
  const { port } = probe
  await probe.close()
  const { FIREBASE_AUTH_EMULATOR_HOST: _, ...inherited } = process.env
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${INSTANCE_MIB}`,
      inRoot('node_modules/@google-cloud/functions-framework/build/src/main.js'),
      '--target=api',
      '--signature-type=http',
      `--source=${inRoot('functions')}`,
      `--port=${port}`,
    ],
    { env: { ...inherited, FUNCTION_TARGET: 'api', ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      said = (said + piece).slice(-2_000)
    })
  const address = `http://127.0.0.1:${port}`
  for (let waits = 0; ; waits += 1) {
    const answers = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) break
    if (waits > 300 || child.exitCode !== null)
      throw new Error(`The Functions runtime did not start. ${said}`)
    await sleep(100)
  }
  return {
    address,
    async peakMiB() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
