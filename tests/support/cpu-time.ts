/**
 * What a computation takes of the processor, in ms. Unlike the time on a clock it hardly depends on what else runs on the
 * machine. All threads of this process count, so nothing else may run in it meanwhile.
 */
export function cpuTimeOf(compute: () => unknown): number {
  const before = process.cpuUsage()
  compute()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
