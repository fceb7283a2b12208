import { createServer } from 'node:net'
import { Stop } from './say.ts'

/** The emulator suite's ports, and the sandbox's; firebase.json has the same. */
const DEFAULTS = {
  hosting: 5000,
  functions: 5001,
  sandbox: 5055,
  firestore: 8080,
  auth: 9099,
  // Ports that only the suite itself uses are close together, so that copies at round offsets do not collide.
  hub: 4400,
  logging: 4401,
  eventarc: 4402,
  tasks: 4403,
  firestoreWebsocket: 4404,
} as const

export type Ports = Record<keyof typeof DEFAULTS, number>

export function portsAt(offset: number): Ports {
  return Object.fromEntries(Object.entries(DEFAULTS).map(([name, port]) => [name, port + offset])) as Ports
}

/**
 * Reads `--port-offset N`, or the variable that npm sets for it when `--` is left out before it.
 * @throws Stop when N is not a usable number
 */
export function portOffset(args: readonly string[]): number {
  const at = args.indexOf('--port-offset')
  const joined = args.find((arg) => arg.startsWith('--port-offset='))?.split('=')[1]
  const text = joined ?? (at >= 0 ? (args[at + 1] ?? '') : (process.env.npm_config_port_offset ?? '0'))
  const offset = Number(text)
  if (text === '' || !Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new Stop(
      '--port-offset wants a whole number from 0 to 50000, e.g. npm start -- --port-offset 100',
      2,
    )
  }
  return offset
}

/** Ports that `fetch` and browsers refuse to open, of those an offset can reach (https://fetch.spec.whatwg.org/#port-blocking). */
const BLOCKED = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080])

/** @throws Stop naming every port that something else holds, or that no browser would open */
export async function requireFree(ports: Ports, offset: number): Promise<void> {
  const blocked = Object.entries(ports).filter(([, port]) => BLOCKED.has(port))
  if (blocked.length > 0) {
    const list = blocked.map(([name, port]) => `${port} (${name})`).join(', ')
    throw new Stop(
      `Browsers refuse to open port ${list}. Choose another, e.g. npm start -- --port-offset ${offset + 100}`,
    )
  }
  const checks = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ({ name, port, free: await isFree(port) })),
  )
  const taken = checks.filter((check) => !check.free)
  if (taken.length === 0) return
  const list = taken.map(({ name, port }) => `${port} (${name})`).join(', ')
  throw new Stop(
    `Something already listens on port ${list}. Perhaps another copy is running: stop it, or run this one beside it ` +
      `with npm start -- --port-offset ${offset + 100}`,
  )
}

/** @throws Stop when no copy of the product runs on these ports */
export async function requireRunning(ports: Ports): Promise<void> {
  if (!(await isFree(ports.firestore))) return
  throw new Stop(
    `Nothing answers at 127.0.0.1:${ports.firestore} (Firestore): is npm start running? (--port-offset N for another copy)`,
  )
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
