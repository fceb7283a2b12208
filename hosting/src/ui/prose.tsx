import classes from './prose.module.css'

const BULLET = /^\s*(?:[-*•・‧]|\d{1,2}[.、)](?!\d))\s*/

interface Block {
  kind: 'paragraph' | 'list'
  lines: string[]
}

/** Splits plain text into paragraphs and runs of bulleted lines. */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split(/\n+/)) {
    if (line.trim() === '') continue
    const kind = BULLET.test(line) ? 'list' : 'paragraph'
    const last = blocks.at(-1)
    if (kind === 'list' && last?.kind === 'list') last.lines.push(line.replace(BULLET, ''))
    else blocks.push({ kind, lines: [kind === 'list' ? line.replace(BULLET, '') : line.trim()] })
  }
  return blocks
}

/** Plain text of any origin, set for reading. Markup in it shows as the characters it is. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={classes.prose}>
      {toBlocks(text).map((block, index) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
          <ul key={index}>
            {block.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
              <li key={at}>{line}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
          <p key={index}>{block.lines[0]}</p>
        ),
      )}
    </div>
  )
}
