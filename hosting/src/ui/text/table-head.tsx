import { VisuallyHidden } from '@mantine/core'

interface Column {
  readonly name: string
  /** The class of number cells, so that the heading is aligned with them. */
  readonly className?: string | undefined
}

/** A table's caption for screen readers, and the names of its columns. */
export function TableHead({ caption, columns }: { caption: string; columns: readonly Column[] }) {
  return (
    <>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ name, className }) => (
            <th key={name} scope="col" className={className}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}
