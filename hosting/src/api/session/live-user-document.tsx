import { type UserDocument, UserDocumentSchema } from '@gaplens/contracts/accounts/user'
import type { User } from 'firebase/auth'
import { doc } from 'firebase/firestore'
import { useEffect, useRef } from 'react'
import { FirebaseAppProvider, FirestoreProvider, useFirestore, useFirestoreDoc } from 'reactfire'
import { firebaseApp } from '../firebase-app.ts'
import { profileSettled } from './accounts.ts'
import { firestore } from './firestore.ts'
import { ensureUserDocument } from './user-document.ts'

interface LiveUserDocumentProps {
  user: User
  onChange: (userData: UserDocument | null) => void
  /** Called if the document has disappeared, which only the deletion of the account does. */
  onGone: () => void
  /** Called if the document can neither be found nor created. */
  onError: () => void
}

/**
 * Creates `users/{uid}` if it is missing, subscribes to it and passes each version up. It is a component of its own, because reactfire
 * throws its errors in render, and so the boundary around it loses only this subscription. It is loaded once somebody is signed in,
 * because it includes Firestore.
 */
export default function LiveUserDocument({ user, onChange, onGone, onError }: LiveUserDocumentProps) {
  useEffect(() => {
    profileSettled()
      .then(() => ensureUserDocument(firestore, user))
      .catch(onError)
  }, [user, onError])
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
      <FirestoreProvider sdk={firestore}>
        <Subscription uid={user.uid} onChange={onChange} onGone={onGone} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  )
}

type SubscriptionProps = Pick<LiveUserDocumentProps, 'onChange' | 'onGone'> & { uid: string }

function Subscription({ uid, onChange, onGone }: SubscriptionProps) {
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), 'users', uid), { suspense: false })
  useEffect(() => {
    const parsed = UserDocumentSchema.safeParse(snapshot?.data({ serverTimestamps: 'estimate' }))
    onChange(parsed.success ? parsed.data : null)
  }, [snapshot, onChange])
  const existed = useRef(false)
  useEffect(() => {
    if (existed.current && snapshot?.exists() === false && !snapshot.metadata.fromCache) onGone()
    existed.current ||= snapshot?.exists() === true
  }, [snapshot, onGone])
  return null
}
