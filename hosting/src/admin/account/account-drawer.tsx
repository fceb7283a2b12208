import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { ActionIcon, Drawer, Tabs } from '@mantine/core'
import { X } from 'lucide-react'
import { escapeCloses } from '../../ui/feedback/escape-closes.ts'
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx'
import { count } from '../../ui/text/numbers.ts'
import { PersonMark } from '../../ui/text/person-mark.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import { dateTime } from '../format.ts'
import { BLOCKED_TEXT, ROLE_TEXT } from '../strings.ts'
import { USERS_TEXT } from '../users/strings.ts'
import classes from './account-drawer.module.css'
import { AnalysesTab } from './analyses-tab.tsx'
import { LedgerTab } from './ledger-tab.tsx'
import { ManageTab } from './manage-tab.tsx'
import { ACCOUNT_TEXT as TEXT } from './strings.ts'

type AccountTab = 'ledger' | 'analyses' | 'manage'

interface AccountDrawerProps {
  /** Null if the drawer is closed. */
  user: AdminUser | null
  tab?: AccountTab
  onClose: () => void
  /** Called when the account was deleted. */
  onGone: () => void
}

/** A drawer with one account: its ledger, its analyses and its actions. */
export function AccountDrawer({ user, tab = 'ledger', onClose, onGone }: AccountDrawerProps) {
  return (
    <Drawer.Root
      opened={user !== null}
      onClose={onClose}
      position="right"
      size="min(34rem, 100vw)"
      padding={0}
      {...escapeCloses(onClose)}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={user === null ? '' : USERS_TEXT.detailsOf(user.displayName || user.email)}>
        {user === null ? null : <Account user={user} tab={tab} onClose={onClose} onGone={onGone} />}
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Account({ user, tab, onClose, onGone }: Required<AccountDrawerProps> & { user: AdminUser }) {
  const name = user.displayName || USERS_TEXT.unnamed
  const facts = [
    [TEXT.points, count(user.points)],
    [TEXT.analysisCount, count(user.analysisCount)],
    [TEXT.registered, dateTime(user.createdAt)],
    [TEXT.uid, user.uid],
  ]
  return (
    <div className={classes.drawer}>
      <div className={classes.head}>
        <PersonMark name={user.displayName || user.email} photo={user.photoURL} size={44} />
        <div>
          <h2>
            {name} <Tag tone={user.role === 'admin' ? 'brand' : 'calm'}>{ROLE_TEXT[user.role]}</Tag>{' '}
            {user.blockedAt === null ? null : <Tag tone="poor">{BLOCKED_TEXT}</Tag>}
          </h2>
          <span className={classes.email}>{user.email}</span>
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={TEXT.close}
          onClick={onClose}
          data-autofocus
        >
          <X size={18} aria-hidden />
        </ActionIcon>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Tabs defaultValue={tab} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="ledger">{TEXT.ledger}</Tabs.Tab>
          <Tabs.Tab value="analyses">{TEXT.analyses}</Tabs.Tab>
          <Tabs.Tab value="manage">{TEXT.manage}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="ledger" pt="sm">
          <SectionBoundary>
            <LedgerTab uid={user.uid} />
          </SectionBoundary>
        </Tabs.Panel>
        <Tabs.Panel value="analyses" pt="sm">
          <SectionBoundary>
            <AnalysesTab uid={user.uid} />
          </SectionBoundary>
        </Tabs.Panel>
        <Tabs.Panel value="manage" pt="sm">
          <SectionBoundary>
            <ManageTab user={user} onGone={onGone} />
          </SectionBoundary>
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
