import classes from './bullets.module.css'
import { ShowMore } from './show-more.tsx'

const FIRST = 5

/** A list of texts. Of a long list only the first ones are shown before it is opened. */
export function Bullets({ items, first = FIRST }: { items: readonly string[]; first?: number }) {
  return (
    <ShowMore items={[...new Set(items)]} first={first}>
      {(shown) => (
        <ul className={classes.list}>
          {shown.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </ShowMore>
  )
}
