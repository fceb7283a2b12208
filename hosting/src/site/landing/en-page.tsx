import { PLANS_EN } from '@gaplens/contracts/points/plans'
import type { ReactNode } from 'react'
import './base.css'
import { ChatLauncher } from '../../chat/chat-launcher.tsx'
import { LAUNCHER_EN } from '../../chat/launcher-en.ts'
import { LandingPage } from './landing-page.tsx'
import { EN } from './text/en.ts'

export function EnPage({ pictures }: { pictures?: ReactNode }) {
  return (
    <LandingPage
      pictures={pictures}
      text={EN}
      plans={PLANS_EN}
      home="/en"
      chat={<ChatLauncher text={LAUNCHER_EN} />}
    />
  )
}
