import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LOCAL } from '../paths.ts'

/**
 * Calls a function of a module on a machine that has these programs and no others.
 * @param programs the text of each for /bin/sh, by its name
 * @param module the address of the module
 * @returns all that was printed, and what the call resolved with, or the message of what it threw
 */
export async function onBareMachine(
  programs: Readonly<Record<string, string>>,
  { module, call }: { readonly module: URL; readonly call: string },
): Promise<string> {
  mkdirSync(LOCAL, { recursive: true })
  const folder = mkdtempSync(join(LOCAL, 'machine-'))
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const code = `const { ${call} } = await import(${JSON.stringify(module.href)})
    console.log(await ${call}().then((found) => JSON.stringify(found), ({ message }) => message))`
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', code],
      { env: { PATH: folder, GAPLENS_CACHE: folder } },
    )
    return stdout + stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}
