import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { portOffset, portsAt, requireFree, requireRunning } from './ports.ts'

describe('the ports of a copy', () => {
  it('are moved together by its offset', () => {
    expect(portsAt(100).hosting - portsAt(0).hosting).toBe(100)
    expect(portsAt(100).tasks - portsAt(0).tasks).toBe(100)
  })

  it.each([['--port-offset', '100'], ['--port-offset=100']])('are read from %j', (...args) => {
    expect(portOffset(args)).toBe(100)
  })

  it.each(['', '-1', '1.5', 'x', '50001'])('cannot be moved by %j', (text) => {
    expect(() => portOffset(['--port-offset', text])).toThrow('whole number')
  })

  it('are refused where browsers would not open them', async () => {
    await expect(requireFree(portsAt(1_000), 1_000)).rejects.toThrow('refuse to open port 6000 (hosting)')
  })

  it('are refused by name when another process listens there', async () => {
    const offset = 31_300
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(portsAt(offset).auth, '127.0.0.1', resolve))
    await expect(requireFree(portsAt(offset), offset)).rejects.toThrow(`${portsAt(offset).auth} (auth)`)
    await new Promise((resolve) => other.close(resolve))
  })

  it('are asked for by the commands that need a running copy, and say what to start', async () => {
    const ports = portsAt(31_400)
    await expect(requireRunning(ports)).rejects.toThrow('is npm start running? (--port-offset N')
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(ports.firestore, '127.0.0.1', resolve))
    await requireRunning(ports)
    await new Promise((resolve) => other.close(resolve))
  })
})
