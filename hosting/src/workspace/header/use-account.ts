import { useSession } from '../../api/session/session-context.ts'
import { toast } from '../../ui/toast.tsx'
import { WORKSPACE_TEXT as TEXT } from '../strings.ts'

/** What the header shows of the account, in both its forms. */
export function useAccount() {
  const { user, userData, isAdmin, signOut } = useSession()
  const name = userData?.displayName || user?.displayName || user?.email || ''

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
    photo: userData?.photoURL ?? user?.photoURL ?? null,
    role: isAdmin ? TEXT.roleAdmin : TEXT.roleUser,
    points: userData ? TEXT.points(userData.points) : TEXT.pointsUnknown,
    isAdmin,
    leave,
  }
}
