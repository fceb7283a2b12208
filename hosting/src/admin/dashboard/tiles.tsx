import { ChartColumn, ChevronDown, ChevronRight, Database, Settings, Users } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { TILE_TEXT as TEXT } from './strings.ts'
import classes from './tiles.module.css'

const ICONS = { statistics: ChartColumn, settings: Settings, database: Database }
export type Panel = keyof typeof ICONS
const PANELS = Object.keys(ICONS) as Panel[]

export function isPanel(text: string | null): text is Panel {
  return PANELS.some((panel) => panel === text)
}

/** A link to the users, and three buttons that open a panel below. */
export function Tiles({ open, onToggle }: { open: Panel | null; onToggle: (panel: Panel) => void }) {
  return (
    <nav aria-label={TEXT.label}>
      <ul className={classes.grid}>
        <li>
          <Link to="/admin/users" className={classes.tile}>
            <Content icon={Users} text={TEXT.users} mark={<ChevronRight size={18} />} />
          </Link>
        </li>
        {PANELS.map((panel) => (
          <li key={panel}>
            <button
              type="button"
              className={classes.tile}
              aria-expanded={panel === open}
              onClick={() => onToggle(panel)}
            >
              <Content icon={ICONS[panel]} text={TEXT[panel]} mark={<ChevronDown size={18} />} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ContentProps {
  icon: ComponentType<{ size: number; className?: string | undefined; 'aria-hidden': boolean }>
  text: { title: string; body: string }
  mark: ReactNode
}

function Content({ icon: Icon, text, mark }: ContentProps) {
  return (
    <>
      <Icon size={24} className={classes.icon} aria-hidden />
      <span className={classes.title}>{text.title}</span>
      <span className={classes.body}>{text.body}</span>
      <span className={classes.mark} aria-hidden>
        {mark}
      </span>
    </>
  )
}
