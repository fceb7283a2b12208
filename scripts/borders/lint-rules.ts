import { BORDERS, PURE, PURE_PACKAGES } from './table.ts'

/** How many levels below a feature's folder a file may be. */
const DEPTHS = [0, 1, 2, 3, 4]

/** The sources of another package by their path. A package is imported by its name. */
const OTHER_SOURCES = '../**/src/**'

interface Override {
  readonly includes: readonly string[]
  readonly linter: {
    readonly rules: { readonly style: { readonly noRestrictedImports: RestrictedImports } }
  }
}
interface RestrictedImports {
  readonly level: 'error'
  readonly options: {
    readonly patterns: readonly { readonly group: readonly string[]; readonly message: string }[]
  }
}

/**
 * Biome's overrides for the table. A relative import means another folder at each depth, so each depth has its own
 * rule: `../text/x.ts` is the neighbour `text` for `coverage/a.ts`, and `coverage/text` for `coverage/topics/a.ts`.
 */
export function lintRules(): { readonly overrides: readonly Override[] } {
  const overrides = Object.entries(BORDERS).flatMap(([root, features]) =>
    Object.entries(features).flatMap(([feature, allowed]) => {
      const forbidden = Object.keys(features).filter((each) => each !== feature && !allowed.includes(each))
      const packages = PURE[`${root}/${feature}`] ?? []
      if (forbidden.length + packages.length === 0) return []
      return DEPTHS.map((depth) => ruleOf(`${root}/${feature}`, depth, forbidden, allowed, packages))
    }),
  )
  return { overrides: [...overrides, ...Object.entries(PURE_PACKAGES).map(purePackage), testsRule()] }
}

function purePackage([name, others]: [string, readonly string[]]): Override {
  const group = [OTHER_SOURCES, 'node:*', 'firebase-*', 'firebase-*/**', 'got', ...others]
  const message = `${name}/ also runs in the browser and stays pure (scripts/borders/table.ts).`
  return restricting(sourcesOnly([`${name}/src/**/*.ts`]), group, message)
}

function ruleOf(
  folder: string,
  depth: number,
  forbidden: readonly string[],
  allowed: readonly string[],
  packages: readonly string[],
): Override {
  const up = '../'.repeat(depth + 1)
  const may = allowed.length === 0 ? 'nothing of its neighbours' : `only ${allowed.join(', ')}`
  const group = [OTHER_SOURCES, ...forbidden.map((feature) => `${up}${feature}/**`), ...packages]
  const message = `${folder} may import ${may} (scripts/borders/table.ts).`
  return restricting(sourcesOnly([`${folder}/${'*/'.repeat(depth)}*.{ts,tsx}`]), group, message)
}

/** What a bench measures may change with every run of it: what tests share with benches is in folders of its own. */
function testsRule(): Override {
  const message =
    'Tests take their cases from tests/cases and their helpers from tests/support, never from a bench.'
  return restricting(['*/src/**/*.test.{ts,tsx}', '*/src/**/testing/**'], ['**/tests/bench/**'], message)
}

/** Tests may import across borders, to compare one part with another. */
function sourcesOnly(files: readonly string[]): string[] {
  return [...files, '!**/*.test.{ts,tsx}', '!**/testing/**']
}

function restricting(files: readonly string[], group: readonly string[], message: string): Override {
  return {
    includes: files,
    linter: {
      rules: {
        style: { noRestrictedImports: { level: 'error', options: { patterns: [{ group, message }] } } },
      },
    },
  }
}
