import { cleanName, cleanPicture } from '@gaplens/contracts/accounts/profile'
import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { saveBeforeSignOut } from '../../api/session/draft-copies.ts'
import { useSession } from '../../api/session/session-context.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { WORKSPACE_TEXT as TEXT } from '../strings.ts'

/** The account data for both forms of the header. */
export function useAccount() {
  const { user, userData, isAdmin, verification, signOut } = useSession()
  // The sign-up points are shown at once; the account itself is created when the address is verified.
  const points = verification.isVerified ? userData?.points : SIGNUP_POINTS
  const name = userData?.displayName || cleanName(user?.displayName) || user?.email || ''

  async function leave() {
    try {
      const isSaved = await saveBeforeSignOut(user?.uid ?? '')
      // The browser's own question: without a network, a dialog that is loaded later would not appear.
      if (!isSaved && !window.confirm(TEXT.signOutUnsaved)) return
      await signOut()
      toast.success(TEXT.signedOut)
    } catch {
      toast.error(TEXT.signOutFailed)
    }
  }

  return {
    name,
    photo: userData?.photoURL ?? cleanPicture(user?.photoURL),
    role: isAdmin ? TEXT.roleAdmin : TEXT.roleUser,
    points: points === undefined ? TEXT.pointsUnknown : TEXT.points(points),
    isAdmin,
    leave,
  }
}
