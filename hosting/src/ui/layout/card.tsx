import type { ElementType, ReactNode } from 'react'
import classes from './card.module.css'

interface CardProps {
  children: ReactNode
  as?: ElementType
  className?: string | undefined
  id?: string
  'aria-labelledby'?: string
}

/** A raised sheet with the product's padding and hairline. */
export function Card({ children, as: Tag = 'div', className, ...props }: CardProps) {
  return (
    <Tag className={className ? `${classes.card} ${className}` : classes.card} {...props}>
      {children}
    </Tag>
  )
}
