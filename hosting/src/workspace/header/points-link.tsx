import { Coins } from 'lucide-react'
import { Link } from 'react-router-dom'
import { WORKSPACE_TEXT as TEXT } from '../strings.ts'
import classes from './header.module.css'

/** The balance of points, with a link to the ledger. */
export function PointsLink({ points }: { points: string }) {
  return (
    <Link to="/app/account/points" className={classes.points} title={TEXT.pointsRecord}>
      <Coins size={16} aria-hidden />
      {points}
    </Link>
  )
}
