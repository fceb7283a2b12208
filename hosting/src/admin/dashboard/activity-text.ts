import { RoleSchema } from '@gaplens/contracts/accounts/user'
import type { ActivityItem } from '@gaplens/contracts/admin/requests'
import type { Settings } from '@gaplens/contracts/admin/settings'
import { SETTING_TEXT, SETTINGS_TEXT } from '../settings/strings.ts'
import { ROLE_TEXT } from '../strings.ts'
import { ACTION_TEXT, ACTIVITY_TEXT, changeText, paymentText } from './strings.ts'

/** A log entry in words: the action, its target, and the values before and after. */
export function activityText(item: ActivityItem): { what: string; changes: string[] } {
  return {
    what: ACTION_TEXT[item.action](targetText(item)),
    changes: [...changesOf(item), ...(item.reason === null ? [] : [ACTIVITY_TEXT.reason(item.reason)])],
  }
}

function targetText({ target }: ActivityItem): string {
  if (target.label !== '') return target.label
  return target.kind === 'user' ? ACTIVITY_TEXT.deletedAccount : target.id.slice(0, 8)
}

function changesOf({ action, before, after }: ActivityItem): string[] {
  if (action.startsWith('payment.')) return paymentChange(after)
  if (before === null || after === null) return []
  if (action === 'points.adjusted') return [changeText('points', before.points, after.points)]
  if (action === 'role.changed') return [`${roleText(before.role)} → ${roleText(after.role)}`]
  if (action !== 'settings.changed') return []
  return Object.keys(after).map(
    (name) =>
      `${isSetting(name) ? SETTING_TEXT[name] : name}：${changeText(name, valueText(before[name]), valueText(after[name]))}`,
  )
}

function paymentChange(after: ActivityItem['after']): string[] {
  return typeof after?.order === 'string' && typeof after.points === 'number'
    ? [paymentText(after.order, after.points)]
    : []
}

function roleText(role: unknown): string {
  const parsed = RoleSchema.safeParse(role)
  return parsed.success ? ROLE_TEXT[parsed.data] : '-'
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(SETTING_TEXT, name)
}

function valueText(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? SETTINGS_TEXT.on : SETTINGS_TEXT.off
  return value === '' ? SETTINGS_TEXT.unset : value
}
