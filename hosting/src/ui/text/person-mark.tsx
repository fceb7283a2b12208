import { Avatar } from '@mantine/core'

interface PersonMarkProps {
  name: string
  photo: string | null
  /** Width and height, in pixels. */
  size: number
}

/** A person's picture; without one the first character of their name, which of a Chinese name is the family's. */
export function PersonMark({ name, photo, size }: PersonMarkProps) {
  const [first = ''] = name
  return (
    <Avatar color="lens" src={photo} size={size} alt="" aria-hidden>
      {first.toUpperCase()}
    </Avatar>
  )
}
