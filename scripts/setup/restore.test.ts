import { describe, expect, it } from 'vitest'
import { createGoogleApi } from './google-api.ts'
import { BROUGHT_IN, bringIn, listBackups, restoreBackup } from './restore.ts'

const OF = 'firestore.googleapis.com/v1/projects/shop-1'
const SETTINGS = `${OF}/databases/(default)/documents/settings/product`
const off = { fields: { analysesEnabled: { booleanValue: false } } }

/**
 * Simulates Google's APIs as they are documented: what takes long answers with an operation, which has to be asked for
 * until it is done.
 */
function standIn(stored: Record<string, unknown>, failing = '') {
  const asked: string[] = []
  const bodies: unknown[] = []
  const looks = new Map<string, number>()
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
  const send = async (url: string, init: RequestInit) => {
    const path = url.replace('https://', '')
    asked.push(`${init.method} ${path}`)
    if (init.body !== undefined) bodies.push(JSON.parse(String(init.body)))
    const operation = /operations\/(\w+)$/.exec(path)?.[1]
    if (operation !== undefined) {
      const look = (looks.get(operation) ?? 0) + 1
      looks.set(operation, look)
      const name = `projects/shop-1/operations/${operation}`
      if (look < 3) return answer(200, { name })
      return answer(200, {
        name,
        done: true,
        ...(operation === failing && { error: { message: 'no such bucket' } }),
      })
    }
    const begun = /:(restore|exportDocuments|importDocuments)$/.exec(path)?.[1]
    if (begun !== undefined) return answer(200, { name: `projects/shop-1/operations/${begun}` })
    if (init.method === 'POST') return answer(200, {})
    return path in stored ? answer(200, stored[path]) : answer(404, {})
  }
  const said: string[] = []
  const restoreWith = (dryRun = false) => ({
    api: createGoogleApi('shop-1', async () => 'token', dryRun, send),
    project: 'shop-1',
    say: (line: string) => void said.push(line),
    pause: async () => undefined,
  })
  return { asked, bodies, said, restoreWith }
}

const changes = (asked: readonly string[]) => asked.filter((each) => each.startsWith('POST'))

describe('a restore', () => {
  it('lists the backups of the region, the newest first, and none where there is none', async () => {
    const backup = (day: number) => ({
      name: `b${day}`,
      snapshotTime: `2026-11-${day}T03:00:00Z`,
      state: 'READY',
    })
    const { restoreWith, asked } = standIn({
      [`${OF}/locations/asia-east1/backups`]: { backups: [backup(20), backup(22), backup(21)] },
    })
    expect((await listBackups(restoreWith())).map(({ name }) => name)).toEqual(['b22', 'b21', 'b20'])
    expect(changes(asked)).toEqual([])
    expect(await listBackups(standIn({}).restoreWith())).toEqual([])
  })

  it('goes into a database of its own, and is waited for', async () => {
    const { restoreWith, asked, bodies, said } = standIn({})
    await restoreBackup(restoreWith(), 'b22')
    expect(changes(asked)).toEqual([`POST ${OF}/databases:restore`])
    expect(bodies).toEqual([{ databaseId: 'restored', backup: 'b22' }])
    expect(asked.filter((each) => each.endsWith('operations/restore'))).toHaveLength(3)
    expect(said).toEqual(['restore: projects/shop-1/operations/restore'])
  })

  it('leaves one that is there already alone', async () => {
    const { restoreWith, asked } = standIn({ [`${OF}/databases/restored`]: { name: 'restored' } })
    await expect(restoreBackup(restoreWith(), 'b22')).rejects.toThrow('already')
    expect(changes(asked)).toEqual([])
  })

  it('is brought in through a bucket, behind an empty queue', async () => {
    const { restoreWith, asked, bodies } = standIn({ [SETTINGS]: off })
    await bringIn(restoreWith(), 'copies')
    expect(changes(asked)).toEqual([
      'POST cloudtasks.googleapis.com/v2/projects/shop-1/locations/asia-east1/queues/runAnalysis:purge',
      `POST ${OF}/databases/restored:exportDocuments`,
      `POST ${OF}/databases/(default):importDocuments`,
    ])
    const place = 'gs://copies/restore-restored'
    expect(bodies).toEqual([
      {},
      { outputUriPrefix: place, collectionIds: BROUGHT_IN },
      { inputUriPrefix: place, collectionIds: BROUGHT_IN },
    ])
  })

  it('brings in what people own, and neither ended share links nor the switch for analyses', () => {
    for (const id of [
      'users',
      'ledger',
      'deletedAnalyses',
      'deletedDrafts',
      'analyses',
      'record',
      'versions',
      'paymentEvents',
    ])
      expect(BROUGHT_IN).toContain(id)
    for (const id of ['shares', 'settings', 'exports', 'parts', 'serpCache'])
      expect(BROUGHT_IN).not.toContain(id)
    expect(new Set(BROUGHT_IN).size).toBe(BROUGHT_IN.length)
  })

  it('may be of a minute of the last days, without a backup', async () => {
    const { restoreWith, asked, bodies } = standIn({ [SETTINGS]: off })
    await bringIn(restoreWith(), 'copies', '2026-11-22T03:15:00Z')
    expect(changes(asked)[1]).toBe(`POST ${OF}/databases/(default):exportDocuments`)
    expect(bodies[1]).toEqual({
      outputUriPrefix: 'gs://copies/restore-20261122T031500Z',
      collectionIds: BROUGHT_IN,
      snapshotTime: '2026-11-22T03:15:00Z',
    })
  })

  it.each([
    {},
    { [SETTINGS]: { fields: {} } },
    { [SETTINGS]: { fields: { analysesEnabled: { booleanValue: true } } } },
  ])('changes nothing while analyses are on (%j)', async (stored) => {
    const { restoreWith, asked } = standIn(stored)
    await expect(bringIn(restoreWith(), 'copies')).rejects.toThrow('Switch them off')
    expect(changes(asked)).toEqual([])
  })

  it('imports nothing when the export failed, and says why', async () => {
    const { restoreWith, asked } = standIn({ [SETTINGS]: off }, 'exportDocuments')
    await expect(bringIn(restoreWith(), 'copies')).rejects.toThrow('The export failed: no such bucket')
    expect(changes(asked).some((each) => each.endsWith('importDocuments'))).toBe(false)
  })

  it('tried dry asks and changes nothing', async () => {
    const { restoreWith, asked } = standIn({ [SETTINGS]: off })
    const restore = restoreWith(true)
    await bringIn(restore, 'copies')
    expect(changes(asked)).toEqual([])
    expect(restore.api.changes).toHaveLength(3)
  })
})
