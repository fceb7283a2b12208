import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startService } from './child.ts'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition() && tries < 400; tries += 1) await sleep(50)
}

describe('a service that will not end', () => {
  it('is killed with all its descendants, including those in a session of their own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gaplens-child-'))
    const deaf = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000);"
    const script = `${deaf}
      const { spawn } = require('node:child_process')
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { detached: true, stdio: 'ignore' })
      console.log(child.pid)`
    const logFile = join(folder, 'log')
    const service = await startService('deaf', process.execPath, ['-e', script], { logFile, patienceMs: 200 })
    const pid = () => (existsSync(logFile) ? Number(readFileSync(logFile, 'utf8').trim()) : 0)
    await until(() => pid() > 0)
    expect(isAlive(pid())).toBe(true)
    await service.stop()
    await until(() => !isAlive(pid()))
    expect(isAlive(pid())).toBe(false)
  })
})

describe('a script that gets a signal to end', () => {
  it('kills the services that it started, in groups of their own too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gaplens-child-'))
    const logFile = join(folder, 'log')
    const service = 'console.log(process.pid); setInterval(() => {}, 1000)'
    const script = `import { killAllOnSignal, startService } from ${JSON.stringify(new URL('child.ts', import.meta.url).href)}
      killAllOnSignal()
      await startService('kept', process.execPath, ['-e', ${JSON.stringify(service)}], { logFile: ${JSON.stringify(logFile)} })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const pid = () => (existsSync(logFile) ? Number(readFileSync(logFile, 'utf8').trim()) : 0)
    await until(() => pid() > 0)
    expect(isAlive(pid())).toBe(true)
    child.kill('SIGTERM')
    expect(await ended).toBe(143)
    await until(() => !isAlive(pid()))
    expect(isAlive(pid())).toBe(false)
  })
})
