import { type UserDocument, UserDocumentSchema } from '@gaplens/contracts/user'
import { doc } from 'firebase/firestore'
import { useEffect } from 'react'
import { useFirestore, useFirestoreDoc } from 'reactfire'

interface LiveUserDocumentProps {
  uid: string
  onChange: (userData: UserDocument | null) => void
}

/**
 * Subscribes to `users/{uid}` and hands each version up. A leaf of its own, because reactfire throws its errors in
 * render: the boundary around it loses this subscription and nothing else.
 */
export function LiveUserDocument({ uid, onChange }: LiveUserDocumentProps) {
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), 'users', uid), { suspense: false })
  useEffect(() => {
    const parsed = UserDocumentSchema.safeParse(snapshot?.data({ serverTimestamps: 'estimate' }))
    onChange(parsed.success ? parsed.data : null)
  }, [snapshot, onChange])
  return null
}
