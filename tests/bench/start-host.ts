import { inRoot } from '../../scripts/lib/paths.ts'

/**
 * Loads the built functions once, as a process of the cloud does, and answers which functions it found, the time that
 * took in milliseconds, that of the processor in it, and the memory of the process in MB.
 */
const began = performance.now()
const idle = process.cpuUsage()
const functions: Record<string, unknown> = await import(inRoot('functions', 'dist', 'index.js'))
const { user, system } = process.cpuUsage(idle)
process.send?.({
  names: Object.keys(functions).filter((name) => functions[name] !== undefined),
  milliseconds: performance.now() - began,
  processor: (user + system) / 1_000,
  megabytes: process.memoryUsage.rss() / 1_048_576,
})
process.disconnect()
