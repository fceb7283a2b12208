import type { UserStats } from '@gaplens/contracts/admin/stats'
import { Skeleton } from '@mantine/core'
import { ChartNoAxesColumn, Coins, ShieldCheck, Users } from 'lucide-react'
import { useEffect } from 'react'
import { toast } from '../../ui/feedback/toast.tsx'
import { count } from '../../ui/text/numbers.ts'
import { useUserStats } from '../api/use-user-stats.ts'
import { ADMIN_TEXT } from '../strings.ts'
import classes from './stat-card.module.css'
import { CARD_TEXT as TEXT } from './strings.ts'

const ICONS = {
  totalUsers: Users,
  analysesToday: ChartNoAxesColumn,
  adminUsers: ShieldCheck,
  totalPoints: Coins,
}
export type Figure = keyof typeof ICONS & keyof UserStats

/** Figures as cards. A figure that could not be loaded is a dash, and one toast reports it. */
export function StatCards({ figures }: { figures: readonly Figure[] }) {
  const { data, isPending, isError } = useUserStats()
  useEffect(() => {
    if (isError) toast.error(ADMIN_TEXT.statsFailed)
  }, [isError])
  return (
    <section aria-label={TEXT.label}>
      <dl className={classes.grid} data-count={figures.length}>
        {figures.map((figure) => {
          const Icon = ICONS[figure]
          return (
            <div key={figure} className={classes.card}>
              <dt className={classes.label}>
                {TEXT[figure]}
                <span className={classes.icon} aria-hidden>
                  <Icon size={20} />
                </span>
              </dt>
              <dd className={classes.value}>
                {data ? (
                  count(data[figure])
                ) : isPending ? (
                  <Skeleton height={28} width={80} />
                ) : (
                  ADMIN_TEXT.none
                )}
                {figure === 'totalPoints' && data !== undefined && data.pointsLeftOut > 0 ? (
                  <span className={classes.note}>{TEXT.leftOut(data.pointsLeftOut)}</span>
                ) : null}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
