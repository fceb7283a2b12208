import { BRAND_NAMES } from '@gaplens/contracts/brand'
import {
  type Branding,
  type BrandingAnswer,
  BrandingDocumentSchema,
} from '@gaplens/contracts/shares/branding'
import { ownBrand, productBrand, type ReportBrand } from '@gaplens/report/brand/report-brand'
import { Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { noteFailure } from '../runtime/process-documents.ts'

/**
 * The brand that a user has saved, and whether it is applied. If it cannot be parsed, it is noted for admins and reports go
 * without it, because no report may fail because of its look.
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
 * The brand of a user's reports: their own if they have one and may use it, otherwise the product's.
 * @param contact support address
 */
export async function brandFor(db: Database, uid: string, contact: string, now: Date): Promise<ReportBrand> {
  const { allowed, branding } = await readBranding(db, uid, now)
  return allowed && branding !== null
    ? ownBrand(branding)
    : productBrand({ ...BRAND_NAMES, supportEmail: contact })
}

/** Saves a brand. @returns false when the account may not have one; then nothing is saved */
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
