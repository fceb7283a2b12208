import { BRAND_NAMES } from '@gaplens/contracts/brand'
import { type Branding, type BrandingAnswer, BrandingDocumentSchema } from '@gaplens/contracts/branding'
import { ownBrand, productBrand, type ReportBrand } from '@gaplens/report/brand/report-brand'
import { Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { noteFailure } from '../runtime/each-document.ts'

/**
 * What a user has saved, and whether it is applied. Where it can't be read, admins are told, and reports do without it:
 * none may fail for its look.
 */
export async function readBranding(db: Database, uid: string, now: Date): Promise<BrandingAnswer> {
  const reference = unparsedDocument(db.branding(uid))
  const [account, saved] = await Promise.all([db.users().doc(uid).get(), reference.get()])
  const allowed = account.data()?.whiteLabel === true
  if (!saved.exists) return { allowed, branding: null }
  const { data, error } = BrandingDocumentSchema.safeParse(saved.data())
  if (error !== undefined) {
    await noteFailure({ db, now: () => now }, 'readBranding', reference.path, saved.data(), error)
    return { allowed, branding: null, isUnreadable: true }
  }
  const { updatedAt, ...branding } = data
  return { allowed, branding }
}

/**
 * The brand that a user's reports carry: their own where they may and have one, else the product's.
 * @param contact support address
 */
export async function brandFor(db: Database, uid: string, contact: string, now: Date): Promise<ReportBrand> {
  const { allowed, branding } = await readBranding(db, uid, now)
  return allowed && branding !== null
    ? ownBrand(branding)
    : productBrand({ ...BRAND_NAMES, supportEmail: contact })
}

/** Saves a brand. @returns false when the account may not have one; nothing is saved then */
export async function saveBranding(
  db: Database,
  uid: string,
  branding: Branding,
  now: Date,
): Promise<boolean> {
  return await db.firestore.runTransaction(async (tx) => {
    const account = (await tx.get(db.users().doc(uid))).data()
    if (account?.whiteLabel !== true) return false
    tx.set(db.branding(uid), { ...branding, updatedAt: Timestamp.fromDate(now) })
    return true
  })
}
