import { Avatar } from '@mantine/core'

interface PersonMarkProps {
  name: string
  photo: string | null
  /** Width and height, in pixels. */
  size: number
}

/** A user's picture, or else the first character of their name, which in Chinese is the family name. */
export function PersonMark({ name, photo, size }: PersonMarkProps) {
  const [first = ''] = name
  return (
    <Avatar color="lens" src={photo} size={size} alt="" aria-hidden>
      {first.toUpperCase()}
    </Avatar>
  )
}
