import { PLANS_EN } from '@gaplens/contracts/plans'
import './base.css'
import { ChatLauncher } from '../../chat/chat-launcher.tsx'
import { LandingPage } from './landing-page.tsx'
import { EN } from './text/en.ts'

export function EnPage() {
  return <LandingPage text={EN} plans={PLANS_EN} home="/en" chat={<ChatLauncher language="en" />} />
}
