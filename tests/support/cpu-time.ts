/**
 * The processor time of a computation in milliseconds. Unlike elapsed time it hardly depends on the load of the machine. All
 * threads of this process count, so nothing else may run in it at the same time.
 */
export function cpuTimeOf(compute: () => unknown): number {
  const before = process.cpuUsage()
  compute()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
