import { readdir, readFile } from 'node:fs/promises'

/** All processes of a process group, and those below them, by `/proc` (Linux). Empty elsewhere. */
export async function descendants(group: number): Promise<number[]> {
  const names = await readdir('/proc').catch((): string[] => [])
  const parents = new Map<number, number>()
  const found = new Set<number>()
  for (const name of names.filter((each) => /^\d+$/.test(each))) {
    // "pid (command) state parent group …": a command may itself hold brackets.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const [, parent, processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    parents.set(Number(name), Number(parent))
    if (Number(processGroup) === group) found.add(Number(name))
  }
  for (let grown = true; grown; ) {
    grown = false
    for (const [pid, parent] of parents) {
      if (!found.has(parent) || found.has(pid)) continue
      found.add(pid)
      grown = true
    }
  }
  return [...found]
}

/** Memory a process holds, in MB. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024
}
