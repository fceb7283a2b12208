import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VERDICT_TEXT, verdictLines } from '@gaplens/report/archive/verdict-text'
import { verifyFiles, verifyZip } from '@gaplens/report/archive/verify'

/**
 * `node verify.mjs archive.zip`, or a folder that an archive was unpacked to; without either, the folder it stands in.
 * It ends with 0 when all is as it was, 1 when something differs, 2 when there is nothing to read.
 */
const [target = dirname(fileURLToPath(import.meta.url))] = process.argv.slice(2)
try {
  const isFolder = (await stat(target)).isDirectory()
  const verdict = isFolder
    ? await verifyFiles(await readFolder(target))
    : await verifyZip(new Uint8Array(await readFile(target)))
  print([VERDICT_TEXT.title, target, '', ...verdictLines(verdict), '', ...VERDICT_TEXT.meaning])
  process.exitCode = verdict.problems.length === 0 ? 0 : 1
} catch (error) {
  print([
    VERDICT_TEXT.title,
    `讀不到「${target}」：${error instanceof Error ? error.message : String(error)}`,
  ])
  process.exitCode = 2
}

async function readFolder(folder: string): Promise<Map<string, Uint8Array>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, Uint8Array]> => {
      const path = join(entry.parentPath, entry.name)
      return [relative(folder, path).split(sep).join('/'), new Uint8Array(await readFile(path))]
    })
  return new Map(await Promise.all(files))
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
