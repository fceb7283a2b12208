import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { testSuite } from './suite.ts'

/** An empty Firestore project for one test on the suite's emulator. The functions' triggers do not run on it. */
export function ownFirestore(name: string): Firestore {
  suiteDatabase(testSuite())
  const id = `${name}-${crypto.randomUUID().slice(0, 8)}`
  return getFirestore(initializeApp({ projectId: `demo-${id}` }, id))
}
