import { SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { cleanName, cleanPicture } from '@gaplens/contracts/profile'
import { useSession } from '../../api/session/session-context.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { WORKSPACE_TEXT as TEXT } from '../strings.ts'

/** What the header shows of the account, in both its forms. */
export function useAccount() {
  const { user, userData, isAdmin, verification, signOut } = useSession()
  // The gift is shown from the first minute; the account itself opens once the address is verified.
  const points = verification.isVerified ? userData?.points : SIGNUP_POINTS
  const name = userData?.displayName || cleanName(user?.displayName) || user?.email || ''

  async function leave() {
    try {
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
