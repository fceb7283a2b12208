import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { ROOT } from './paths.ts'
import { type Process, processesBelow } from './processes.ts'
import { Stop } from './say.ts'

/** Runs a command and passes its output through. @throws Stop when it fails */
export async function run(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; quiet?: boolean; hint?: string } = {},
): Promise<void> {
  const code = await exitCodeOf(command, args, options)
  if (code !== 0) {
    throw new Stop(
      `${command} ${args.join(' ')} failed (exit code ${code}).${options.hint ? ` ${options.hint}` : ''}`,
    )
  }
}

export const NO_SUCH_COMMAND = 127

/** Runs a command and returns its exit code; `NO_SUCH_COMMAND` when there is none. */
export function exitCodeOf(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      // The output of commands goes to stderr, because stdout is for the result of the script.
      stdio: ['ignore', options.quiet ? 'ignore' : 2, options.quiet ? 'ignore' : 2],
    })
    child.on('error', () => resolve(NO_SUCH_COMMAND))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a command concurrently with others and passes its output through after it has ended, so that lines do not mix. */
export function exitCodeThenOutput(
  command: string,
  args: string[],
  options: { env?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', () => resolve(NO_SUCH_COMMAND))
    child.on('close', (code) => {
      process.stderr.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

/** A service that runs until it is stopped. */
export interface Service {
  readonly name: string
  /** Its process group. */
  readonly group: number
  readonly logFile: string
  /** Resolves with its exit code once it has ended, by itself or not. */
  readonly ended: Promise<number>
  /** Signals the service to end, waits, and finally kills it. */
  stop(): Promise<void>
}

/** How long a service may take to save its data and end. */
const STOP_PATIENCE_MS = 45_000

/** Starts a service in its own process group. Ctrl-C then reaches only this script, which stops services in order. */
export async function startService(
  name: string,
  command: string,
  args: string[],
  options: {
    env?: Record<string, string>
    logFile: string
    onOutput?: (text: string) => void
    patienceMs?: number
  },
): Promise<Service> {
  await mkdir(dirname(options.logFile), { recursive: true })
  const output = createWriteStream(options.logFile)
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output.write(text)
      options.onOutput?.(text)
    })
  }
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(NO_SUCH_COMMAND))
    child.once('close', (code) => resolve(code ?? 1))
  })
  return {
    name,
    group: child.pid ?? 0,
    logFile: options.logFile,
    ended,
    stop: () => stopGroup(child, ended, options.patienceMs ?? STOP_PATIENCE_MS),
  }
}

async function stopGroup(child: ChildProcess, ended: Promise<number>, patienceMs: number): Promise<void> {
  signalGroup(child, 'SIGINT')
  const timer = setTimeout(() => killTree(child), patienceMs)
  await ended
  clearTimeout(timer)
  // Kills processes that the leader left behind in its group.
  signalGroup(child, 'SIGKILL')
}

/**
 * Kills a service that did not end, and all its descendants. The emulator suite starts the Firestore emulator in a
 * session of its own. A signal to the group does not reach it, and it would keep its port.
 */
function killTree(child: ChildProcess): void {
  const below = child.pid === undefined ? [] : processesBelow(child.pid)
  signalGroup(child, 'SIGKILL')
  killEach(below)
}

/**
 * Makes a signal to end kill all processes that this script has started, because services in their own process groups would
 * keep running and hold their ports. For scripts whose services hold no data to save.
 */
export function killAllOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      killEach(processesBelow(process.pid))
      process.exit(128 + constants.signals[signal])
    })
}

function killEach(processes: readonly Process[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has already ended, with its group or by itself.
    }
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!gone) throw error
  }
}
