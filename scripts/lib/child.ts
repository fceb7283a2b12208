import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ROOT } from './paths.ts'
import { processesBelow } from './processes.ts'
import { Stop } from './say.ts'

/** Runs a command to its end, its output on ours. @throws Stop when it fails */
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

/** Runs a command to its end and answers its exit code; 127 when there is no such command. */
export function exitCodeOf(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      // What a script builds or installs is told on stderr: stdout belongs to its result.
      stdio: ['ignore', options.quiet ? 'ignore' : 2, options.quiet ? 'ignore' : 2],
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** A service that runs until it is told to end. */
export interface Service {
  readonly name: string
  /** Its process group. */
  readonly group: number
  readonly logFile: string
  /** Resolves with its exit code once it has ended, by itself or not. */
  readonly ended: Promise<number>
  /** Asks it to end, waits, and in the end makes it. */
  stop(): Promise<void>
}

/** How long a service gets to save its data and go. */
const STOP_PATIENCE_MS = 45_000

/** Starts a service in a process group of its own, so that Ctrl-C reaches us alone and we end it in order. */
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
    child.once('error', () => resolve(127))
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
  // What the leader left behind in its group goes with it.
  signalGroup(child, 'SIGKILL')
}

/**
 * Ends a service that would not end itself, and all below it: the emulator suite starts Firestore's in a session of its
 * own, which a signal to the group does not reach and which would hold its port for good.
 */
function killTree(child: ChildProcess): void {
  const below = child.pid === undefined ? [] : processesBelow(child.pid)
  signalGroup(child, 'SIGKILL')
  for (const { pid } of below) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Went with the group.
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
