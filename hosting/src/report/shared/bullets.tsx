import classes from './bullets.module.css'
import { ShowMore } from './show-more.tsx'

const FIRST = 5

/** A list of texts. Of a long list only the first five are shown before it is opened. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ShowMore items={[...new Set(items)]} first={FIRST}>
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
