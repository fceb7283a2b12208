import { PLANS } from '@gaplens/contracts/plans'
import './base.css'
import { ChatLauncher } from '../../chat/chat-launcher.tsx'
import { LandingPage } from './landing-page.tsx'
import { ZH } from './text/zh.ts'

export function ZhPage() {
  return <LandingPage text={ZH} plans={PLANS} home="/" chat={<ChatLauncher language="zh" />} />
}
