import { BRAND_NAMES } from '@gaplens/contracts/brand'
import type { Branding, BrandingAnswer } from '@gaplens/contracts/branding'
import { ownBrand, productBrand, type ReportBrand } from '@gaplens/report/brand/report-brand'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'

/** What a user has saved, and whether it is applied. */
export async function readBranding(db: Database, uid: string): Promise<BrandingAnswer> {
  const [account, saved] = await Promise.all([db.users().doc(uid).get(), db.branding(uid).get()])
  const document = saved.data()
  const allowed = account.data()?.whiteLabel === true
  if (document === undefined) return { allowed, branding: null }
  const { updatedAt, ...branding } = document
  return { allowed, branding }
}

/** The brand that a user's reports carry: their own where they may and have one, else the product's. @param contact support address */
export async function brandFor(db: Database, uid: string, contact: string): Promise<ReportBrand> {
  const { allowed, branding } = await readBranding(db, uid)
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
