import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { testSuite } from './suite.ts'

/** A Firestore of a test's own on the suite's emulator: empty, and without the functions' triggers. */
export function ownFirestore(name: string): Firestore {
  suiteDatabase(testSuite())
  const id = `${name}-${crypto.randomUUID().slice(0, 8)}`
  return getFirestore(initializeApp({ projectId: `demo-${id}` }, id))
}
