import { type UserDocument, UserDocumentSchema } from '@gaplens/contracts/user'
import type { User } from 'firebase/auth'
import { doc } from 'firebase/firestore'
import { useEffect } from 'react'
import { FirebaseAppProvider, FirestoreProvider, useFirestore, useFirestoreDoc } from 'reactfire'
import { firebaseApp } from '../firebase-app.ts'
import { profileSettled } from './accounts.ts'
import { firestore } from './firestore.ts'
import { ensureUserDocument } from './user-document.ts'

interface LiveUserDocumentProps {
  user: User
  onChange: (userData: UserDocument | null) => void
  /** The document could be neither found nor made. */
  onError: () => void
}

/**
 * Makes `users/{uid}` if it is missing, subscribes to it and hands each version up. A leaf of its own: reactfire
 * throws its errors in render, and the boundary around it loses this subscription and nothing else. Loaded once
 * somebody is signed in, since it brings Firestore.
 */
export default function LiveUserDocument({ user, onChange, onError }: LiveUserDocumentProps) {
  useEffect(() => {
    profileSettled()
      .then(() => ensureUserDocument(firestore, user))
      .catch(onError)
  }, [user, onError])
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
      <FirestoreProvider sdk={firestore}>
        <Subscription uid={user.uid} onChange={onChange} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  )
}

function Subscription({ uid, onChange }: { uid: string; onChange: LiveUserDocumentProps['onChange'] }) {
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), 'users', uid), { suspense: false })
  useEffect(() => {
    const parsed = UserDocumentSchema.safeParse(snapshot?.data({ serverTimestamps: 'estimate' }))
    onChange(parsed.success ? parsed.data : null)
  }, [snapshot, onChange])
  return null
}
