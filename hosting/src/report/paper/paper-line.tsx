import { isWebAddress } from '@gaplens/contracts/web-address'
import type { Inline, Line } from '@gaplens/report/document/blocks'
import classes from './paper.module.css'

export function PaperLine({ line }: { line: Line }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change their order
  return line.map((part, index) => <Part key={index} part={part} />)
}

/** A line for print. Links stay links, because a PDF can be clicked. */
function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  if (part.kind === 'strong') return <strong>{part.text}</strong>
  if (part.kind === 'tag') return <span className={classes.tag}>{part.text}</span>
  return isWebAddress(part.href) ? <a href={part.href}>{part.text}</a> : part.text
}
