import { spawnSync } from 'node:child_process'

export interface Process {
  readonly pid: number
  /** Memory it holds, in MB. */
  readonly residentMb: number
  /** Its command line. */
  readonly command: string
}

/** The descendants of a process according to `ps` (Linux and macOS); empty when there is no `ps`. */
export function processesBelow(root: number): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  })
  const all = [...(stdout ?? '').matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)].map(
    ([, pid, parent, kilobytes, command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      residentMb: Number(kilobytes) / 1_024,
      command: command ?? '',
    }),
  )
  const found: Process[] = []
  const roots = [root]
  for (const parent of roots) {
    const children = all.filter((each) => each.parent === parent)
    found.push(...children.map(({ pid, residentMb, command }) => ({ pid, residentMb, command })))
    roots.push(...children.map(({ pid }) => pid))
  }
  return found
}
