import { PLANS } from '@gaplens/contracts/points/plans'
import type { ReactNode } from 'react'
import './base.css'
import { ChatLauncher } from '../../chat/chat-launcher.tsx'
import { LAUNCHER_ZH } from '../../chat/launcher-zh.ts'
import { LandingPage } from './landing-page.tsx'
import { ZH } from './text/zh.ts'

export function ZhPage({ pictures }: { pictures?: ReactNode }) {
  return (
    <LandingPage
      pictures={pictures}
      text={ZH}
      plans={PLANS}
      home="/"
      chat={<ChatLauncher text={LAUNCHER_ZH} />}
    />
  )
}
