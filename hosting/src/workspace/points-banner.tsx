import { LOW_POINTS } from '@gaplens/contracts/limits'
import { Anchor, Button } from '@mantine/core'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../api/session/session-context.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { WORKSPACE_TEXT as TEXT } from './strings.ts'

// Loaded lazily, because most users never see it: Google accounts are already verified.
const VerifyBanner = lazyPart(() => import('../verification/verify-banner.tsx'))

/** A warning: yellow at one or two points, red at none. Also shown if the points cannot be read or the address is not verified. */
export function PointsBanner() {
  const { userData, userDataFailed, verification, reloadUserData } = useSession()
  if (!verification.isVerified)
    return (
      <Suspense>
        <VerifyBanner />
      </Suspense>
    )
  if (userDataFailed)
    return (
      <Notice
        tone="warning"
        title={TEXT.userDataFailed}
        urgent
        action={
          <Button size="xs" variant="default" onClick={reloadUserData}>
            {TEXT.retry}
          </Button>
        }
      />
    )
  if (!userData || userData.points > LOW_POINTS) return null
  if (userData.points > 0)
    return (
      <Notice
        tone="warning"
        title={TEXT.lowPoints(userData.points)}
        action={
          <Anchor component={Link} to="/purchase" size="sm" fw={600}>
            {TEXT.buy}
          </Anchor>
        }
      />
    )
  return (
    <Notice
      tone="error"
      title={userData.points < 0 ? TEXT.debt(userData.points) : TEXT.noPoints}
      action={
        <Button component={Link} to="/purchase" size="xs">
          {TEXT.buy}
        </Button>
      }
    />
  )
}
