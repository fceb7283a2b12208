import { PLANS } from '@gaplens/contracts/plans'
import './base.css'
import { ChatLauncher } from '../chat/chat-launcher.tsx'
import { CHAT_ZH } from '../chat/chat-text.ts'
import { LandingPage } from './landing-page.tsx'
import { ZH } from './text/zh.ts'

export function ZhPage() {
  return <LandingPage text={ZH} plans={PLANS} home="/" chat={<ChatLauncher text={CHAT_ZH} />} />
}
