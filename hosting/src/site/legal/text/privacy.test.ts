import {
  ANALYSES_KEPT_MONTHS,
  BACKUPS_KEPT_DAYS,
  CHAT_KEPT_DAYS,
  DELETED_DRAFT_REMEMBERED_DAYS,
  EXPORT_KEPT_DAYS,
  GIFT_REMEMBERED_MONTHS,
  RECOVERY_DAYS,
} from '@gaplens/contracts/limits'
import { expect, it } from 'vitest'
import { PRIVACY } from './privacy.ts'

it('says how long things are kept as the code does', () => {
  const told = JSON.stringify(PRIVACY)
  for (const sentence of [
    `最長 ${ANALYSES_KEPT_MONTHS} 個月`,
    `最後一則訊息後 ${CHAT_KEPT_DAYS} 天`,
    `備妥後 ${EXPORT_KEPT_DAYS} 天`,
    `領取後 ${GIFT_REMEMBERED_MONTHS} 個月`,
    `編號與刪除時間再保存 ${DELETED_DRAFT_REMEMBERED_DAYS} 天`,
    `每份保存 ${BACKUPS_KEPT_DAYS} 天`,
    `最近 ${RECOVERY_DAYS} 天內`,
  ])
    expect(told).toContain(sentence)
})
