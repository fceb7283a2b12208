import { ADMIN_BOOTSTRAP_POINTS, SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '../../functions/src/accounts/delete-account.ts'
import { auditLedger } from '../../functions/src/points/audit.ts'
import { bootstrapAdmin } from '../../functions/src/points/bootstrap-admin.ts'
import { AccountClosed, AddressUnverified, openAccount } from '../../functions/src/points/open-account.ts'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'
import { ownFirestore } from '../support/project.ts'

const EMAIL = 'boss@studio.example'
const OPENING = { adminEmail: EMAIL, addressKey: 'bootstrap-tests-address-hash-key-32ch' }

let db: Database
beforeEach(() => {
  db = openDatabase(ownFirestore('bootstrap'))
})

const identity = (uid: string, email = EMAIL, emailVerified = true) => ({
  uid,
  email,
  emailVerified,
  displayName: null,
  photoURL: null,
  providers: ['password'],
})

const open = (
  uid: string,
  email = EMAIL,
  isVerified = true,
  opening: typeof OPENING | { adminEmail: null; addressKey: string } = OPENING,
) =>
  db.firestore.runTransaction((tx) =>
    openAccount(db, tx, identity(uid, email, isVerified), opening, new Date()),
  )

const account = async (uid: string) => (await db.users().doc(uid).get()).data()

async function expectSound(): Promise<void> {
  const findings: unknown[] = []
  await auditLedger(db, (finding) => findings.push(finding))
  expect(findings).toEqual([])
}

describe('the pre-designated address', () => {
  it('becomes admin with its account, once verified, in whatever case it is written', async () => {
    await open('boss', 'Boss@Studio.Example')
    expect(await account('boss')).toMatchObject({ role: 'admin', points: ADMIN_BOOTSTRAP_POINTS })
    expect((await db.bootstrap().get()).exists).toBe(true)
    await expectSound()
  })

  it('unverified has no account, and does not stand in the way of whoever verifies it', async () => {
    await expect(open('squatter', EMAIL, false)).rejects.toThrow(AddressUnverified)
    await bootstrapAdmin(db, identity('squatter', EMAIL, false), EMAIL, new Date())
    expect(await account('squatter')).toBeUndefined()
    await open('boss')
    expect(await account('boss')).toMatchObject({ role: 'admin' })
  })

  it('becomes admin at a later sign-in, where its account was opened as a user’s', async () => {
    await open('boss', EMAIL, true, { ...OPENING, adminEmail: null })
    expect(await account('boss')).toMatchObject({ role: 'user', points: SIGNUP_POINTS })
    await bootstrapAdmin(db, identity('boss'), EMAIL, new Date())
    expect(await account('boss')).toMatchObject({ role: 'admin', points: ADMIN_BOOTSTRAP_POINTS })
    await bootstrapAdmin(db, identity('boss'), EMAIL, new Date())
    await expectSound()
  })

  it('is not admin again after it was demoted, deleted its account and signed in anew', async () => {
    await open('boss')
    await db.users().doc('boss').update({ role: 'user', permissions: [] })
    await db.firestore.runTransaction(async (tx) => closeAccount(db, tx, 'boss', new Date()))
    await db.firestore.recursiveDelete(db.users().doc('boss'))
    await open('boss-again')
    expect(await account('boss-again')).toMatchObject({ role: 'user', points: 0 })
    // As another instance of the API sees it, which knows nothing of the first.
    const other = openDatabase(db.firestore)
    await bootstrapAdmin(other, identity('boss-again'), EMAIL, new Date())
    expect(await account('boss-again')).toMatchObject({ role: 'user', points: 0 })
    await expectSound()
  })

  it('stays a user where imported data brought an admin along', async () => {
    await open('mei', 'mei@studio.example')
    await db.users().doc('mei').update({ role: 'admin' })
    await open('boss')
    expect(await account('boss')).toMatchObject({ role: 'user', points: SIGNUP_POINTS })
  })

  it('becomes admin once, when two of its sign-ins arrive at the same instant', async () => {
    await open('boss', EMAIL, true, { ...OPENING, adminEmail: null })
    const instances = [openDatabase(db.firestore), openDatabase(db.firestore), openDatabase(db.firestore)]
    await Promise.all(instances.map((each) => bootstrapAdmin(each, identity('boss'), EMAIL, new Date())))
    expect((await account('boss'))?.points).toBe(ADMIN_BOOTSTRAP_POINTS)
    await expectSound()
  })

  it('that is another’s makes nobody admin', async () => {
    await open('mei', 'mei@studio.example')
    await bootstrapAdmin(db, identity('mei', 'mei@studio.example'), EMAIL, new Date())
    await bootstrapAdmin(db, identity('mei', 'mei@studio.example'), null, new Date())
    expect(await account('mei')).toMatchObject({ role: 'user' })
  })
})

describe('an account that exists before its ledger opens', () => {
  const at = Timestamp.fromMillis(1_700_000_000_000)
  const MEI = 'mei@studio.example'
  /** A document as the rules let a client create it, and as the specified older shape has it. */
  const put = (more: object = {}) => {
    const document = {
      uid: 'mei',
      email: MEI,
      displayName: '美',
      photoURL: null,
      points: 5,
      role: 'user',
    } as const
    return db
      .users()
      .doc('mei')
      .set({ ...document, createdAt: at, ...more })
  }

  it.each([
    { came: 'with points', has: { points: 60 } },
    { came: 'without points', has: { points: 0 } },
    { came: 'as an admin’s', has: { role: 'admin', permissions: ['manage_users'] } },
    {
      came: 'with a purchase, a brand and a block',
      has: { hasBought: true, whiteLabel: true, blockedAt: at },
    },
  ] as const)('keeps what it has where it was imported $came', async ({ has }) => {
    await put(has)
    const opened = await open('mei', MEI)
    expect(opened).toMatchObject({ uid: 'mei', points: 5, ...('points' in has && has) })
    expect(await account('mei')).toMatchObject({ displayName: '美', points: 5, createdAt: at, ...has })
    expect(await account('mei')).toMatchObject({ providers: ['password'], ledgerOpenedAt: expect.anything() })
    await expectSound()
    await open('mei-again', MEI)
    expect((await account('mei-again'))?.points).toBe(0)
  })

  it('keeps imported entries, and their sum is the balance', async () => {
    await put()
    const entry = { delta: 3, balanceAfter: 3, kind: 'purchase', reason: '舊系統', actor: 'system' } as const
    await db
      .ledger('mei')
      .doc('old')
      .set({ ...entry, analysisId: null, createdAt: at })
    await open('mei', MEI)
    expect((await account('mei'))?.points).toBe(5)
    await expectSound()
  })

  it('becomes admin where it is the designated one’s', async () => {
    await put({ email: EMAIL, points: 60 })
    await open('mei', EMAIL)
    await bootstrapAdmin(db, identity('mei'), EMAIL, new Date())
    expect(await account('mei')).toMatchObject({ role: 'admin', points: ADMIN_BOOTSTRAP_POINTS })
    await expectSound()
  })

  it('stays blocked where an admin blocked it, and gets no second gift', async () => {
    await open('first', MEI)
    await put({ blockedAt: at, providers: ['google.com'], sessionsSince: at, whiteLabel: true })
    await open('mei', MEI)
    expect(await account('mei')).toMatchObject({
      blockedAt: at,
      sessionsSince: at,
      whiteLabel: true,
      points: 0,
    })
    await expectSound()
  })

  it('is not created again once it was closed', async () => {
    await put()
    await db.firestore.runTransaction(async (tx) => closeAccount(db, tx, 'mei', new Date()))
    await expect(open('mei', MEI)).rejects.toThrow(AccountClosed)
    expect(await account('mei')).toBeUndefined()
    expect((await db.ledger('mei').get()).size).toBe(0)
  })
})
