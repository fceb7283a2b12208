/** An entry of `packages` in npm's lock file (version 3), which describes an installed package. */
export interface LockedPackage {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly link?: boolean
  readonly [other: string]: unknown
}
export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** The fields of a package.json that concern run time. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly engines?: Readonly<Record<string, string>>
}

/**
 * Makes a lock file for one workspace from that of the repository. It holds the packages that the workspace needs at run
 * time, in the versions that were tested, placed as npm places them. A deploy uploads one folder only. Without a lock
 * file there it would install whatever versions the registry has that day.
 * @param packages `packages` of the repository's lock file
 * @param workspace the workspace's folder, as the lock file names it
 * @throws Error naming a package that the repository's lock file does not have
 */
export function pruneLock(packages: LockedPackages, workspace: string, manifest: Manifest) {
  /** The path of each package in the new tree, and its path in the old one. */
  const placed = new Map<string, string>()
  const waiting: { readonly at: string; readonly from: string; readonly names: readonly string[] }[] = [
    { at: '', from: workspace, names: Object.keys(manifest.dependencies) },
  ]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const name of next.names) {
      const source = resolve(packages, next.from, name)
      if (source === null) {
        if (isRequired(packages, next.from, name, manifest))
          throw new Error(`${name}, which ${next.from} needs, is not in package-lock.json`)
        continue
      }
      const place = placeFor(placed, next.at, name, source)
      if (placed.has(place)) continue
      placed.set(place, source)
      waiting.push({ at: place, from: source, names: neededBy(packages[source] ?? {}) })
    }
  }
  const entries = [...placed].map(([place, source]) => [place, locked(packages[source] ?? {})] as const)
  const root: LockedPackage = { ...manifest }
  const all: Record<string, LockedPackage> = {
    '': root,
    ...Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
  return {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: 3,
    requires: true,
    packages: all,
  }
}

/** The packages that an entry needs. Optional and peer dependencies are taken if the repository has them. */
function neededBy({ dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] {
  return Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })
}

function isRequired(packages: LockedPackages, from: string, name: string, manifest: Manifest): boolean {
  const asking = packages[from]
  return asking === undefined || asking.link === true
    ? name in manifest.dependencies
    : name in (asking.dependencies ?? {}) && !(name in (asking.optionalDependencies ?? {}))
}

/** Resolves a package as Node does: in the folder's own node_modules, then in those above. */
function resolve(packages: LockedPackages, from: string, name: string): string | null {
  for (const folder of foldersUpFrom(from)) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place] !== undefined) return place
  }
  return null
}

/** The highest folder in which no other version is in the way. npm puts a package there. */
function placeFor(placed: ReadonlyMap<string, string>, at: string, name: string, source: string): string {
  let best = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
  for (const folder of foldersUpFrom(at)) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const there = placed.get(place)
    if (there === source) return place
    if (there !== undefined) break
    best = place
  }
  return best
}

/** The folder of a package and those above it that can hold a node_modules, innermost first. */
function foldersUpFrom(folder: string): string[] {
  const folders = [folder]
  let rest = folder
  while (rest !== '') {
    const cut = rest.lastIndexOf('/node_modules/')
    rest = cut < 0 ? '' : rest.slice(0, cut)
    folders.push(rest)
  }
  return folders
}

/** The entry without the marks for development packages, which are true only for the complete repository. */
function locked({ dev: _, devOptional: __, ...entry }: LockedPackage): LockedPackage {
  return entry
}
