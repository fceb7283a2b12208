import classes from './bullets.module.css'

export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
