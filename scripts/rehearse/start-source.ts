import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitCodeOf, startService } from '../lib/child.ts'
import { readZip } from './read-zip.ts'

/**
 * Installs an uploaded archive alone, from its own lock file, and starts its API as the platform does.
 * @returns the problems
 */
export async function startSource(source: Buffer, folder: string, project: string): Promise<string[]> {
  for (const [path, content] of readZip(source)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const install = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  if ((await exitCodeOf('npm', [...install, '--prefix', folder], { quiet: true })) !== 0)
    return ['npm ci of the uploaded archive failed']
  const port = 39_000 + (process.pid % 1_000)
  const service = await startService(
    'The uploaded API',
    'functions-framework',
    [`--source=${folder}`, '--target=api', `--port=${port}`],
    {
      logFile: join(folder, 'start.log'),
      env: {
        GCLOUD_PROJECT: project,
        FUNCTION_TARGET: 'api',
        FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
        NODE_ENV: 'production',
      },
    },
  )
  let status = 'nothing'
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
      if (answer?.status === 200) return []
      if (answer !== null) status = String(answer.status)
      await sleep(200)
    }
    // The folder is deleted with the rehearsal, so the fault includes its log.
    const log = await readFile(service.logFile, 'utf8').catch(() => '')
    return [`the uploaded API answers ${status} to /api/health: ${log.split('\n').slice(-15).join('\n')}`]
  } finally {
    await service.stop()
  }
}
